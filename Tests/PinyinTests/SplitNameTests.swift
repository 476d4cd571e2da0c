import Pinyin
import Testing

@Suite struct SplitNameTests {
  @Test(arguments: [
    ("王小明", "王", "小明"), ("欧阳娜娜", "欧阳", "娜娜"), ("歐陽娜娜", "歐陽", "娜娜"), ("单雄信", "单", "雄信"),
    ("尉迟恭", "尉迟", "恭"), ("尉健行", "尉", "健行"), ("易详千玺", "易", "详千玺"), ("王 磊", "王", "磊"),
    ("山田 太郎", "山田", "太郎"), ("王小明 同学", "王", "小明 同学"), ("王A", "王", "A"),
    ("爱新觉罗溥仪", "爱新觉罗", "溥仪"), (" 王小明 ", "王", "小明"),
    ("单位食堂", "", "单位食堂"), ("小李", "", "小李"), ("单", "", "单"), ("欧阳", "", "欧阳"),
    ("李·达·晓", "", "李·达·晓"), ("中国移动客服", "", "中国移动客服"), ("重庆人民银行", "", "重庆人民银行"),
    ("John Smith", "Smith", "John"), ("Jean Paul Marie  Sartre ", "Sartre", "Jean Paul Marie"),
    ("yly", "", "yly"), ("", "", ""), ("  ", "", ""), ("😀", "", "😀"), ("あおい", "", "あおい"),
  ])
  func aNameIsSplit(name: String, family: String, given: String) {
    let split = splitName(name)
    #expect(split.family == family)
    #expect(split.given == given)
  }
}
