import DovetailTesting
import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import LinkPresentation

/// What pages of the web say of themselves.
@MainActor
struct LinkPresentationTests {
    nonisolated private static let page = """
        <!DOCTYPE html><html><head><meta charset="utf-8">
        <!-- <title>Not this</title> -->
        <script>var a = "<title>Nor this</title>"</script>
        <title>
          Plain &amp; simple
        </title>
        <meta property="og:title" content='Harbour &#8211; &quot;Lights&quot;'/>
        <META content=/picture.png property=og:image >
        <link rel="shortcut icon" href="/small.png"><link rel=apple-touch-icon href="https://cdn.example.org/touch.png">
        </head><body><meta property="og:title" content="Too late"></body></html>
        """

    @Test("Names that sites agreed on go before the title, wherever quotes stand") func head() {
        let head = PageHead(Data(Self.page.utf8))
        #expect(head.title == "Harbour – \"Lights\"" && head.image == "/picture.png")
        #expect(head.icon == "https://cdn.example.org/touch.png" && head.video == nil)
        #expect(PageHead(Data("<title>A\n B &lt;3 &amp</title>".utf8)).title == "A B <3 &amp")
        #expect(PageHead(Data("<TITLE>x".utf8)).title == nil)
    }

    @Test("Whatever is no page says nothing, and ends") func garbage() {
        let seed = ProcessInfo.processInfo.environment["DOVETAIL_SEED"].flatMap { UInt64($0) } ?? 7
        var state = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ count: UInt64) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % count)
        }
        let signs = Array("<>/='\"&;# -!ametitlohnkrgx")
        for _ in 0..<300 {
            let text = String((0..<next(80)).map { _ in signs[next(UInt64(signs.count))] })
            let title = PageHead(Data(text.utf8)).title
            #expect(title == nil || text.lowercased().contains("title"), "\(text), seed \(seed)")
        }
    }

    @Test("A page is asked for once, where it leads to, and its picture when somebody wants it") func fetch()
        async throws
    {
        let picture = try TestHost(size: CGSize(width: 8, height: 6)) { Color.red }.png()
        let server = try LocalServer { path, send in
            let (kind, body): (String, Data) =
                switch path {
                case "/": ("", Data())
                case "/page": ("text/html; charset=utf-8", Data(Self.page.utf8))
                case "/picture.png": ("image/png", picture)
                default: ("none", Data())
                }
            switch kind {
            case "": _ = send(Data("HTTP/1.1 302 Found\r\nLocation: /page\r\nContent-Length: 0\r\n\r\n".utf8))
            case "none": _ = send(Data("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n".utf8))
            default:
                _ = send(
                    Data("HTTP/1.1 200 OK\r\nContent-Type: \(kind)\r\nContent-Length: \(body.count)\r\n\r\n".utf8)
                        + body)
            }
        }
        defer { server.stop() }
        let metadata = try await LPMetadataProvider().startFetchingMetadata(for: server.url("/"))
        #expect(metadata.title == "Harbour – \"Lights\"" && metadata.url == server.url("/page"))
        #expect(metadata.originalURL == server.url("/"))
        let provider = try #require(metadata.imageProvider)
        let data = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Data, any Error>) in
            provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, error in
                continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? LPError(.unknown)))
            }
        }
        #expect(data == picture)
        await #expect(throws: LPError(.metadataFetchFailed)) {
            try await LPMetadataProvider().startFetchingMetadata(for: server.url("/missing"))
        }
    }

    /// As apps wrap it.
    private struct LinkRow: UIViewRepresentable {
        let url: URL
        func makeUIView(context: Context) -> LPLinkView {
            let metadata = LPLinkMetadata()
            (metadata.url, metadata.title) = (url, "Lights of the Harbour")
            return LPLinkView(metadata: metadata)
        }
        func updateUIView(_ view: LPLinkView, context: Context) {}
    }

    @Test("A card shows title and site, and a press opens the page") func card() throws {
        let url = URL(string: "https://harbour.example.org/lights")!
        let host = TestHost(size: CGSize(width: 320, height: 200)) { LinkRow(url: url).padding() }
        #expect(host.texts.contains("Lights of the Harbour") && host.texts.contains("harbour.example.org"))
        if let file = ProcessInfo.processInfo.environment["DOVETAIL_LINK_PICTURE"] {
            try host.png().write(to: URL(fileURLWithPath: file))
        }
        try host.tap("Lights of the Harbour harbour.example.org")
        #expect(host.openedURLs == [url])
    }
}
