import DovetailCore
import DovetailTesting
import SwiftUI
import Testing

@MainActor @Suite("Labels") struct LabelTests {
    @Test("a label has a symbol before its title")
    func parts() throws {
        let host = TestHost { Label("Lightning", systemImage: "bolt.fill") }
        #expect(host.texts == ["Lightning"])
        #expect(host.window.displayTree.root.symbolNames == ["bolt.fill"])
    }

    @Test("styles choose the parts; an icon alone still says its title")
    func styles() throws {
        let title = TestHost { Label("Lightning", systemImage: "bolt").labelStyle(.titleOnly) }
        #expect(title.window.displayTree.root.symbolNames == [] && title.texts == ["Lightning"])
        let icon = TestHost { Label("Lightning", systemImage: "bolt").labelStyle(.iconOnly) }
        #expect(icon.window.displayTree.root.symbolNames == ["bolt"])
        #expect(icon.exists("Lightning") && icon.texts == [])
        let both = TestHost { Label(title: { Text("a") }, icon: { Circle() }).labelStyle(.titleAndIcon) }
        #expect(both.texts == ["a"])
    }

    @Test("an icon stands beside the first line of its title, as pictures of iOS have it", arguments: Idiom.allCases)
    func firstLine(idiom: Idiom) throws {
        func host(_ title: some View, icon: CGFloat = 10) -> TestHost {
            TestHost(size: CGSize(width: 120, height: 300), idiom: idiom) {
                Label {
                    title
                } icon: {
                    Color.red.frame(width: 10, height: icon).accessibilityLabel("icon")
                }
            }
        }
        let line = try host(Text("One")).frame(of: "One").height
        // A title of several lines, one of several texts, and one whose first line has room around it.
        let long = host(Text("One line of a title, and further ones").accessibilityLabel("title"))
        #expect(try long.frame(of: "title").height > 2 * line - 1)
        #expect(try abs(long.frame(of: "icon").midY - long.frame(of: "title").minY - line / 2) <= 1)
        let texts = host(VStack(alignment: .leading, spacing: 0) { ForEach(1..<5) { Text("Text \($0)") } })
        #expect(try abs(texts.frame(of: "icon").midY - texts.frame(of: "Text 1").midY) <= 1)
        let padded = host(Text("One").padding(.vertical, 20))
        #expect(try abs(padded.frame(of: "icon").midY - padded.frame(of: "One").midY) <= 1)
        // An icon that is higher than the line has it at its middle.
        let high = host(Text("One line of a title, and further ones").accessibilityLabel("title"), icon: 80)
        #expect(try abs(high.frame(of: "icon").midY - high.frame(of: "title").minY - line / 2) <= 1)
        // Without a text the middles stand side by side.
        let shape = host(Color.blue.frame(width: 20, height: 60).accessibilityLabel("shape"))
        #expect(try shape.frame(of: "icon").midY == shape.frame(of: "shape").midY)
    }

    private struct Boxed: LabelStyle {
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(isEnabled ? "on" : "off")
                Label(configuration).labelStyle(.titleOnly)
            }
        }
    }

    @Test("a style of one's own has dynamic properties, and can ask for the label itself")
    func custom() {
        #expect(TestHost { Label("a", systemImage: "bolt").labelStyle(Boxed()).disabled(true) }.texts == ["off", "a"])
    }

    @Test("a button is named by its label")
    func inButton() throws {
        var presses = 0
        let host = TestHost {
            Button {
                presses += 1
            } label: {
                Label("Add", systemImage: "plus")
            }
        }
        try host.tap("Add")
        #expect(presses == 1)
    }

    @Test("what is not there is told with a title, a description and buttons")
    func unavailable() throws {
        let host = TestHost {
            ContentUnavailableView {
                Label("No Mail", systemImage: "tray.fill")
            } description: {
                Text("New mails appear here.")
            } actions: {
                Button("Reload") {}
            }
        }
        #expect(host.exists("No Mail") && host.exists("New mails appear here.") && host.exists("Reload"))
        #expect(TestHost { ContentUnavailableView.search(text: "x") }.exists("No Results for “x”"))
        #expect(TestHost { ContentUnavailableView.search }.exists("No Results"))
        #expect(TestHost { ContentUnavailableView("None", systemImage: "star", description: Text("d")) }.exists("d"))
    }
}

extension DisplayNode {
    fileprivate var symbolNames: [String] {
        var names: [String] = []
        forEach { if case .symbol(let symbol) = $0.content { names.append(symbol.name) } }
        return names
    }
}
