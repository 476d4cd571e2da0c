/// What `--help` prints.
extension Strings {
  package static let usage = Phrase(
    zh: """
      用法：addressbook [通讯录]                全屏打开通讯录
            addressbook list [词…]              列出联系人：分区、姓名、电话
            addressbook query 词…               为邮件程序查找邮箱：邮箱、姓名、备注
            addressbook show 联系人             显示一位联系人的全部内容
            addressbook add 键=值…              添加联系人，输出它的 UID
            addressbook set 联系人 键=值…       修改联系人
            addressbook delete 联系人           删除联系人
            addressbook import 文件…            导入 .vcf、.csv、.plist 文件或文件夹
            addressbook export 文件             导出为 .vcf、.csv 或 .plist；- 是标准输出
            addressbook check                   列出通讯录里的问题：文件:行: 原因
            addressbook reading 姓名…           列出姓名的分区和拼音

      通讯录可以是存放 .vcf 文件的文件夹、一个 .vcf 文件，或一个 .plist 文件。不写时依次看
      --book、$ADDRESSBOOK、配置文件，最后是 ~/.local/share/addressbook。
      与命令同名的通讯录请写成 ./list。

      联系人：完整的姓名、uid:…，或 #3（文件中的第三位）。

      键是 show --json 的键：fn、last、first、org、title、birthday、note、kind……；列表用
      hobbies=书法,围棋 或 hobbies[0]、hobbies[+]，nickname 也一样；电话等用 phones[0].value、.label、.types、
      .pref，地址用 addresses[0].street、.city……，图片用 photo=文件。
      值为空则删去该项。[+] 添加一项；同一个键再次出现时开始下一项：
        phones[+].value=110 phones[+].label=报警 phones[+].value=120
      label 与 types 是同一个类型，设一个会取代另一个；pref=true 会取消其他项的首选。

      选项：
        -b, --book 通讯录     要打开的通讯录
            --file-order      list：按文件中的顺序
            --json            list、query、show：每行一个 JSON 对象
            --no-header       query：不输出第一行说明
            --duplicates 规则 import：UID 相同而内容不同时，skip 保留原有的、replace 替换、
                              keep-both 都保留
            --vcard 3.0|4.0   export：把名片转换成这个版本
            --force           export：覆盖已有的文件
            --merge           set：另一程序刚改动过时合并，而不是拒绝
            --language zh|en  界面语言（默认按系统区域设置）
            --mouse           全屏：使用鼠标，点按、滚轮、沿索引条拖动
        -h, --help            显示本说明
        -V, --version         显示版本

      退出状态：0 完成；1 没有找到、被拒绝（没有改动）、import 有没导入的，或 check 发现了问题；
      2 命令行或文件有误，或者已保存但系统没有确认数据已写入磁盘。

      """,
    en: """
      Usage: addressbook [BOOK]                open a book full screen
             addressbook list [WORDS…]         print contacts: section, name, phone
             addressbook query WORDS…          find e-mail addresses for a mail program
             addressbook show CONTACT          print everything of one contact
             addressbook add KEY=VALUE…        add a contact, and print its UID
             addressbook set CONTACT KEY=VALUE…
             addressbook delete CONTACT
             addressbook import FILE…          take in .vcf, .csv and .plist files, or folders
             addressbook export FILE           write a .vcf, .csv or .plist file; - is stdout
             addressbook check                 print what is wrong in the book: file:line: reason
             addressbook reading NAME…         print the section and the pinyin of names

      BOOK is a folder of .vcf files, one .vcf file, or a .plist file. Where it is left out:
      --book, $ADDRESSBOOK, the configuration file, then ~/.local/share/addressbook.
      A book that is named like a command: ./list

      CONTACT is a whole name, uid:…, or #3 (the third in the file).

      KEY is one of show --json: fn, last, first, org, title, birthday, note, kind …; for lists
      hobbies=reading,tennis or hobbies[0], hobbies[+], and nickname in the same way; for phones
      and the like phones[0].value, .label, .types, .pref; for addresses addresses[0].street,
      .city …; photo=FILE for a picture.
      An empty VALUE takes out what is there. [+] adds an entry; a key given again begins the next:
        phones[+].value=110 phones[+].label=police phones[+].value=120
      Label and types are one thing: setting one replaces the other. pref=true takes the mark
      from the others.

      Options:
        -b, --book BOOK       the book to open
            --file-order      list: as the contacts stand in the file
            --json            list, query, show: one JSON object a line
            --no-header       query: without the first line, which is for people
            --duplicates RULE import: of a UID that another contact has with another content:
                              skip (keep the other), replace, keep-both
            --vcard 3.0|4.0   export: convert the cards to that version
            --force           export: replace a file that exists
            --merge           set: merge with what another program has just changed, instead of
                              refusing
            --language zh|en  the language to speak, instead of the locale's
            --mouse           full screen: click, wheel, drag along the index bar
        -h, --help            print this
        -V, --version         print the version

      Exit status: 0 done; 1 nothing found, or refused with nothing changed, or a part of an
      import was refused, or check found something; 2 the command line or a file can't be used,
      or the change was saved, but the system didn't confirm that it is safe on the disk.

      """)
}
