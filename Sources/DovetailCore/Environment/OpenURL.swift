import Foundation

/// Opens an address: a web page, a mail message, a file.
///
///     @Environment(\.openURL) private var openURL
///     Button("Help") { openURL(URL(string: "https://example.org")!) }
///
/// Links in texts open through the action of their environment, so an app can take addresses over:
/// `.environment(\.openURL, OpenURLAction { url in … return .handled })`.
@MainActor @preconcurrency
public struct OpenURLAction {
    /// What a handler did with an address.
    public struct Result: Sendable {
        enum Kind { case handled, discarded, system(URL?) }
        let kind: Kind

        /// The handler opened it.
        public static let handled = Result(kind: .handled)
        /// Nobody opens it.
        public static let discarded = Result(kind: .discarded)
        /// The system opens it.
        public static let systemAction = Result(kind: .system(nil))
        /// The system opens another address.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    // Immutable, and called on the main actor only.
    nonisolated(unsafe) private let handler: ((URL) -> Result)?

    nonisolated init() { handler = nil }

    /// Opens addresses with a handler.
    nonisolated public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Opens an address.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens an address. `completion` hears whether somebody took it.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler?(url).kind ?? .system(nil) {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(Self.openInSystem(other ?? url))
        }
    }

    /// How the system opens an address; the host of windows sets it. Without one the address is told in the log.
    package static var openInSystem: (URL) -> Bool = { url in
        Log.warnOnce("open \(url)", "\(url) is not opened: there is no desktop")
        return false
    }
}

private struct OpenURLKey: EnvironmentKey {
    static let defaultValue = OpenURLAction()
}

extension EnvironmentValues {
    /// Opens addresses: those of links, and those that the app asks for.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
