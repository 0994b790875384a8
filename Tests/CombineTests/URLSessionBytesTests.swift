import Combine
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Bytes of an answer", .serialized)
struct URLSessionBytesTests {
    /// Answers with what a test wants, in pieces.
    private final class Server: URLProtocol {
        nonisolated(unsafe) static var pieces: [String] = []
        nonisolated(unsafe) static var error: URLError?

        override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "bytes" }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {
            let response = URLResponse(
                url: request.url!, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: "utf-8")
            if !Self.pieces.isEmpty || Self.error == nil {
                client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            }
            for piece in Self.pieces { client?.urlProtocol(self, didLoad: Data(piece.utf8)) }
            if let error = Self.error {
                client?.urlProtocol(self, didFailWithError: error)
            } else {
                client?.urlProtocolDidFinishLoading(self)
            }
        }
        override func stopLoading() {}
    }

    private func session() -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Server.self]
        return URLSession(configuration: configuration)
    }

    @Test("come as they are sent, by lines without the empty ones")
    func lines() async throws {
        (Server.pieces, Server.error) = (["one\ntw", "o\r\n\r\nthr\u{2028}ee\u{85}", "four"], nil)
        let (bytes, response) = try await session().bytes(from: URL(string: "bytes://a")!)
        #expect(response.mimeType == "text/plain")
        var lines: [String] = []
        for try await line in bytes.lines { lines.append(line) }
        #expect(lines == ["one", "two", "thr", "ee", "four"])
    }

    @Test("an answer that breaks off throws where it does; one that never came throws at once")
    func errors() async throws {
        (Server.pieces, Server.error) = ([], URLError(.cannotConnectToHost))
        await #expect(throws: (any Error).self) { _ = try await session().bytes(from: URL(string: "bytes://a")!) }
    }
}
