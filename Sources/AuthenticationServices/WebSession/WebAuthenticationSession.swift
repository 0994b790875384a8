import DovetailCore
import Foundation
import SwiftUI

/// Lets a person sign in to a site by their browser, from a view: `@Environment(\.webAuthenticationSession)`.
public struct WebAuthenticationSession: Sendable {
    /// The window that asks; nil for the one in use.
    private let window: @MainActor @Sendable () -> WindowRoot?

    init(_ window: @escaping @MainActor @Sendable () -> WindowRoot?) { self.window = window }

    /// What the browser is to know of the person. Browsers can't be told.
    public enum BrowserSession: Hashable, Sendable {
        case shared
        case ephemeral
    }

    /// Opens the browser, and returns the address that the site leads back to. Throws ``ASWebAuthenticationSessionError/Code/canceledLogin`` where a person
    /// has cancelled, or the task was. See ``ASWebAuthenticationSession``.
    @MainActor
    public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL {
        try await authenticate(
            using: url, callback: .customScheme(callbackURLScheme), preferredBrowserSession: preferredBrowserSession,
            additionalHeaderFields: [:])
    }

    /// Opens the browser, and returns the address that the site leads back to.
    @MainActor
    public func authenticate(
        using url: URL, callback: ASWebAuthenticationSession.Callback,
        preferredBrowserSession: BrowserSession? = nil, additionalHeaderFields: [String: String]
    ) async throws -> URL {
        let running = RunningSession()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let session = ASWebAuthenticationSession(url: url, callback: callback) { url, error in
                    if let url { return continuation.resume(returning: url) }
                    continuation.resume(throwing: error ?? ASWebAuthenticationSessionError(.canceledLogin))
                }
                session.prefersEphemeralWebBrowserSession = preferredBrowserSession == .ephemeral
                running.session = session
                guard session.start(in: window() ?? ProgramWindows.ofProgram.current) else {
                    return continuation.resume(
                        throwing: ASWebAuthenticationSessionError(.presentationContextInvalid))
                }
                if Task.isCancelled { session.cancelled() }
            }
        } onCancel: {
            Task { @MainActor in running.session?.cancelled() }
        }
    }
}

/// The session of a task.
@MainActor
private final class RunningSession { var session: ASWebAuthenticationSession? }

extension EnvironmentValues {
    /// Lets a person sign in to a site by their browser.
    public var webAuthenticationSession: WebAuthenticationSession {
        let held = HeldWindow(windowOfApp)
        return WebAuthenticationSession { held.window }
    }
}

/// The window of a view, for as long as it is open.
private final class HeldWindow: @unchecked Sendable {
    // Set once, before anybody else knows the object.
    weak var window: WindowRoot?
    init(_ window: WindowRoot?) { self.window = window }
}
