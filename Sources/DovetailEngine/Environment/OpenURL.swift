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
        /// The system opens an address: by its own program for it, also where the app would be preferred. Nil for the address itself.
        public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { Result(kind: .system(url)) }
    }

    // Immutable, and called on the main actor only.
    nonisolated(unsafe) private let handler: ((URL) -> Result)?
    /// How the host of the window opens addresses; nil without one. Set when the action is read from the environment.
    // Called on the main actor only.
    nonisolated(unsafe) fileprivate var system: ((URL) -> Bool)?

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
        case .system(let other): completion(openInSystem(other ?? url))
        }
    }

    /// Opens an address. The system's program for it opens it, also where the app is preferred.
    public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }

    private func openInSystem(_ url: URL) -> Bool {
        if let system { return system(url) }
        Log.warnOnce("open \(url)", "\(url) is not opened: there is no desktop")
        return false
    }
}

private struct OpenURLKey: EnvironmentKey {
    static let defaultValue = OpenURLAction()
}

private struct SystemOpenURLKey: EnvironmentKey {
    // Never written.
    nonisolated(unsafe) static let defaultValue: ((URL) -> Bool)? = nil
}

extension EnvironmentValues {
    /// Opens addresses: those of links, and those that the app asks for.
    public var openURL: OpenURLAction {
        get {
            var action = self[OpenURLKey.self]
            action.system = systemOpenURL
            return action
        }
        set { self[OpenURLKey.self] = newValue }
    }

    /// How the host of the window opens addresses.
    package var systemOpenURL: ((URL) -> Bool)? {
        get { self[SystemOpenURLKey.self] }
        set { self[SystemOpenURLKey.self] = newValue }
    }
}
