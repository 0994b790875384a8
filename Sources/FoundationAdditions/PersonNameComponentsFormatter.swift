import Foundation

/// Writes a person's name, and takes one apart.
open class PersonNameComponentsFormatter: Formatter {
    /// How much of a name is written; `default` is `medium`.
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

    /// Whether the name is written by how it sounds.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    open var style = Style.default
    /// Whether `phoneticRepresentation` of names is written, where they have one.
    open var isPhonetic = false
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A name in a style.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// A name as text.
    open func string(from components: PersonNameComponents) -> String {
        let kinds: [Style: PersonNameComponents.FormatStyle.Style] = [
            .short: .short, .long: .long, .abbreviated: .abbreviated,
        ]
        let name = isPhonetic ? components.phoneticRepresentation ?? components : components
        return name.formatted(.name(style: kinds[style] ?? .medium).locale(locale ?? .autoupdatingCurrent))
    }

    /// The parts of a name: titles before, given, middle and family name, what follows; nil where there are none.
    ///
    /// A name with a comma has the family name first. Characters of China, Japan and Korea have it first too.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        var result = PersonNameComponents()
        let halves = string.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        var words = string.split { $0.isWhitespace || $0 == "," }.map(String.init)
        guard !words.isEmpty else { return nil }
        if words.count > 1, Self.prefixes.contains(words[0].lowercased().filter { $0 != "." }) {
            result.namePrefix = words.removeFirst()
        }
        if words.count > 1, Self.suffixes.contains(words[words.count - 1].lowercased().filter { $0 != "." }) {
            result.nameSuffix = words.removeLast()
        } else if halves.count == 2, result.namePrefix == nil {
            let given = halves[1].split(separator: " ").map(String.init)
            result.familyName = halves[0]
            result.givenName = given.first
            if given.count > 1 { result.middleName = given.dropFirst().joined(separator: " ") }
            return result
        }
        if words.count == 1 {
            result.givenName = words[0]
        } else if PersonNameComponents.FormatStyle.isWrittenFamilyFirst(words[0]) {
            result.familyName = words[0]
            result.givenName = words.dropFirst().joined(separator: " ")
        } else {
            result.givenName = words.first
            result.familyName = words.last
            if words.count > 2 { result.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
        }
        return result
    }

    /// Nil for anything but a name.
    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }

    private static let prefixes: Set = [
        "mr", "mrs", "ms", "miss", "dr", "prof", "sir", "rev", "herr", "frau", "mme", "m",
    ]
    private static let suffixes: Set = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]
}
