import Foundation

extension URL {
    /// Writes addresses for people, with the parts that are wanted, and reads them. Foundation declares this on Apple's systems and not on
    /// Linux.
    ///
    ///     url.formatted(.url.scheme(.never).port(.never))
    ///
    /// What is written is not encoded by percents.
    public struct FormatStyle: Foundation.ParseableFormatStyle, Sendable {
        /// A part of an address.
        public enum Component: Int, Codable, Hashable, Sendable, CaseIterable {
            case scheme, user, password, host, port, path, query, fragment

            package func text(of url: URL) -> String? {
                switch self {
                case .scheme: url.scheme
                case .user: url.user(percentEncoded: false)
                case .password: url.password(percentEncoded: false)
                case .host: url.host(percentEncoded: false)
                case .port: url.port.map(String.init)
                case .path: url.path(percentEncoded: false)
                case .query: url.query(percentEncoded: false)
                case .fragment: url.fragment(percentEncoded: false)
                }
            }
        }

        /// When a part is written.
        public struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
            fileprivate struct Condition: Codable, Hashable, Sendable {
                let component: Component
                let values: Set<String>

                func holds(for url: URL) -> Bool { component.text(of: url).map(values.contains) ?? false }
            }

            fileprivate var isDisplayed: Bool
            fileprivate var condition: Condition?

