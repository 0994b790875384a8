import DovetailBase
import DovetailCore
import Foundation
import SwiftUI

/// The window that something is shown in.
public typealias ASPresentationAnchor = UIWindow

/// Says which window a session belongs to. The one in use is taken, whatever it says.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Lets a person sign in to a site by their browser, and hears of the address that the site leads back to.
///
/// The app shows that it waits, with a button to cancel. There are two ways back:
/// - The site is told an address of this machine: a parameter `redirect_uri` that is `http`, with the host `127.0.0.1` or `localhost` and a port (RFC 8252). The
///   session listens there while it waits.
/// - Else an address of the app's own scheme: the desktop opens it with the app where that is installed (`dovetail bundle --deb`), and the session gets
///   it before the app's views do. The log tells once that there is no other way.
///
/// Main thread only.
@MainActor @preconcurrency
open class ASWebAuthenticationSession: NSObject {
    /// Hears of the address that the site led back to, or of an error: ``ASWebAuthenticationSessionError/Code/canceledLogin`` where a person has cancelled.
    public typealias CompletionHandler = @MainActor (_ callbackURL: URL?, _ error: (any Error)?) -> Void

    /// The addresses that a site leads back to.
    public struct Callback: Hashable, Sendable {
        private enum Kind: Hashable { case scheme(String), https(host: String, path: String) }
        private let kind: Kind
        /// Those of a scheme of the app's own.
        public static func customScheme(_ customScheme: String) -> Callback { Callback(kind: .scheme(customScheme)) }
        /// Those of a site. A desktop opens them by the browser, so the app does not hear of them.
        public static func https(host: String, path: String) -> Callback {
            Callback(kind: .https(host: host, path: path))
        }
        /// Whether an address is one of them.
        public func matchesURL(_ url: URL) -> Bool {
            switch kind {
            case .scheme(let scheme): url.scheme?.lowercased() == scheme.lowercased()
            case .https(let host, let path):
                url.scheme?.lowercased() == "https" && url.host?.lowercased() == host.lowercased() && url.path == path
            }
        }
    }

    /// Which window it belongs to. The one in use is taken.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether the browser is to know nothing of the person. Browsers can't be told so: the log tells once.
    open var prefersEphemeralWebBrowserSession = false
    /// Fields for the first page. Browsers can't be told them.
    open var additionalHeaderFields: [String: String]?
    /// Whether it can begin: once, and while there is a window.
    open var canStart: Bool { !hasStarted && ProgramWindows.ofProgram.current != nil }

    let address: URL
    private let callback: Callback?
    private var completion: CompletionHandler?
    private var hasStarted = false
    private weak var waiting: WaitingSessions?
    private var listener: LoopbackListener?

    /// A session that ends with an address of a scheme.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        address = URL
        callback = callbackURLScheme.map(Callback.customScheme)
        completion = completionHandler
    }
    /// A session that ends with one of some addresses.
    public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        address = URL
        self.callback = callback
        completion = completionHandler
    }

    /// Opens the browser. Returns whether that can be: not twice, and not without a window.
    @discardableResult
    open func start() -> Bool {
        start(in: ProgramWindows.ofProgram.current)
    }

    /// Opens the browser for a window.
    func start(in window: WindowRoot?) -> Bool {
        guard let window, !hasStarted else { return false }
        hasStarted = true
        if prefersEphemeralWebBrowserSession {
            Log.warnOnce("ASWebAuthenticationSession.ephemeral", "browsers can't be told to forget who signs in")
        }
        do {
            listener = try LoopbackListener(address) { [weak self] url in self?.end(url, nil) }
        } catch {
            Log.logger.error("no answer of a browser can be heard: \(error)")
            hasStarted = false
            return false
        }
        if listener == nil {
            Log.warnOnce(
                "ASWebAuthenticationSession.scheme",
                "a browser hands addresses of an app's own scheme back only to an app that is installed, or use a redirect_uri of http://127.0.0.1"
            )
        }
        let waiting = window.attachment(WaitingSessions.self) {
            let waiting = WaitingSessions(window)
            window.attach(WaitingView(waiting: waiting))
            return waiting
        }
        self.waiting = waiting
        waiting.begin(self)
        return true
    }

    /// Ends it. The handler is told nothing, as on Apple's systems.
    open func cancel() {
        completion = nil
        end(nil, nil)
    }

    /// A person has cancelled it.
    func cancelled() { end(nil, ASWebAuthenticationSessionError(.canceledLogin)) }

    /// Takes an address that the program is to open. Returns whether it is the one that the session waits for.
    func take(_ url: URL) -> Bool {
        guard callback?.matchesURL(url) == true else { return false }
        end(url, nil)
        return true
    }

    private func end(_ url: URL?, _ error: ASWebAuthenticationSessionError?) {
        listener?.stop()
        listener = nil
        waiting?.end(self)
        let completion = completion
        self.completion = nil
        completion?(url, error)
    }
}

/// The domain of the errors of ``ASWebAuthenticationSessionError``.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// Why a session has ended without an address.
public struct ASWebAuthenticationSessionError: CustomNSError, LocalizedError, Equatable, Sendable {
    public let code: Code
    public init(_ code: Code) { self.code = code }
    /// What can fail.
    public enum Code: Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided = 2
        case presentationContextInvalid = 3

        /// Whether an error is of this kind, for `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool {
            (error as? ASWebAuthenticationSessionError)?.code == code
        }
    }
    public static var canceledLogin: Code { .canceledLogin }
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
    public var errorCode: Int { code.rawValue }
}
