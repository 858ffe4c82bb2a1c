"""Writes the character lists of the bundled fonts: regular.txt, bold.txt, letters.txt, pieces.txt
and ellipsis.txt.

    python3 characters.py FOLDER

The large sets are not typed in but asked of Python's own tables of the Japanese character sets, row by row (区).
"""

import sys
from pathlib import Path

KANA_AND_SIGNS = range(1, 6)  # rows of JIS X 0208: punctuation, digits and Latin letters, hiragana, katakana
LEVEL_1 = range(16, 48)
ALL_ROWS = range(1, 95)  # Greek, Cyrillic, box drawing and level 2 as well

# Signs for buttons, menus and comments that the sets below lack or that must not get lost. The font has an outline for
# each; what it does not have (⏸ ⏮ ⏭ ↶ ↷ ⚙ ⛉ ⛊ …) is drawn by the program.
INTERFACE = (
    "←↑→↓↔↕↖↗↘↙⇄⇅⇆⇐⇒⇔⇦⇧⇨⇩⇵⤴⤵⬅⬆⬇➡⌘⏎␣"
    "☗☖▲△▶▷▼▽◀◁◆◇◉○◎●◐◑■□▪▫★☆☞✓✚✽❖⚠♪♫♀♂"
    "‐‑‒–—―‘’“”‹›•…⋯‰′″※‼⁇⁈⁉×÷±≤≥≠½¼¾°²³¹№"
    "⓪①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳❶❷❸❹❺❻❼❽❾❿"
)

# Letters beyond Latin-1, the macrons of romanised Japanese first. The font has no others: no Ł, no Š.
LATIN_LETTERS = "ĀāĒēĪīŌōŪūĂăĐđĚěĨĩŃńŇňŎŏŒœŨũŬŭ"

# The one sign of JIS X 0208 that Noto Sans JP does not draw.
NOT_IN_THE_FONT = "≒"

# Kanji for names outside Unicode's first plane.
NAMES_BEYOND_FIRST_PLANE = "𠮷𠮟𡈽𣘺𦚰𩸽𣳾𡌛"

# Kanji for names outside level 1: the jinmeiyō list (人名用漢字) with its old forms (澤 齋 廣 …), others met in family,
# given and place names (邊 嶌 …), and the jōyō kanji that JIS X 0208 lacks (塡 剝 頰). A name is shown in bold, too.
NAMES = (
    "乘亞佛來侑俐俠俱傳僞價儉兒凉凛凜凞凰刹剝剩劍勁勳卷卽吞咒哥哺喩單嗅嘯嘲嚴圈國圓團圡堝堯塡壘壞壯壺壼壽奎奧奬姜嫗孃寔"
    "寢實將專對尙峩峪峽崋崗崚嵜嶇嶌嶢嶽巒巖巢巫已帛帶幢廣廳弌弍彈彌彗彙彜彝徂從徠徵忻怡恆恣悳惠惡惧惷惺愍愼慄憬應懷戌"
    "截戰戲戶拂拉拔拜揭搖搜摑摯擊攝攣收敍斂旡旻昊昴晁晄晉晏晚晝晟晨暉暹曆曉曖會杤枡柞柬柮栞栲桙梍梛條棠棯椈椚椥椨椰楷"
    "榁榮槇槗槫樂樅樒樛樣樮橙橲檜檢檪櫂櫟櫻步歷歸毀每毬氣汨沽泗泙泪洵洸涉涎淙淚淞淨渭渴渾湟溟溥溫溯滄滉滯滿漱漾潁潴澀"
    "澁澎澤澪濕濟濤濱濹瀛瀟炯烝焰煌煒煕煥熈熙熹燎燒燠燿爨爭爲牀犢狀狢狹獨獸珀珈珎琥琺瑤瑯瑶璋璧瓊瓔甕甞畆當疇疊瘍瘦發"
    "皋皓皚盂盜盡盧眞眸碎碣磧祀祕祿禪禮禱禹稟稷稻穗穰穹竈竝笙筌筱箋簀簑簗簞簪籔籠粹糀絅絆絲綏經綮綵綸綺緣緻縉縢縣縱繝"
    "繡繪繫纈纐纖羚羞羲翆翔翡耒耿聰聲聽脩臟與舍舩艷芍芬芻苣苺茉茱茲荼莉莊莚莠莪莵菫萊萠萬葭葹蒹蓼蔡蔣蕾薈薊薔藏藝藥藪"
    "藺蘆蘊虔處虛號蛯蜷蜻螢蟠蟬蠟蠣衞袰裔裝覃覺覽觀觜訃詢諄諧謚謠證譽讓讚谿豁豈豐貂貪貳賁賣賽贄贇赳踪軫輕轅轉辣辨辯迚"
    "迪逕逞遒遙遲邂邇邉邊邨郢鄒醉醫醬醴釀釉釋釵釼鉉鋆錄錮錺鍊鎭鎰鏘鐵鑄鑛鑫閔閖闊關阯陟陷隗險雉雎雙雜霄霓霽靄靈靎靜鞆"
    "鞏韋頌頡頰顚顯颯飄飜餝饒馥駱騏騷驍驒驗驛驢驥體髮髯鬱魏鯰鰈鰤鱸鳬鳰鴈鴦鵤鶇鶉鶚鶯鶸鷄鷗鸞鹽麑麒麝麴黃黌黎默黝點黨鼇"
    "齊齋齒龕龝"
)

