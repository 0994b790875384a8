import Foundation

extension PersonNameComponents {
    /// Writes a person's name, in the order of European languages.
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

        public func format(_ name: PersonNameComponents) -> String {
            func joined(_ parts: [String?]) -> String {
                parts.compactMap { $0?.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(
                    separator: " ")
            }
            switch style {
            case .short: return joined([name.nickname ?? name.givenName ?? name.familyName])
            case .medium: return joined([name.givenName, name.familyName])
            case .long:
                return joined([name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix])
            case .abbreviated:
                return [name.givenName, name.familyName].compactMap { $0?.first.map { $0.uppercased() } }.joined()
            }
        }
    }

    /// The name as a style writes it.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }
    /// Given and family name.
    public func formatted() -> String { formatted(FormatStyle()) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Writes a person's name.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension URL {
    /// The address as text.
    public func formatted() -> String { absoluteString }
}
