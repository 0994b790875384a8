import Foundation
import SwiftUI
import Testing

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

/// Badges of rows that are links.
@MainActor
@Suite("Badges of links")
struct LinkBadgeTests {
    private struct Inbox: View {
        var count = 4

        var body: some View {
            NavigationStack {
                List {
                    NavigationLink("outside") { Text("page") }.badge(count)
                    NavigationLink(value: 1) { Label("inside", systemImage: "tray").badge(count + 1) }
                    NavigationLink(value: 2) { Text("both").badge(8) }.badge(9)
                    NavigationLink(value: 3) { Text("prominent").badge("new").badgeProminence(.increased) }
                }
            }
        }
    }

    private func host(_ count: Int = 4, idiom: Idiom = .phone) -> TestHost {
        TestHost(size: CGSize(width: 320, height: 400), idiom: idiom) { Inbox(count: count) }
    }

    /// Where a text is painted: a link is one element.
    private func frame(of text: String, in host: TestHost) throws -> CGRect {
        var found: CGRect?
        host.window.displayTree.root.forEach { node in
            if case .text(let content) = node.content, content.string == text { found = node.frameInWindow }
        }
        return try #require(found)
    }

    @Test(
        "a badge of a link, or of its label, is at the end of the row, before the chevron",
        arguments: [Idiom.phone, .desktop])
    func place(idiom: Idiom) throws {
        let host = host(idiom: idiom)
        #expect(host.texts.filter { ["4", "5", "8", "9", "new"].contains($0) } == ["4", "5", "9", "new"])
        let (outside, inside) = (try frame(of: "4", in: host), try frame(of: "5", in: host))
        #expect(outside.maxX == inside.maxX)
        let row = try frame(of: "outside", in: host)
        // The chevron and the row's margin come after it.
        #expect(outside.minX > row.maxX + 100 && outside.maxX < 320 - 24)
        #expect(abs(outside.midY - row.midY) < 1)
    }

    @Test("a badge of a link that stands out has a ground of its own")
    func prominence() throws {
        let host = host()
        let new = try frame(of: "new", in: host)
        let color = try host.color(at: CGPoint(x: new.minX - 3, y: new.midY))
        #expect(color.red > 0.6 && color.green < 0.35)
    }

    @Test("a badge comes and goes, and the row's state stays")
    func change() throws {
        struct Token: View {
            static var made = 0
            @State private var number = {
                made += 1
                return made
            }()
            var body: some View { Text("token \(number)") }
        }
        struct Rows: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    List {
                        Button("more") { count += 1 }
                        NavigationLink(value: 1) { Token() }.badge(count)
                    }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 320, height: 400), idiom: .phone) { Rows() }
        let token = try #require(host.texts.first { $0.hasPrefix("token") })
        #expect(!host.texts.contains("1"))
        try host.tap("more")
        #expect(host.texts.contains(token) && host.texts.contains("1"))
    }
}
