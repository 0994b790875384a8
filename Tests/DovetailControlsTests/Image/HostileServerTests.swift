import DovetailTesting
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import DovetailControls

/// What a server can do to an app that shows a picture of its: nothing takes more memory or time than there is a limit for.
@Suite("Pictures from hostile servers", .serialized)
struct HostileServerTests {
    private static let png = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOor6//DwAFewJ9P9re+gAAAABJRU5ErkJggg==")!

    private static func head(_ lines: String...) -> Data {
        Data((["HTTP/1.1 200 OK", "Connection: close"] + lines + ["", ""]).joined(separator: "\r\n").utf8)
    }

    /// Sends pieces as long as somebody takes them, 64 MB at most.
    private static func endless(_ send: LocalServer.Send) -> Int {
        let piece = Data(repeating: 7, count: 64 << 10)
        return (0..<1024).first { _ in !send(piece) } ?? 1024
    }

    private func server(_ sent: SentPieces = SentPieces()) throws -> LocalServer {
        let png = Self.png
        let stopped = sent
        return try LocalServer { path, send in
            switch path {
            case "/picture": _ = send(Self.head("Content-Type: image/png", "Content-Length: \(png.count)") + png)
            case "/endless":
                _ = send(Self.head("Content-Type: image/png") + png)
                sent.add(Self.endless(send))
            case "/endless-text":
                _ = send(Self.head("Content-Type: image/png") + Data(repeating: 65, count: 600))
                sent.add(Self.endless(send))
            case "/huge":
                _ = send(Self.head("Content-Length: 99999999999") + png)
                sent.add(Self.endless(send))
            case "/page": _ = send(Self.head("Content-Type: image/png") + Data("<!doctype html><p>no picture</p>".utf8))
            case "/nothing": _ = send(Self.head("Content-Length: 0"))
            case "/short": _ = send(Self.head("Content-Length: 5000") + png)
            case "/garbage": _ = send(Data(repeating: 0xFE, count: 3000))
            case "/closed": break
            case "/silent": stopped.waitUntilReleased()
            case "/slow":
                stopped.begin()
                _ = send(Self.head("Content-Type: image/png") + png.prefix(20))
                while !stopped.isReleased {
                    guard send(Data([0])) else { return }
                    usleep(20_000)
                }
            case "/missing":
                _ = send(Data("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".utf8))
            case "/file": _ = send(Self.redirection(to: "file:///etc/passwd"))
            case "/once": _ = send(Self.redirection(to: "/picture"))
            default:
                // Each address leads to a new one.
                _ = send(Self.redirection(to: "/loop\(path.count)x" + path.dropFirst()))
            }
        }
    }

    private static func redirection(to address: String) -> Data {
        Data("HTTP/1.1 302 Found\r\nLocation: \(address)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".utf8)
    }

    /// What the answers that go on for long did, and when they shall end.
    private final class SentPieces: @unchecked Sendable {
        private let lock = NSLock()
        private var pieces = 0
        private let released = DispatchSemaphore(value: 0)
        private var isOver = false
        private var begun = 0

        var isReleased: Bool { lock.withLock { isOver } }
        /// How many answers were begun that go on slowly.
        var begunCount: Int { lock.withLock { begun } }
        func begin() { lock.withLock { begun += 1 } }
        func add(_ count: Int) { lock.withLock { pieces += count } }
        func waitUntilReleased() { released.wait() }
        func release() {
            lock.withLock { isOver = true }
            released.signal()
        }
    }

    private func failure(_ downloads: ImageDownloads, _ url: URL) async -> String? {
        do {
            _ = try await downloads.data(at: url)
            return nil
        } catch { return "\(error)" }
    }

    @Test("an answer that does not end, is too long or is no picture is given up, and told why")
    func given() async throws {
        let sent = SentPieces()
        let server = try server(sent)
        defer { server.stop() }
        let downloads = ImageDownloads(limits: DownloadLimits(bytes: 1 << 20, silence: 5))
        #expect(try await downloads.data(at: server.url("/picture")) == Self.png)
        #expect(try await downloads.data(at: server.url("/once")) == Self.png)
        #expect(
            await failure(downloads, server.url("/endless"))
                == "\(server.url("/endless")) has more than 1048576 bytes, which is too much")
        #expect(
            await failure(downloads, server.url("/endless-text"))
                == "\(server.url("/endless-text")) is no picture that can be read")
        #expect(
            await failure(downloads, server.url("/huge"))
                == "\(server.url("/huge")) has 99999999999 bytes, which is too much")
        #expect(
            await failure(downloads, server.url("/page")) == "\(server.url("/page")) is no picture that can be read")
        #expect(
            await failure(downloads, server.url("/nothing"))
                == "\(server.url("/nothing")) is no picture that can be read")
        #expect(
            await failure(downloads, server.url("/missing"))
                == "the server of \(server.url("/missing")) answers with status 404")
        #expect(
            await failure(downloads, server.url("/loop"))
                == "\(server.url("/loop")) leads from one address to the next, more than 10 times")
        for path in ["/file", "/short", "/garbage", "/closed"] {
            #expect(await failure(downloads, server.url(path)) != nil, "\(path)")
        }
    }

    @Test(
        "a server that is silent, or sends a byte now and then, is waited for as long as the limits say, or the view wants it"
    )
    func slow() async throws {
        let sent = SentPieces()
        let server = try server(sent)
        defer {
            sent.release()
            server.stop()
        }
        let downloads = ImageDownloads(limits: DownloadLimits(silence: 30, time: 0.3))
        for path in ["/silent", "/slow"] { #expect(await failure(downloads, server.url(path)) != nil) }
        let cancelled = Task { await failure(ImageDownloads(), server.url("/slow")) }
        try await wait(for: "the server's answer to begin") { sent.begunCount == 2 }
        cancelled.cancel()
        #expect(await cancelled.value != nil)
    }

    @Test("many pictures of a server that is not there end each by itself, once")
    func refused() async throws {
        let server = try server()
        let address = server.url("/picture")
        server.stop()
        let reasons = await withTaskGroup(of: String?.self) { group in
            for index in 0..<120 {
                group.addTask { await failure(ImageDownloads(), address.appending(path: "\(index)")) }
            }
            return await group.reduce(into: 0) { count, reason in count += reason == nil ? 0 : 1 }
        }
        #expect(reasons == 120)
    }

    @MainActor
    @Test("a view shows that there is no picture")
    func phases() async throws {
        let server = try server()
        defer { server.stop() }
        for (path, shown) in [("/page", "failure"), ("/loop", "failure"), ("/once", "picture")] {
            let host = TestHost {
                AsyncImage(url: server.url(path)) { phase in
                    switch phase {
                    case .empty: Text("empty")
                    case .success(let image): image.accessibilityLabel("picture")
                    case .failure: Text("failure")
                    }
                }
            }
            try await wait(for: "the end of loading") {
                await host.settle()
                return !host.exists("empty")
            }
            #expect(host.exists(shown), "\(path)")
            host.close()
        }
    }
}
