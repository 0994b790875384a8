import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Modifiers joined to one")
struct ModifierJoiningTests {
    private struct Padded: ViewModifier {
        var by: CGFloat
        func body(content: Content) -> some View { content.padding(by) }
    }
    private struct Counting: ViewModifier {
        @State private var count = 0
        func body(content: Content) -> some View {
            VStack(spacing: 0) {
                content
                Button("Count \(count)") { count += 1 }
            }
        }
    }
    private struct Sized: ViewModifier {
        func body(content: Content) -> some View { content.frame(width: 50, height: 20) }
    }

    @Test("are applied one after the other, the second around the first")
    func order() throws {
        let host = TestHost(size: CGSize(width: 300, height: 300)) {
            VStack(spacing: 0) {
                Color.red.modifier(Sized().concat(Padded(by: 10))).accessibilityIdentifier("first")
                Color.red.modifier(Padded(by: 10).concat(Sized())).accessibilityIdentifier("second")
            }
        }
        #expect(try host.frame(of: "first").size == CGSize(width: 70, height: 40))
        #expect(try host.frame(of: "second").size == CGSize(width: 50, height: 20))
    }

    private struct Changing: View {
        @State private var space: CGFloat = 10
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).modifier(Counting().concat(Padded(by: space)))
                    .accessibilityElement(children: .contain).accessibilityIdentifier("all")
                Button("More") { space = 30 }
            }
        }
    }

    @Test("keep their state when one of them changes")
    func state() throws {
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Changing() }
        try host.tap("Count 0")
        let before = try host.frame(of: "all")
        try host.tap("More")
        #expect(host.exists("Count 1"))
        #expect(try host.frame(of: "all").height == before.height + 40)
    }

    @Test("are applied to each row of a list")
    func rows() throws {
        let host = TestHost(size: CGSize(width: 300, height: 300)) {
            VStack(spacing: 0) {
                Group {
                    Color.red.accessibilityIdentifier("a")
                    Color.blue.accessibilityIdentifier("b")
                }
                .modifier(Sized().concat(EmptyModifier()))
            }
        }
        #expect(try host.frame(of: "a").size == CGSize(width: 50, height: 20))
        #expect(try host.frame(of: "b").minY == host.frame(of: "a").maxY)
    }
}
