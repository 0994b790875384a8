import AuthenticationServices
import DovetailTesting
import Foundation
import Glibc
import SwiftUI
import TestSupport
import Testing

/// Signing in to a site by the browser.
@MainActor
struct WebSessionTests {
    /// As apps have it.
    final class Login: NSObject, ASWebAuthenticationPresentationContextProviding {
        var session: ASWebAuthenticationSession?
        var answers: [String] = []
        /// What the app's views were asked to open.
        var opened: [String] = []

        func begin(_ address: String) -> Bool {
            let session = ASWebAuthenticationSession(url: URL(string: address)!, callbackURLScheme: "tour") {
                [weak self] url, error in
                if let error = error as? ASWebAuthenticationSessionError, error.code == .canceledLogin {
                    self?.answers.append("cancelled")
                } else {
                    self?.answers.append(url?.absoluteString ?? "nothing")
                }
            }
            session.presentationContextProvider = self
            self.session = session
            return session.start()
        }

        func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { UIWindow() }
    }

    private struct Page: View {
        let login: Login
        let address: String
        var body: some View {
            Button("Sign In") { _ = login.begin(address) }.onOpenURL { login.opened.append($0.absoluteString) }
        }
    }

    private func open(_ address: String) throws -> (Login, TestHost) {
        let login = Login()
        let host = TestHost(size: CGSize(width: 500, height: 400)) { Page(login: login, address: address) }
        try host.tap("Sign In")
        host.advance(by: .seconds(1))
        return (login, host)
    }

    @Test("The browser is opened once, and an address of the app's scheme ends the session") func scheme() throws {
        let (login, host) = try open("https://site.example.org/login")
        #expect(host.openedURLs.map(\.absoluteString) == ["https://site.example.org/login"])
        #expect(host.texts.contains("Continue in Your Browser"))
        #expect(login.session?.canStart == false && login.session?.start() == false)
        host.open(URL(string: "TOUR://callback?code=5")!)
        host.advance(by: .seconds(1))
        #expect(login.answers == ["TOUR://callback?code=5"] || login.answers == ["tour://callback?code=5"])
        #expect(!host.exists("Continue in Your Browser") && login.opened.isEmpty)
    }

    @Test("Other addresses go to the app's views, and the session waits on") func others() async throws {
        let (login, host) = try open("https://site.example.org/login")
        host.open(URL(string: "other://page")!)
        // What is behind the question is not seen until it is gone.
        try await wait(for: "the page") {
            host.settle()
            return login.opened == ["other://page"]
        }
        host.advance(by: .seconds(1))
        #expect(login.answers.isEmpty && host.openedURLs.count == 1)
        host.open(URL(string: "tour://done")!)
        #expect(login.answers == ["tour://done"])
    }

    @Test("A person may cancel, and an app may without being told") func cancel() throws {
        let (login, host) = try open("https://site.example.org/login")
        try host.tap("Cancel")
        host.advance(by: .seconds(1))
        #expect(login.answers == ["cancelled"])
        try host.tap("Sign In")
        host.advance(by: .seconds(1))
        login.session?.cancel()
        host.advance(by: .seconds(1))
        #expect(login.answers == ["cancelled"] && !host.exists("Continue in Your Browser"))
    }

    @Test("An address of this machine is heard, and the browser is told what to do") func loopback() async throws {
        let port = freePort()
        let (login, host) = try open(
            "https://site.example.org/login?redirect_uri=http%3A%2F%2F127.0.0.1%3A\(port)%2Fback&state=1")
        let (data, _) = try await URLSession.shared.data(from: URL(string: "http://127.0.0.1:\(port)/back?code=7")!)
        #expect(String(decoding: data, as: UTF8.self).contains("go back to the app"))
        try await wait(for: "the address") { !login.answers.isEmpty }
        #expect(login.answers == ["http://127.0.0.1:\(port)/back?code=7"])
        host.advance(by: .seconds(1))
        #expect(!host.exists("Continue in Your Browser"))
    }

    /// A port that was free a moment ago.
    private func freePort() -> UInt16 {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(socket, $0, length)
                _ = getsockname(socket, $0, &length)
            }
        }
        return UInt16(bigEndian: address.sin_port)
    }

    @MainActor private final class Answers { var all: [String] = [] }
    private static let answers = Answers()

    private struct SignInApp: App {
        var body: some Scene { WindowGroup { Page() } }

        struct Page: View {
            @Environment(\.webAuthenticationSession) private var session
            var body: some View {
                Button("Sign In") {
                    Task {
                        do {
                            let url = try await session.authenticate(
                                using: URL(string: "https://site.example.org")!, callbackURLScheme: "tour")
                            WebSessionTests.answers.all.append(url.absoluteString)
                        } catch ASWebAuthenticationSessionError.canceledLogin {
                            WebSessionTests.answers.all.append("cancelled")
                        } catch { WebSessionTests.answers.all.append("\(error)") }
                    }
                }
            }
        }
    }

    @Test("A view signs in within a task") func view() async throws {
        let host = TestHost(app: SignInApp.self)
        for (end, answer) in [("open", "tour://here"), ("cancel", "cancelled")] {
            try host.tap("Sign In")
            try await wait(for: "the question") {
                host.settle()
                return host.exists("Continue in Your Browser")
            }
            host.advance(by: .seconds(1))
            if end == "open" { host.open(URL(string: "tour://here")!) } else { try host.tap("Cancel") }
            try await wait(for: "the answer") { Self.answers.all.last == answer }
            host.advance(by: .seconds(1))
        }
        #expect(Self.answers.all == ["tour://here", "cancelled"])
    }
}
