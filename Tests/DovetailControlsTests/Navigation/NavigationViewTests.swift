import DovetailTesting
import SwiftUI
import Testing

/// `NavigationView` with several views in it, of which some are links themselves.
@MainActor
@Suite("Navigation views of several views")
struct NavigationViewTests {
    private struct Links: View {
        var body: some View {
            NavigationView {
                NavigationLink("Open") { Text("page") }
                Text("nothing chosen")
            }
        }
    }

    @Test("in a stack the first view may be a link", arguments: [Idiom.phone, .pad, .desktop])
    func stack(idiom: Idiom) throws {
        let host = TestHost(size: CGSize(width: 900, height: 600), idiom: idiom) { Links().navigationViewStyle(.stack) }
        #expect(host.texts == ["Open"])
        try host.tap("Open")
        host.advance(by: .seconds(1))
        #expect(host.exists("page") && !host.exists("Open") && !host.exists("nothing chosen"))
        try host.tap("Back")
        host.advance(by: .seconds(1))
        #expect(host.texts == ["Open"])
    }

    @Test("on a pad the views are columns, and a link that is one opens its page in the next")
    func columns() throws {
        let host = TestHost(size: CGSize(width: 900, height: 600), idiom: .pad) { Links() }
        #expect(host.texts == ["Open", "nothing chosen"])
        let (link, detail) = try (host.frame(of: "Open"), host.frame(of: "nothing chosen"))
        #expect(link.maxX < detail.minX)
        try host.tap("Open")
        host.advance(by: .seconds(1))
        #expect(host.texts == ["Open", "page"])
    }

    @Test("on a phone the first column is shown, and its link leads to the page")
    func phone() throws {
        let host = TestHost(size: CGSize(width: 390, height: 700), idiom: .phone) { Links() }
        #expect(host.texts == ["Open"])
        try host.tap("Open")
        host.advance(by: .seconds(1))
        #expect(host.exists("page") && !host.exists("nothing chosen"))
        try host.tap("Back")
        host.advance(by: .seconds(1))
        #expect(host.texts == ["Open"])
    }

    @Test("a condition among the views of a stack is one of them")
    func condition() throws {
        let hasNotice = Model(false)
        let host = TestHost(size: CGSize(width: 900, height: 600)) {
            Bound(hasNotice) { hasNotice in
                NavigationView {
                    if hasNotice.wrappedValue { Text("notice") }
                    NavigationLink("Open") { Text("page") }
                }
                .navigationViewStyle(.stack)
            }
        }
        #expect(host.texts == ["Open"])
        hasNotice.value = true
        host.settle()
        #expect(host.texts == ["notice"])
        hasNotice.value = false
        host.settle()
        try host.tap("Open")
        host.advance(by: .seconds(1))
        #expect(host.exists("page"))
    }
}
