import Foundation

extension String {
    /// A text that is looked up in a table of translations, with values in it: what `String(localized:)` takes.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation {
        let key: LocalizedStringKey

        /// The kind of a value that is not known yet.
        public enum Placeholder: Sendable {
            case int, uint, float, double, object

            var specifier: String {
                switch self {
                case .int: "%lld"
                case .uint: "%llu"
                case .float: "%f"
                case .double: "%lf"
                case .object: "%@"
                }
            }
        }

        public init(_ value: String) { key = LocalizedStringKey(value) }
        public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// A translated text. Without a translation it is the text itself.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(LocalizedStringResource(key: keyAndValue.key, table: table, bundle: bundle, locale: locale))
    }

    /// A translated text with a key of its own. Without a translation it is `defaultValue`.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(
            localized: LocalizedStringResource(
                key, defaultValue: defaultValue, table: table, locale: locale,
                bundle: bundle.map { .atURL($0.bundleURL) } ?? .main, comment: comment))
    }

    /// The text of a resource.
    public init(localized resource: LocalizedStringResource) { self.init(resource) }

    private init(_ resource: LocalizedStringResource) {
        var environment = EnvironmentValues()
        environment.locale = resource.locale
        var resolution = TextResolution(environment: environment)
        (resolution.appliesCase, resolution.readsMarkdown) = (false, false)
        resolution.append(resource.text, RunContext(environment))
        self = resolution.resolved.string
    }
}

extension AttributedString {
    /// A translated text, in which Markdown styles what is written.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = String(
            localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment)
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
    }
}

/// A text that is looked up later, where it is shown.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    // Its parts are values, and a bundle, which is only read.

    /// Where a text is looked up.
    public enum BundleDescription: Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)

        var bundle: Bundle? {
            switch self {
            case .main: return nil
            case .forClass(let type): return Bundle(for: type)
            case .atURL(let url): return Bundle(url: url)
            }
        }
    }

    private let stringKey: LocalizedStringKey
    private let fallback: LocalizedStringKey?
    private let bundle: Bundle?
    /// The key in the table.
    public var key: String { stringKey.key }
    /// The text where there is no translation.
    public var defaultValue: String.LocalizationValue { String.LocalizationValue((fallback ?? stringKey).key) }
    /// The name of the table; nil for the usual one.
    public let table: String?
    /// The locale that values are written for.
    public var locale: Locale

    init(
        key: LocalizedStringKey, fallback: LocalizedStringKey? = nil, table: String?, bundle: Bundle?, locale: Locale
    ) {
        stringKey = key
        self.fallback = fallback
        self.table = table
        self.bundle = bundle
        self.locale = locale
    }

    /// A text whose key is the text itself.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, table: table, bundle: bundle.bundle, locale: locale)
    }

    /// A text with a key of its own.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        var stringKey = LocalizedStringKey("\(key)" as String)
        stringKey.key = "\(key)"
        stringKey.arguments = defaultValue.key.arguments
        self.init(
            key: stringKey, fallback: defaultValue.key, table: table, bundle: bundle.bundle, locale: locale)
    }

    public init(stringLiteral value: String) {
        self.init(key: LocalizedStringKey(value), table: nil, bundle: nil, locale: .current)
    }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(
            key: LocalizedStringKey(stringInterpolation: stringInterpolation), table: nil, bundle: nil,
            locale: .current)
    }

    /// The text that shows it.
    var text: Text {
        let bundle = bundle ?? .main
        if let fallback,
            StringTables.entry(key, table: table, bundle: bundle, languages: UserLanguages.languages(for: locale))
                == nil
        {
            return Text(.localized(fallback, table: table, bundle: bundle))
        }
        return Text(.localized(stringKey, table: table, bundle: bundle))
    }
}

extension Text {
    /// Text of a resource, looked up where it is shown.
    public init(_ resource: LocalizedStringResource) { self = resource.text }
}

extension LocalizedStringKey {
    /// A key that is shown as a resource: how controls, pages, alerts and windows take titles that are resources. Everything that takes a key takes
    /// it, and the resource is looked up where that is shown.
    package init(_ resource: LocalizedStringResource) { self.init(stringInterpolation: StringInterpolation(resource)) }
}

extension LocalizedStringKey.StringInterpolation {
    fileprivate init(_ resource: LocalizedStringResource) {
        self.init(literalCapacity: 0, interpolationCount: 1)
        appendInterpolation(resource.text)
    }
}