            public static var always: Self { Self(isDisplayed: true) }
            public static var never: Self { Self(isDisplayed: false) }
            /// Not where the scheme is `http` or `https`.
            public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }
            /// Only where a part is one of some texts.
            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(isDisplayed: true, condition: Condition(component: component, values: requirements))
            }
            /// Only where a part is none of some texts.
            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(isDisplayed: false, condition: Condition(component: component, values: requirements))
            }

            package func shows(in url: URL) -> Bool {
                guard let condition else { return isDisplayed }
                return condition.holds(for: url) == isDisplayed
            }

            public var description: String {
                guard let condition else { return isDisplayed ? "always" : "never" }
                let values = condition.values.sorted().joined(separator: ", ")
                return "\(isDisplayed ? "displayed" : "omitted") when \(condition.component) is one of \(values)"
            }
        }

        /// When the host is written, and how much of it.
        public struct HostDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
            private var option: ComponentDisplayOption
            private var subdomains: Set<String> = []
            private var omitsLevels = false

            public static var always: Self { Self(option: .always) }
            public static var never: Self { Self(option: .never) }
            public static var omitIfHTTPFamily: Self { Self(option: .omitIfHTTPFamily) }
            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(option: .displayWhen(component, matches: requirements))
            }
            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(option: .omitWhen(component, matches: requirements))
            }
            /// Leaves out the first part of the host where it is one of some.
            /// - Parameter omitMultiLevelSubdomains: Whether of several subdomains the last one alone is left. What stands for a
            ///   country and a kind of owner together (`co.uk`) is told by a short list.
            public static func omitSpecificSubdomains(
                _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
            ) -> Self {
                Self(option: .always, subdomains: subdomainsToOmit, omitsLevels: omitMultiLevelSubdomains)
            }
            /// The same where a part is one of some texts; elsewhere the host is written as it is.
            public static func omitSpecificSubdomains(
                _ subdomainsToOmit: Set<String> = [],
                includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
                when component: Component, matches requirements: Set<String>
            ) -> Self {
                Self(
                    option: .displayWhen(component, matches: requirements), subdomains: subdomainsToOmit,
                    omitsLevels: omitMultiLevelSubdomains)
            }

            package func text(of url: URL) -> String? {
                guard let host = Component.host.text(of: url) else { return nil }
                let isShortened = !subdomains.isEmpty || omitsLevels
                guard option.shows(in: url) else { return isShortened ? host : nil }
                return isShortened ? shortened(host) : host
            }

            /// Owners of names in these countries register below one of these.
            private static let secondLevels: Set = ["ac", "co", "com", "edu", "gov", "net", "or", "org", "ne", "go"]

            private func shortened(_ host: String) -> String {
                var parts = host.split(separator: ".").map(String.init)
                if parts.count > 2, subdomains.contains(where: { $0.trimmingCharacters(in: ["."]) == parts[0] }) {
                    parts.removeFirst()
                }
                if omitsLevels, parts.count > 2, Int(parts[parts.count - 1]) == nil {
                    let isCountry =
                        parts[parts.count - 1].count == 2 && Self.secondLevels.contains(parts[parts.count - 2])
                    parts = Array(parts.suffix(isCountry ? 4 : 3))
                }
                return parts.joined(separator: ".")
            }

            public var description: String {
                guard !subdomains.isEmpty || omitsLevels else { return option.description }
                return "\(option) without \(subdomains.sorted().joined(separator: ", "))"
            }
        }

        private var scheme: ComponentDisplayOption
        private var user: ComponentDisplayOption
        private var password: ComponentDisplayOption
        private var host: HostDisplayOption
        private var port: ComponentDisplayOption
        private var path: ComponentDisplayOption
        private var query: ComponentDisplayOption
        private var fragment: ComponentDisplayOption

        /// Without arguments, scheme, host and path are written.
        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            self.scheme = scheme
            self.user = user
            self.password = password
            self.host = host
            self.port = port
            self.path = path
            self.query = query
            self.fragment = fragment
        }

        private func with(_ change: (inout Self) -> Void) -> Self {
            var style = self
            change(&style)
            return style
        }

        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.scheme = strategy } }
        public func user(_ strategy: ComponentDisplayOption = .never) -> Self { with { $0.user = strategy } }
        public func password(_ strategy: ComponentDisplayOption = .never) -> Self { with { $0.password = strategy } }
        public func host(_ strategy: HostDisplayOption = .always) -> Self { with { $0.host = strategy } }
        public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self { with { $0.port = strategy } }
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.path = strategy } }
        public func query(_ strategy: ComponentDisplayOption = .never) -> Self { with { $0.query = strategy } }
        public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self { with { $0.fragment = strategy } }

        public func format(_ value: URL) -> String {
            func shown(_ component: Component, _ option: ComponentDisplayOption) -> String? {
                guard option.shows(in: value), let text = component.text(of: value), !text.isEmpty else { return nil }
                return text
            }
            var text = shown(.scheme, scheme).map { $0 + ":" } ?? ""
            let hostText = host.text(of: value)
            if let hostText {
                // Without a scheme, an address is written as people write it.
                if !text.isEmpty { text += "//" }
                let name = shown(.user, user)
                let secret = shown(.password, password)
                if name != nil || secret != nil { text += (name ?? "") + (secret.map { ":" + $0 } ?? "") + "@" }
                text += hostText.contains(":") ? "[\(hostText)]" : hostText
                if let port = shown(.port, port) { text += ":" + port }
            } else if value.isFileURL, !text.isEmpty {
                text += "//"
            }
            text += shown(.path, path) ?? ""
            if let query = shown(.query, query) { text += "?" + query }
            if let fragment = shown(.fragment, fragment) { text += "#" + fragment }
            return text
        }

        /// Reads addresses; parts that the style always writes have to be there.
        public var parseStrategy: URL.ParseStrategy {
            func strategy<T>(_ option: ComponentDisplayOption) -> URL.ParseStrategy.ComponentParseStrategy<T> {
                option == .always ? .required : .optional
            }
            return URL.ParseStrategy(
                scheme: strategy(scheme), user: strategy(user), password: strategy(password),
                host: host == .always ? .required : .optional, port: strategy(port), path: .optional,
                query: strategy(query), fragment: strategy(fragment))
        }
    }

    /// The address as people read it: scheme, host and path.
    public func formatted() -> String { FormatStyle().format(self) }

    /// The address in a style.
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL {
        format.format(self)
    }
}

extension FormatStyle where Self == URL.FormatStyle {
    /// Addresses: scheme, host and path, unless it is told otherwise.
    public static var url: URL.FormatStyle { URL.FormatStyle() }
}
