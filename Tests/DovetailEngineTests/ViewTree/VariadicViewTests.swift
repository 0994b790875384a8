import DovetailCore
import DovetailTesting
import Foundation
import Testing

private struct Price: _ViewTraitKey {
    static var defaultValue: Int? { nil }
}

extension View {
    fileprivate func price(_ value: Int) -> some View { _trait(Price.self, value) }
}

@MainActor
@Suite("Variadic views")
struct VariadicViewTests {
    /// Lines between the children, as libraries draw them.
    private struct Divided: _VariadicView.UnaryViewRoot {
        @Environment(\.layoutDirection) private var direction

        func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            VStack(spacing: 0) {
                ForEach(children) { child in
                    child
                    if child.id != last { Color.gray.frame(height: 2).accessibilityLabel("line") }
                }
                Text(direction == .leftToRight ? "to the right" : "to the left")
            }
        }
    }

    private struct Numbered: _VariadicView.MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            ForEach(Array(zip(1..., children)), id: \.1.id) { number, child in
                Text("\(number) of \(children.count)")
                child
            }
        }
    }

    private struct Priced: _VariadicView.MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            ForEach(children) { child in
                if let price = child[Price.self] { Text("costs \(price)") }
                Text(child.id(as: String.self) ?? "\(child.id(as: Int.self) ?? -1)")
                child
            }
        }
    }

    private func height(_ host: TestHost) throws -> CGFloat { try host.frame(of: "tree").height }

    @Test("a unary root's tree is one view, whose body sees each child and reads the environment")
    func unary() throws {
        let host = TestHost(size: CGSize(width: 200, height: 300)) {
            HStack(spacing: 0) {
                _VariadicView.Tree(Divided()) {
                    Color.red.frame(width: 30, height: 20)
                    ForEach(0..<2) { _ in Color.blue.frame(width: 30, height: 20) }
                }
                .environment(\.layoutDirection, .rightToLeft)
                .fixedSize()
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier("tree")
            }
        }
        #expect(host.texts == ["to the left"])
        let text = TestHost { Text("to the left").fixedSize().accessibilityIdentifier("tree") }
        #expect(try height(host) == 64 + height(text))
    }

    @Test(
        "a root of several views: modifiers of the tree go to each of them, and children that come and go are followed")
    func multi() throws {
        struct Screen: View {
            @State private var names = ["a", "b"]
            var body: some View {
                VStack {
                    Button("More") { names.insert("new", at: 0) }
                    _VariadicView.Tree(Numbered()) { ForEach(names, id: \.self) { Counter(name: $0) } }
                }
            }
        }
        let host = TestHost { Screen() }
        #expect(host.texts == ["More", "1 of 2", "a 0", "2 of 2", "b 0"])
        try host.tap("b 0")
        try host.tap("More")
        #expect(host.texts == ["More", "1 of 3", "new 0", "2 of 3", "a 0", "3 of 3", "b 1"])
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test("children tell their traits and their ids, and follow changes of a trait")
    func traits() throws {
        struct Screen: View {
            @State private var price = 3
            var body: some View {
                VStack {
                    Button("Raise") { price += 1 }
                    _VariadicView.Tree(Priced()) {
                        Text("A").price(1).price(price)
                        Text("B").id("bee")
                        ForEach([7], id: \.self) { Text("row \($0)") }
                    }
                }
            }
        }
        let host = TestHost { Screen() }
        #expect(host.texts == ["Raise", "costs 3", "-1", "A", "bee", "B", "7", "row 7"])
        try host.tap("Raise")
        #expect(host.texts[1] == "costs 4")
    }

    @Test("a trait that a root writes is seen by the tree inside; a child may be shown twice, alone or all at once")
    func written() {
        struct Outer: _VariadicView.MultiViewRoot {
            func body(children: _VariadicView.Children) -> some View {
                _VariadicView.Tree(Priced()) {
                    ForEach(children) { child in
                        var child = child
                        let _ = child[Price.self] = 9
                        child
                    }
                    children[0]
                    children
                }
            }
        }
        let host = TestHost { VStack { _VariadicView.Tree(Outer()) { Text("A").id("a") } } }
        #expect(host.texts == ["costs 9", "a", "A", "a", "A", "a", "A"])
    }
}
