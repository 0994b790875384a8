import DovetailTesting
import SwiftUI
import Testing

/// What a page is about, beside its title.
@MainActor
@Suite("Documents of pages")
struct NavigationDocumentTests {
    private let file = URL(fileURLWithPath: "/tmp/notes/today.txt")

    @Test("the sign beside the title is dragged as the file", arguments: Idiom.allCases)
    func drag(idiom: Idiom) throws {
        let log = Probe<[URL]>()
        let file = file
        let host = TestHost(size: CGSize(width: 500, height: 400), idiom: idiom) {
            NavigationStack {
                Color.blue
                    .dropDestination(for: URL.self) { urls, _ in
                        log.note(urls)
                        return true
                    }
                    .navigationTitle("Today")
                    .navigationDocument(file)
            }
        }
        let (sign, title) = try (host.frame(of: "today.txt"), host.frame(of: "Today"))
        #expect(sign.maxX <= title.minX && abs(sign.midY - title.midY) < 12)
        host.drag(from: CGPoint(x: sign.midX, y: sign.midY), to: CGPoint(x: 250, y: 300))
        #expect(log.entries == [[file]])
    }

    @Test("the menu of the title shows the folder and copies the path")
    func menu() throws {
        let file = file
        let host = TestHost(size: CGSize(width: 500, height: 400), idiom: .desktop) {
            NavigationStack { Text("page").navigationTitle("Today").navigationDocument(file) }
        }
        try host.tap("Title Menu")
        try host.tap("Copy Path")
        #expect(host.clipboard == "/tmp/notes/today.txt")
        try host.tap("Title Menu")
        try host.tap("Show Folder")
        #expect(host.openedURLs.map(\.path) == ["/tmp/notes"])
    }

    @Test("a value that is no file has a sign, and no menu")
    func value() throws {
        let host = TestHost(size: CGSize(width: 500, height: 400), idiom: .desktop) {
            NavigationStack {
                Text("page").navigationTitle("Poem")
                    .navigationDocument("Roses are red", preview: SharePreview("A poem"))
            }
        }
        #expect(host.exists("Document") && !host.exists("Title Menu"))
    }

    @Test(
        "a title that is a binding is renamed in its menu; Escape leaves it as it was", arguments: Idiom.allCases)
    func rename(idiom: Idiom) throws {
        let title = Model("Untitled")
        let host = TestHost(size: CGSize(width: 500, height: 400), idiom: idiom) {
            Bound(title) { title in
                NavigationStack { Text("page").navigationTitle(title) }
            }
        }
        #expect(host.exists("Untitled"))
        try host.tap("Title Menu")
        try host.tap("Rename")
        #expect(host.focused == "Title")
        host.press(.character("a"), modifiers: .control)
        try host.type("Travels")
        host.press(.return)
        #expect(title.value == "Travels" && host.exists("Travels") && !host.exists("Title"))
        try host.tap("Title Menu")
        try host.tap("Rename")
        try host.type("X")
        host.press(.escape)
        #expect(title.value == "Travels" && !host.exists("Title"))
    }
}
