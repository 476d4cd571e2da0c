package enum FormKeyMap { package static let all: [KeyBinding<Int>] = [] }
