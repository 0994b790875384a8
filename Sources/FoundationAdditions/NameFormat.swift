import Foundation

extension PersonNameComponents {
    /// Writes a person's name: the given name first, or in characters of China, Japan and Korea the family name.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a name is written.
        public enum Style: String, Codable, Hashable, Sendable {
            /// The name that the person is called by: the nickname, or else the given name.
            case short
            /// Given and family name.
            case medium
            /// All parts.
            case long
            /// The first letters of given and family name.
            case abbreviated
        }

        public var style: Style
        public var locale: Locale

        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

        /// Whether names in these characters begin with the family's.
        package static func isWrittenFamilyFirst(_ name: String) -> Bool {
            name.unicodeScalars.contains { scalar in
                switch scalar.value {
                // Signs of Chinese, syllables of Japanese and of Korean.
                case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF: true
                default: false
                }
            }
        }

        public func format(_ name: PersonNameComponents) -> String {
            let isFamilyFirst =
                Self.isWrittenFamilyFirst(name.familyName ?? "") || Self.isWrittenFamilyFirst(name.givenName ?? "")
            func joined(_ parts: [String?]) -> String {
                let parts = parts.compactMap { $0?.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
                return (isFamilyFirst ? Array(parts.reversed()) : parts).joined(separator: isFamilyFirst ? "" : " ")
            }
            switch style {
            case .short: return joined([name.nickname ?? name.givenName ?? name.familyName])
            case .medium: return joined([name.givenName, name.familyName])
            case .long where isFamilyFirst: return joined([name.nameSuffix, name.givenName, name.familyName])
            case .long:
                return joined([name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix])
            case .abbreviated where isFamilyFirst: return name.familyName ?? name.givenName ?? ""
            case .abbreviated:
                return [name.givenName, name.familyName].compactMap { $0?.first.map { $0.uppercased() } }.joined()
            }
        }
    }

    /// Reads a person's name as ``PersonNameComponentsFormatter`` does.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        public init() {}

        /// The parts of a name. Throws where there is none.
        public func parse(_ value: String) throws -> PersonNameComponents {
            guard let name = PersonNameComponentsFormatter().personNameComponents(from: value) else {
                throw CocoaError(.formatting)
            }
            return name
        }
    }

    /// The parts of a name. Throws where there is none.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    /// What a strategy reads in a text. Throws where that is no name.
    public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
    where S.ParseOutput == PersonNameComponents { self = try strategy.parse(value) }

    /// The name as a style writes it.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }
    /// Given and family name.
    public func formatted() -> String { formatted(FormatStyle()) }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
    public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// Reads a person's name.
    public static var name: Self { Self() }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Writes a person's name.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