# What stands on pieces, beside the board and in the wooden notation: the brush face is used for nothing else.
PIECES = "王玉飛車角行金将銀桂馬香歩兵と龍竜成全圭杏仝今个"
BESIDE_THE_BOARD = "一二三四五六七八九十同成左右上引寄直打先後手駒台"


def latin():
    """ASCII, Latin-1 and the letters beyond them that the font has."""
    return {chr(code) for block in (range(0x20, 0x7F), range(0xA0, 0x100)) for code in block} | set(LATIN_LETTERS)


def letters():
    """The Latin letters of Europe's other languages, of Turkish and of Vietnamese, which the Japanese font lacks."""
    blocks = [range(0x100, 0x250), range(0x1E00, 0x1F00)]
    return {chr(code) for block in blocks for code in block} - set(LATIN_LETTERS)


def half_width_katakana():
    return {chr(code) for code in range(0xFF61, 0xFFA0)}


def rows(codec, numbers):
    """The characters in the given rows of a character set that has 94 rows of 94 cells."""
    found = set()
    for row in numbers:
        for cell in range(1, 95):
            try:
                text = bytes((0xA0 + row, 0xA0 + cell)).decode(codec)
            except UnicodeDecodeError:
                continue
            found.update(text if len(text) == 1 else "")
    return found


def jis_x_0208(numbers):
    return rows("euc_jp", numbers) - set(NOT_IN_THE_FONT)


def old_forms():
    """The jinmeiyō forms 神 祥 都 … that JIS X 0213 added and Unicode keeps apart, in its compatibility block."""
    return {character for character in rows("euc_jis_2004", ALL_ROWS) if 0xF900 <= ord(character) < 0xFB00}


def windows_extensions():
    """What CP932, the character set of most game records, has over JIS X 0208: 髙 﨑 濵 德 …, ① Ⅳ ㈱ …"""
    found = set()
    for lead in [*range(0x81, 0xA0), *range(0xE0, 0xFD)]:
        for trail in range(0x40, 0xFD):
            try:
                text = bytes((lead, trail)).decode("cp932")
            except UnicodeDecodeError:
                continue
            found.update(text if len(text) == 1 and not is_private(text) else "")
    return found - rows("euc_jp", ALL_ROWS)


def is_private(character):
    return 0xE000 <= ord(character) < 0xF900


def names():
    return set(NAMES) | set(NAMES_BEYOND_FIRST_PLANE) | old_forms()


def signs():
    return latin() | half_width_katakana() | set(INTERFACE)


def regular():
    return (signs() | jis_x_0208(ALL_ROWS) | windows_extensions() | names()) - ellipsis()


def bold():
    levels = jis_x_0208(KANA_AND_SIGNS) | jis_x_0208(LEVEL_1)
    return (signs() | levels | windows_extensions() | names()) - ellipsis()


def ellipsis():
    """It has fonts of its own: Japanese has it in the middle of the line, English at its foot."""
    return {"…"}


def pieces():
    return set(PIECES) | set(BESIDE_THE_BOARD)


def main():
    folder = Path(sys.argv[1])
    lists = {"regular": regular(), "bold": bold(), "letters": letters(), "pieces": pieces(), "ellipsis": ellipsis()}
    for name, characters in lists.items():
        (folder / f"{name}.txt").write_text("".join(sorted(characters)), encoding="utf-8")


if __name__ == "__main__":
    main()
