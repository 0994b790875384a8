import Combine
import Foundation
import TestSupport
import Testing

@Suite("Names of Foundation's that other systems write otherwise")
struct URLSessionReferencesTests {
    @Test("methods of sessions are referred to by what they are asked for, as where a function that loads is handed on")
    func references() async throws {
        let server = try LocalServer { path, send in
            _ = send(
                Data("HTTP/1.1 200 OK\r\nContent-Length: \(path.utf8.count)\r\nConnection: close\r\n\r\n\(path)".utf8))
        }
        defer { server.stop() }
        let (session, body) = (URLSession(configuration: .ephemeral), Data("/one".utf8))
        let (url, request) = (server.url("/one"), URLRequest(url: server.url("/one")))
        var post = request
        post.httpMethod = "POST"
        let load: (URL) async throws -> (Data, URLResponse) = session.data(from:)
        let ask: (URLRequest) async throws -> (Data, URLResponse) = session.data(for:)
        let send: (URLRequest, Data) async throws -> (Data, URLResponse) = session.upload(for:from:)
        #expect(try await load(url).0 == body)
        #expect(try await ask(request).0 == body)
        #expect(try await send(post, Data([1])).0 == body)
        let saveFrom: (URL) async throws -> (URL, URLResponse) = session.download(from:)
        let saveFor: (URLRequest) async throws -> (URL, URLResponse) = session.download(for:)
        let sendFile: (URLRequest, URL) async throws -> (Data, URLResponse) = session.upload(for:fromFile:)
        for file in [try await saveFrom(url).0, try await saveFor(request).0] {
            #expect(try Data(contentsOf: file) == body)
            #expect(try await sendFile(post, file).0 == body)
            try FileManager.default.removeItem(at: file)
        }
        session.invalidateAndCancel()
    }

    @Test("a cache is made without a place, and keeps what it is given")
    func cache() throws {
        let cache = URLCache(memoryCapacity: 100_000, diskCapacity: 0)
        let request = URLRequest(url: URL(string: "https://example.org/a")!)
        let response = URLResponse(
            url: request.url!, mimeType: "text/plain", expectedContentLength: 3, textEncodingName: nil)
        cache.storeCachedResponse(CachedURLResponse(response: response, data: Data("one".utf8)), for: request)
        #expect(cache.cachedResponse(for: request)?.data == Data("one".utf8))
        #expect(cache.memoryCapacity == 100_000 && cache.diskCapacity == 0)
    }
}
