import Foundation

extension URL {
    /// Reads addresses as people write them. Foundation declares this on Apple's systems and not on Linux.
    public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
        /// Whether a part has to be there.
        public struct ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
            private enum Kind: Codable, Hashable, Sendable {
                case required, optional
                case defaultValue(Component)
            }

            private let kind: Kind

            /// A text without the part is no address.
            public static var required: Self { Self(kind: .required) }
            /// The part may be missing.
            public static var optional: Self { Self(kind: .optional) }
            /// Where the part is missing, it is this.
            public static func defaultValue(_ component: Component) -> Self { Self(kind: .defaultValue(component)) }

            package func read(_ component: Component?) throws -> Component? {
                if let component { return component }
                switch kind {
                case .required: throw CocoaError(.formatting)
                case .optional: return nil
                case .defaultValue(let component): return component
                }
            }
        }

        private let scheme: ComponentParseStrategy<String>
        private let user: ComponentParseStrategy<String>
        private let password: ComponentParseStrategy<String>
        private let host: ComponentParseStrategy<String>
        private let port: ComponentParseStrategy<Int>
        private let path: ComponentParseStrategy<String>
        private let query: ComponentParseStrategy<String>
        private let fragment: ComponentParseStrategy<String>

        /// Without arguments, a scheme has to be there, and a host where the address is one of the web.
        public init(
            scheme: ComponentParseStrategy<String> = .required, user: ComponentParseStrategy<String> = .optional,
            password: ComponentParseStrategy<String> = .optional, host: ComponentParseStrategy<String> = .required,
            port: ComponentParseStrategy<Int> = .optional, path: ComponentParseStrategy<String> = .optional,
            query: ComponentParseStrategy<String> = .optional, fragment: ComponentParseStrategy<String> = .optional
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

        /// Throws where the text is no address, or a part is missing that is required.
        public func parse(_ value: String) throws -> URL {
            let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
            guard !text.isEmpty, var parts = URLComponents(string: text) else { throw CocoaError(.formatting) }
            // “example.com:8080/a” and “example.com/a” are hosts with a path, and no schemes and paths.
            if parts.host == nil, !text.hasPrefix("/"), !text.lowercased().hasPrefix("file:") {
                let afterScheme = parts.scheme.map { text.dropFirst($0.count + 1) }
                if afterScheme == nil || afterScheme?.first?.isNumber == true,
                    let again = URLComponents(string: "//" + text)
                {
                    parts = again
                }
            }
            func filled(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
            parts.scheme = try scheme.read(filled(parts.scheme))
            parts.user = try user.read(filled(parts.user))
            parts.password = try password.read(filled(parts.password))
            let isElsewhere = parts.scheme.map { !["http", "https", "ftp"].contains($0.lowercased()) } ?? false
            if let found = filled(parts.host) {
                parts.host = found
            } else if !isElsewhere {
                parts.host = try host.read(nil)
            }
            parts.port = try port.read(parts.port)
            parts.path = try path.read(filled(parts.path)) ?? ""
            parts.query = try query.read(filled(parts.query))
            parts.fragment = try fragment.read(filled(parts.fragment))
            guard let url = parts.url, filled(parts.host) != nil || isElsewhere || host == .optional else {
                throw CocoaError(.formatting)
            }
            return url
        }
    }
}

extension ParseStrategy where Self == URL.ParseStrategy {
    /// Addresses with a scheme.
    public static var url: URL.ParseStrategy { URL.ParseStrategy() }
}
