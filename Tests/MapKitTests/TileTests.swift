import DovetailPaint
import DovetailTesting
import MapKit
import SwiftUI
import TestSupport
import Testing

/// Pictures of a server, which a test plays.
@MainActor
struct TileTests {
    /// A PNG of one colour.
    private func picture(_ color: Color) throws -> Data {
        try TestHost(size: CGSize(width: 256, height: 256)) { color }.png()
    }

    /// What was asked for.
    private final class Requests: @unchecked Sendable {
        private let lock = NSLock()
        private var paths: [String] = []
        func add(_ path: String) { lock.withLock { paths.append(path) } }
        var all: [String] { lock.withLock { paths } }
    }

    private func server(_ png: Data, _ requests: Requests) throws -> LocalServer {
        try LocalServer { path, send in
            requests.add(path)
            _ = send(
                Data("HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: \(png.count)\r\n\r\n".utf8) + png)
        }
    }

    private func host(_ store: TileStore) -> TestHost {
        TestHost(size: CGSize(width: 512, height: 512)) {
            Map(initialPosition: .rect(.world)).mapTiles(store)
        }
    }

    @Test("A map is made of the server's pictures, which are kept on disk") func tiles() async throws {
        let folder = TemporaryFolder("tiles")
        let requests = Requests()
        let server = try server(try picture(.red), requests)
        let address = TileServer(server.url("/").absoluteString + "{z}/{x}/{y}.png", attribution: "Ground: us")!
        let first = TileStore(address, folder: folder.url)
        let host = host(first)
        try await wait(for: "the pictures") { first.loads == 4 }
        await host.settle()
        #expect(Set(requests.all) == ["/1/0/0.png", "/1/1/0.png", "/1/0/1.png", "/1/1/1.png"])
        let color = try host.color(at: CGPoint(x: 100, y: 400))
        #expect(color.red > 0.8 && color.green < 0.4)
        #expect(host.exists("Ground: us"))
        // What is kept needs no server.
        server.stop()
        let second = TileStore(address, folder: folder.url)
        let again = self.host(second)
        try await wait(for: "the pictures from disk") { second.loads == 4 }
        await again.settle()
        #expect(try again.color(at: CGPoint(x: 100, y: 400)).red > 0.8)
        #expect(requests.all.count == 4)
    }

    @Test("Without an answer the ground stays plain, and the map goes on") func failure() async throws {
        let folder = TemporaryFolder("tiles")
        let server = try LocalServer { _, send in
            _ = send(Data("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n".utf8))
        }
        defer { server.stop() }
        let store = TileStore(TileServer(server.url("/").absoluteString + "{z}/{x}/{y}")!, folder: folder.url)
        let host = host(store)
        try await wait(for: "the answers") { store.loads == 4 }
        await host.settle()
        #expect(try host.color(at: CGPoint(x: 100, y: 400)).green > 0.9)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    @Test("An address of pictures has places for zoom, x and y") func addresses() {
        #expect(TileServer("https://a.example/{z}/{x}/{y}.png") != nil)
        #expect(TileServer("https://a.example/{z}/{x}.png") == nil)
        #expect(TileServer("ftp://a.example/{z}/{x}/{y}") == nil)
    }
}
