import DovetailCore
import Foundation
import SwiftUI

/// The session that waits for a browser in a window. Kept by the window.
@MainActor @Observable
final class WaitingSessions {
    /// The one that began last. Those before it were cancelled, since a person can only follow one.
    private(set) var session: ASWebAuthenticationSession?
    @ObservationIgnored private weak var window: WindowRoot?

    init(_ window: WindowRoot) { self.window = window }

    func begin(_ session: ASWebAuthenticationSession) {
        let before = self.session
        self.session = session
        before?.cancelled()
    }

    func end(_ session: ASWebAuthenticationSession) {
        if self.session === session { self.session = nil }
    }

    /// The window is to open an address. What the session does not wait for goes to the app's views.
    func open(_ url: URL) {
        if session?.take(url) == false { passed = url }
    }

    /// An address that the app's views are asked about, while the session does not listen before them.
    private(set) var passed: URL?

    /// The session has stopped listening: for a while, where there is an address for the app's views.
    func pass() {
        guard let url = passed else { return }
        // Not within the update that took the listener away.
        Task { @MainActor in
            window?.open(url)
            passed = nil
        }
    }
}

/// An empty view that opens the browser, and says so until the session ends.
struct WaitingView: View {
    let waiting: WaitingSessions

    var body: some View {
        if let session = waiting.session {
            WaitingAlert(waiting: waiting, session: session).id(ObjectIdentifier(session))
        }
    }
}

private struct WaitingAlert: View {
    let waiting: WaitingSessions
    let session: ASWebAuthenticationSession
    @State private var isShown = true
    @Environment(\.openURL) private var openURL

    var body: some View {
        Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
            .alert("Continue in Your Browser", isPresented: $isShown) {
                Button("Cancel", role: .cancel) { session.cancelled() }
            } message: {
                Text("Sign in to \(session.address.host ?? session.address.absoluteString) there.")
            }
            .background { if waiting.passed == nil { Listener(waiting: waiting) } }
            .onAppear { openURL(session.address) }
    }
}

/// An empty view that hears of addresses.
private struct Listener: View {
    let waiting: WaitingSessions

    var body: some View {
        Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
            .onOpenURL { waiting.open($0) }
            .onDisappear { waiting.pass() }
    }
}
