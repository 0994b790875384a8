import Foundation

/// A script that texts are written in.
enum TextScript: String, CaseIterable {
    case latin = "Latn"
    case cyrillic = "Cyrl"
    case greek = "Grek"
    case hebrew = "Hebr"
    case arabic = "Arab"
    case armenian = "Armn"
    case georgian = "Geor"
    case devanagari = "Deva"
    case bengali = "Beng"
    case gurmukhi = "Guru"
    case gujarati = "Gujr"
    case oriya = "Orya"
    case tamil = "Taml"
    case telugu = "Telu"
    case kannada = "Knda"
    case malayalam = "Mlym"
    case sinhala = "Sinh"
    case thai = "Thai"
    case lao = "Laoo"
    case tibetan = "Tibt"
    case myanmar = "Mymr"
    case khmer = "Khmr"
    case ethiopic = "Ethi"
    case cherokee = "Cher"
    case kana = "Jpan"
    case hangul = "Kore"
    case han = "Hani"
    case other = "Zyyy"

    private static let ranges: [(ClosedRange<UInt32>, TextScript)] = [
        (0x41...0x24F, .latin), (0x370...0x3FF, .greek), (0x400...0x52F, .cyrillic), (0x531...0x58F, .armenian),
        (0x590...0x5FF, .hebrew), (0x600...0x77F, .arabic), (0x8A0...0x8FF, .arabic), (0x900...0x97F, .devanagari),
        (0x980...0x9FF, .bengali), (0xA00...0xA7F, .gurmukhi), (0xA80...0xAFF, .gujarati), (0xB00...0xB7F, .oriya),
        (0xB80...0xBFF, .tamil), (0xC00...0xC7F, .telugu), (0xC80...0xCFF, .kannada), (0xD00...0xD7F, .malayalam),
        (0xD80...0xDFF, .sinhala), (0xE00...0xE7F, .thai), (0xE80...0xEFF, .lao), (0xF00...0xFFF, .tibetan),
        (0x1000...0x109F, .myanmar), (0x10A0...0x10FF, .georgian), (0x1100...0x11FF, .hangul),
        (0x1200...0x139F, .ethiopic), (0x13A0...0x13FF, .cherokee), (0x1780...0x17FF, .khmer),
        (0x1E00...0x1EFF, .latin), (0x1F00...0x1FFF, .greek), (0x3040...0x30FF, .kana), (0x3130...0x318F, .hangul),
        (0x3400...0x9FFF, .han), (0xAC00...0xD7AF, .hangul), (0xF900...0xFAFF, .han), (0xFB50...0xFDFF, .arabic),
        (0xFE70...0xFEFF, .arabic), (0x20000...0x3134F, .han),
    ]

    init(_ scalar: Unicode.Scalar) {
        self = Self.ranges.first { $0.0.contains(scalar.value) }?.1 ?? .other
    }

    /// The script that most letters of a text are of.
    init(_ text: Substring) {
        var counts: [TextScript: Int] = [:]
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic { counts[Self(scalar), default: 0] += 1 }
        self = counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key ?? .other
    }

    /// The languages that are written in it.
    var languages: [NLLanguage] {
        switch self {
        case .latin:
            [
                .english, .german, .french, .spanish, .italian, .portuguese, .dutch, .swedish, .danish, .norwegian,
                .finnish, .polish, .czech, .slovak, .hungarian, .romanian, .turkish, .croatian, .catalan, .indonesian,
                .malay, .vietnamese, .icelandic,
            ]
        case .cyrillic: [.russian, .ukrainian, .bulgarian, .kazakh, .mongolian]
        case .arabic: [.arabic, .persian, .urdu]
        case .devanagari: [.hindi, .marathi]
        case .han: [.simplifiedChinese, .traditionalChinese]
        case .greek: [.greek]
        case .hebrew: [.hebrew]
        case .armenian: [.armenian]
        case .georgian: [.georgian]
        case .bengali: [.bengali]
        case .gurmukhi: [.punjabi]
        case .gujarati: [.gujarati]
        case .oriya: [.oriya]
        case .tamil: [.tamil]
        case .telugu: [.telugu]
        case .kannada: [.kannada]
        case .malayalam: [.malayalam]
        case .sinhala: [.sinhalese]
        case .thai: [.thai]
        case .lao: [.lao]
        case .tibetan: [.tibetan]
        case .myanmar: [.burmese]
        case .khmer: [.khmer]
        case .ethiopic: [.amharic]
        case .cherokee: [.cherokee]
        case .kana: [.japanese]
        case .hangul: [.korean]
        case .other: []
        }
    }

    /// The language of a text in it where nothing else tells; nil for scripts of many.
    var usual: NLLanguage? {
        switch self {
        case .cyrillic: .russian
        case .arabic: .arabic
        case .devanagari: .hindi
        default: nil
        }
    }
}
