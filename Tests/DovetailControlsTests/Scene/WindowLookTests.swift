import DovetailCore
import DovetailTesting
import SwiftUI
import Testing

private struct Page: View {
    var body: some View {
        NavigationStack {
            Text("content").navigationTitle("Title").toolbar { Button("Item") {} }
        }
    }
}

private struct BarsApp: App {
    var body: some Scene {
        WindowGroup("Unified") { Page() }.windowToolbarStyle(.unified)
        WindowGroup("Untitled") { Page() }.windowToolbarStyle(.unified(showsTitle: false))
        WindowGroup("Compact") { Page() }.windowToolbarStyle(.unifiedCompact)
        WindowGroup("Expanded") { Page() }.windowToolbarStyle(.expanded)
        WindowGroup("Compact, untitled") { Page() }.windowToolbarStyle(.unifiedCompact(showsTitle: false))
    }
}

private struct FramesApp: App {
    var body: some Scene {
        WindowGroup("Main") {
            VStack {
                Opener(name: "Open").presentedWindowStyle(.plain).presentedWindowToolbarStyle(.expanded)
                Opener(name: "Open as usual")
            }
        }
        WindowGroup("Value", for: Int.self) { _ in Page() }
        Window("Plain", id: "plain") { Color.clear }.windowStyle(.plain)
        Window("Hidden", id: "hidden") { Text("below") }.windowStyle(.hiddenTitleBar)
    }
}

private struct Opener: View {
    let name: String
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button(name) { openWindow(value: name.count) } }
}

@MainActor
@Suite("How windows look")
struct WindowLookTests {
    private func bar(_ group: Int) throws -> (titleY: CGFloat?, contentY: CGFloat) {
        let first = TestHost(app: BarsApp.self, size: CGSize(width: 400, height: 300), idiom: .desktop)
        let host = group == 0 ? first : first.openWindow(group: group)
        let title = host.texts.contains("Title") ? try host.frame(of: "Title").midY : nil
        return (title, try host.frame(of: "content").midY)
    }

    @Test("bars are unified, compact or expanded, and show their title or not")
    func bars() throws {
        let unified = try bar(0)
        #expect(unified.titleY == 20)
        #expect(try bar(1).titleY == nil)
        #expect(try bar(1).contentY == unified.contentY)
        let compact = try bar(2)
        #expect(compact.titleY == 16 && compact.contentY == unified.contentY - 4)
        let expanded = try bar(3)
        #expect(try #require(expanded.titleY) < 20 && expanded.contentY > unified.contentY + 8)
        #expect(try bar(4).titleY == nil)
    }

    @Test("a pad's bars stay as they are")
    func pad() throws {
        let host = TestHost(app: BarsApp.self, idiom: .pad).openWindow(group: 1)
        #expect(host.texts.contains("Title"))
    }

    @Test("a plain window has no ground, and one with a hidden title bar leaves the desktop's buttons free")
    func frames() throws {
        let main = TestHost(app: FramesApp.self, idiom: .desktop)
        #expect(try main.color(at: CGPoint(x: 1, y: 1)).opacity == 1)
        let plain = main.openWindow(group: 2)
        #expect(try plain.color(at: CGPoint(x: 1, y: 1)).opacity == 0)

        let hidden = main.openWindow(group: 3)
        let usual = try hidden.frame(of: "below").midY
        hidden.window.environment.titleButtonSpace = TitleButtonSpace(height: 30, trailing: 80)
        hidden.settle()
        #expect(try hidden.frame(of: "below").midY == usual + 15)
    }

    @Test("windows that a view opens have the look that it says")
    func presented() throws {
        let main = TestHost(app: FramesApp.self, idiom: .desktop)
        try main.tap("Open")
        try main.tap("Open as usual")
        let windows = main.windowsOpenedByViews
        try #require(windows.count == 2)
        #expect(windows[0].window.environment.windowLook.frame == .plain)
        #expect(windows[0].window.environment.windowLook.toolbar?.isExpanded == true)
        #expect(windows[1].window.environment.windowLook.frame == nil)
    }
}
