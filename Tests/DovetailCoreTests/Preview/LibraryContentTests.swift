import SwiftUI
import Testing

@MainActor
@Suite("Entries of Xcode's library")
struct LibraryContentTests {
    private struct Library: LibraryContentProvider {
        @LibraryContentBuilder var views: [LibraryItem] {
            LibraryItem(Text("a"), title: "A", category: .control)
            LibraryItem(Color.red, visible: false, category: .other, matchingSignature: "red")
        }

        @LibraryContentBuilder func modifiers(base: Text) -> [LibraryItem] {
            LibraryItem(base.bold(), category: .effect)
        }
    }

    private struct Views: LibraryContentProvider {
        var views: [LibraryItem] { LibraryItem(Text("a")) }
    }

    @Test("a package's entries are put together as they are written, and no kind of them has to be there")
    func entries() {
        #expect(Library().views.count == 2 && Library().modifiers(base: Text("b")).count == 1)
        #expect(Views().views.count == 1 && Views().modifiers(base: 1).isEmpty)
    }
}
