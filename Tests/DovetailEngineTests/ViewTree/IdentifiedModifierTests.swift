import DovetailCore
import DovetailTesting
import Foundation
import Testing

@MainActor
@Suite("What libraries look for in views")
struct IdentifiedModifierTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("count \(count)") { count += 1 } }
    }

    private struct Page: View {
        @State private var identifier = 0
        var body: some View {
            Counter()._identified(by: identifier)
            Button("another") { identifier += 1 }
        }
    }

    @Test("a view with an identifier for tools is what it is without, and keeps its state where that changes")
    func state() throws {
        let host = TestHost { Page() }
        try host.tap("count 0")
        try host.tap("another")
        #expect(host.texts == ["count 1", "another"])
        let view = Text("a").modifier(_IdentifiedModifier(identifier: 3))
        #expect(view.modifier.identifier == 3 && view.modifier == _IdentifiedModifier(identifier: 3))
    }

    @Test("a value whose type nobody knows is shown if it is a view")
    func anyValue() throws {
        let value: Any = Text("text")
        #expect(AnyView(_fromValue: "no view") == nil)
        let view = try #require(AnyView(_fromValue: value))
        #expect(TestHost { view }.texts == ["text"])
    }

    @Test("what a preview selects by is a value like others, and an adaptor makes one view of several")
    func adaptor() {
        #expect(__DesignTimeSelectionIdentifier("a") == __DesignTimeSelectionIdentifier("a"))
        let adaptor = _UnaryViewAdaptor(
            Group {
                Text("a")
                Text("b")
            })
        let host = TestHost { Group(subviews: adaptor) { Text("\($0.count)") } }
        #expect(host.texts == ["1"])
        #expect(TestHost { _UnaryViewAdaptor(Text("a")) }.texts == ["a"])
    }

    @Test("an axis is written by its name")
    func axis() { #expect("\(Axis.horizontal) \(Axis.vertical)" == "horizontal vertical") }

    @Test("extra large titles are bold, of 36 and 28 points, and no system's list of styles has them")
    func extraLargeTitles() {
        for idiom in [Idiom.phone, .desktop] {
            let first = Font.extraLargeTitle.resolve(at: .large, idiom: idiom)
            let second = Font.system(.extraLargeTitle2).resolve(at: .large, idiom: idiom)
            #expect([first.size, second.size] == [36, 28] && [first.weight, second.weight] == [700, 700])
        }
        #expect(Font.TextStyle.allCases.count == 11 && !Font.TextStyle.allCases.contains(.extraLargeTitle))
    }
}
