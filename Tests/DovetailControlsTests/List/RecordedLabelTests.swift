import SwiftUI
import Testing

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

/// Labels in rows beside pictures that a library for purchases recorded on iOS 16, 17 and 18, of a list of the style `insetGrouped` in 450 points.
///
/// Recorded there: a label in the middle of a row begins 180.5 after the edge of the window, its title 225.2, and the symbol, which is 19 wide and 24
/// high, is in the middle 15 after its start. On iOS 16 the symbol is smaller, 15 and 19, and stands in the same middle. So 45 points are
/// kept before titles, whatever the symbol: taken here as 29 for the icon and 16 after it, which no picture tells apart.
@MainActor
@Suite("List: labels recorded on iOS")
struct RecordedLabelTests {
    private struct Label2 {
        let symbol: CGRect
        let title: CGRect
    }

    private func label(
        _ content: some View, idiom: Idiom = .phone, inList: Bool = true, size: DynamicTypeSize = .large
    ) throws -> Label2 {
        let host = TestHost(size: CGSize(width: 390, height: 600), idiom: idiom) {
            Group {
                if inList { List { content } } else { content }
            }
            .dynamicTypeSize(size)
        }
        defer { host.close() }
        var (symbol, title) = (CGRect?.none, CGRect?.none)
        host.window.displayTree.root.forEach { node in
            switch node.content {
            case .symbol: symbol = symbol ?? node.frameInWindow
            case .text: title = title ?? node.frameInWindow
            default: break
            }
        }
        return Label2(symbol: try #require(symbol), title: try #require(title))
    }

    @Test(
        "a title begins 45 points after where the row's content does, and the symbol is in the middle of 29",
        arguments: ["star", "chevron.right", "person.3"])
    func place(symbol: String) throws {
        let label = try label(Label("Title", systemImage: symbol))
        #expect(abs(label.title.minX - 32 - 45) <= 0.34)
        #expect(abs(label.symbol.midX - 32 - 14.5) <= 0.34)
    }

    @Test("the symbol is large, and the row as high as others")
    func large() throws {
        let inRow = try label(Label("Title", systemImage: "star"))
        let plain = try label(Label("Title", systemImage: "star"), inList: false)
        let alone = try label(Image(systemName: "star").imageScale(.large).background { Text("") })
        #expect(inRow.symbol.size == alone.symbol.size && inRow.symbol.width > plain.symbol.width)
        #expect(plain.title.minX - plain.symbol.maxX == 8)
    }

    @Test("a label in a link, a button, a toggle and a picker of a row is the same")
    func controls() throws {
        let label = Label("Title", systemImage: "star")
        for x in try [
            self.label(
                NavigationLink {
                    Text("page")
                } label: {
                    label
                }
            ).title.minX,
            self.label(
                Button {
                } label: {
                    label
                }
            ).title.minX,
            self.label(Toggle(isOn: .constant(true)) { label }).title.minX,
        ] { #expect(abs(x - 77) <= 0.34) }
    }

    @Test("what an app says of labels counts, and labels in buttons with a bezel are as outside of lists")
    func own() throws {
        let narrow = try label(
            Label("Title", systemImage: "star").labelReservedIconWidth(20).labelIconToTitleSpacing(4))
        #expect(narrow.title.minX - narrow.symbol.midX < 20)
        let bezel = try label(
            Button {
            } label: {
                Label("Title", systemImage: "star")
            }.buttonStyle(.bordered))
        #expect(bezel.title.minX - bezel.symbol.maxX == 8)
    }

    @Test("more is kept where text is larger, and nothing on the desktop")
    func others() throws {
        let large = try label(Label("Title", systemImage: "star"), size: .accessibility3)
        #expect(large.title.minX - 32 > 70)
        let desktop = try label(Label("Title", systemImage: "star"), idiom: .desktop)
        #expect(desktop.title.minX - desktop.symbol.maxX == 5)
    }
}
