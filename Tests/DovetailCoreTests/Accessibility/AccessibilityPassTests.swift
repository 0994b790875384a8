import DovetailTesting
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import DovetailCore
@testable import DovetailEngine

/// The elements that are kept between updates.
@Suite("Accessibility: elements that are followed")
@MainActor
struct AccessibilityPassTests {
    @Test("what is kept between updates equals what a walk through everything finds, after any change")
    func oracle() throws {
        var random = SeededGenerator(seed: SeededGenerator.chosenSeed(for: "accessibility"))
        for _ in 0..<40 {
            let model = Grown()
            model.root = .random(depth: 4, &random)
            let host = TestHost(size: CGSize(width: 600, height: 900)) { GrownView(model: model) }
            let tree = AccessibilityTree(of: host.window)
            var copy = FollowedElements()
            for _ in 0..<25 {
                host.settle()
                try compare(host.window)
                copy.follow(tree.takePatch())
                #expect(copy.lines == FollowedElements.lines(of: host.window.elements))
                model.root = model.root.changed(&random)
                if Int.random(in: 0..<12, using: &random) == 0 { model.isModal.toggle() }
            }
        }
    }

    private func compare(_ window: WindowRoot) throws {
        let whole = WholeWalk(visiting: window.displayTree)
        let kept = window.elements
        #expect(kept.texts == whole.texts)
        #expect(kept.symbols == whole.symbols)
        let expected = whole.all.map(FollowedElements.line)
        let found = kept.all.map(FollowedElements.line)
        #expect(found == expected)
        if found != expected { throw Difference() }
    }

    private struct Difference: Error {}

    @Test("a change of one row of many looks at that row alone, and is told alone")
    func work() throws {
        func work(rows: Int) throws -> (nodes: Int, changed: [String?]) {
            let model = RowsModel(count: rows)
            let host = TestHost(size: CGSize(width: 200, height: 400)) { RowsView(model: model) }
            let tree = AccessibilityTree(of: host.window)
            #expect(tree.takePatch().inserted.count == rows)
            let before = tree.nodesWalked
            model.titles[rows / 2] = "changed"
            host.settle()
            let patch = tree.takePatch()
            #expect(patch.inserted.isEmpty && patch.removed.isEmpty && patch.children.isEmpty)
            return (tree.nodesWalked - before, patch.changed.map(\.new.label))
        }
        let few = try work(rows: 10)
        let many = try work(rows: 2000)
        #expect(few.nodes == many.nodes)
        #expect(many.changed == ["changed"])
    }

    @Test("what fades and moves is not looked at again, and what vanishes is")
    func effects() throws {
        struct Faded: View {
            @State var opacity = 1.0
            var body: some View {
                VStack {
                    Text("here").opacity(opacity)
                    Button("half") { opacity = 0.5 }
                    Button("none") { opacity = 0 }
                }
            }
        }
        let host = TestHost { Faded() }
        let tree = AccessibilityTree(of: host.window)
        _ = tree.takePatch()
        let before = tree.nodesWalked
        try host.tap("half")
        #expect(tree.takePatch().changed.isEmpty && tree.nodesWalked == before)
        try host.tap("none")
        #expect(tree.takePatch().removed.map(\.label) == ["here"])
    }

    @Test("nothing is kept while nobody follows")
    func idle() throws {
        let host = TestHost { Text("alone") }
        var tree: AccessibilityTree? = AccessibilityTree(of: host.window)
        #expect(tree?.takePatch().inserted.map(\.label) == ["alone"])
        weak let pass = host.window.followElements()
        #expect(pass != nil)
        tree = nil
        #expect(pass == nil)
    }
}

/// A copy of the elements that knows them by patches alone.
private struct FollowedElements {
    private var items: [UInt32: AccessibilityItem] = [:]
    private var children: [UInt32?: [UInt32]] = [:]

    mutating func follow(_ patch: AccessibilityPatch) {
        for item in patch.inserted {
            items[item.id] = item
            children[item.id] = item.children.map(\.id)
        }
        for change in patch.changed { items[change.new.id] = change.new }
        for list in patch.children { children[list.parent] = list.new }
        for item in patch.removed {
            items[item.id] = nil
            children[item.id] = nil
        }
    }

    /// What a reader would hear.
    var lines: [String] {
        var lines: [String] = []
        func add(_ ids: [UInt32], _ depth: Int) {
            for id in ids {
                guard let item = items[id] else {
                    lines.append("nothing of id \(id)")
                    continue
                }
                lines.append(Self.line(depth, item))
                add(children[id] ?? [], depth + 1)
            }
        }
        add(children[nil] ?? [], 0)
        #expect(lines.count == items.count)
        return lines
    }

    @MainActor static func lines(of elements: AccessibilityElements) -> [String] {
        elements.all.map { line($0.depth, $0.item) }
    }

    private static func line(_ depth: Int, _ item: AccessibilityItem) -> String {
        "\(depth) \(item.id) \(item.role) \(item.label ?? "-") \(item.value ?? "-") \(item.semantics.identifier ?? "-") \(item.isEnabled) \(item.traits.names)"
    }

    static func line(_ element: AccessibilityElements.Element) -> String {
        line(element.depth, element.item)
            + " \(element.texts) \(element.symbols) \(element.actions?.activate != nil) \(element.namedActions?.entries.map(\.kind.name) ?? [])"
    }

    static func line(_ element: WholeWalk.Element) -> String {
        "\(element.depth) \(element.node.id) \(element.role) \(element.label ?? "-") \(element.value ?? "-") \(element.semantics.identifier ?? "-") \(element.isEnabled) \(element.traits.names)"
            + " \(element.texts) \(element.symbols) \(element.actions?.activate != nil) \(element.namedActions?.entries.map(\.kind.name) ?? [])"
    }
}

private final class RowsModel: ObservableObject {
    @Published var titles: [String]
    init(count: Int) { titles = (0..<count).map { "row \($0)" } }
}

private struct RowsView: View {
    @ObservedObject var model: RowsModel
    var body: some View {
        VStack { ForEach(model.titles.indices, id: \.self) { Text(model.titles[$0]) } }
    }
}

// MARK: Random views

private final class Grown: ObservableObject {
    @Published var root = GrownNode.text("")
    @Published var isModal = false
}

private indirect enum GrownNode {
    case text(String)
    case symbol
    case button(GrownNode)
    case toggle(Bool, GrownNode)
    case slider(Double)
    case stack([(Int, GrownNode)])
    case modified(Int, GrownNode)

    static func random<R: RandomNumberGenerator>(depth: Int, _ random: inout R) -> GrownNode {
        let kind = Int.random(in: 0..<(depth > 0 ? 12 : 3), using: &random)
        switch kind {
        case 0, 1: return .text("t\(Int.random(in: 0..<50, using: &random))")
        case 2: return .symbol
        case 3: return .button(.random(depth: depth - 1, &random))
        case 4: return .toggle(.random(using: &random), .random(depth: depth - 1, &random))
        case 5: return .slider(.random(in: 0...1, using: &random))
        case 6, 7, 8:
            return .stack(
                (0..<Int.random(in: 0..<4, using: &random)).map { _ in
                    (.random(in: 0..<1000, using: &random), .random(depth: depth - 1, &random))
                })
        default: return .modified(.random(in: 0..<18, using: &random), .random(depth: depth - 1, &random))
        }
    }

    /// With something else at a random place.
    func changed<R: RandomNumberGenerator>(_ random: inout R) -> GrownNode {
        if Int.random(in: 0..<5, using: &random) == 0 { return .random(depth: 3, &random) }
        switch self {
        case .text, .symbol, .slider: return .random(depth: 2, &random)
        case .button(let inner): return .button(inner.changed(&random))
        case .toggle(let isOn, let inner):
            return Bool.random(using: &random) ? .toggle(!isOn, inner) : .toggle(isOn, inner.changed(&random))
        case .modified(let kind, let inner):
            return Int.random(in: 0..<4, using: &random) == 0
                ? .modified(.random(in: 0..<18, using: &random), inner) : .modified(kind, inner.changed(&random))
        case .stack(var nodes):
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                let node = GrownNode.random(depth: 2, &random)
                nodes.insert(
                    (.random(in: 0..<1000, using: &random), node), at: .random(in: 0...nodes.count, using: &random))
            case 1 where !nodes.isEmpty: nodes.remove(at: .random(in: 0..<nodes.count, using: &random))
            case 2: nodes.shuffle(using: &random)
            default:
                guard let index = nodes.indices.randomElement(using: &random) else { break }
                nodes[index].1 = nodes[index].1.changed(&random)
            }
            return .stack(nodes)
        }
    }
}

private struct GrownView: View {
    @ObservedObject var model: Grown
    var body: some View {
        ZStack {
            GrownNodeView(node: model.root)
            if model.isModal {
                VStack { Button("Close") {} }.accessibilityAddTraits(.isModal)
            }
        }
    }
}

private struct GrownNodeView: View {
    let node: GrownNode

    var body: some View { Self.view(node) }

    static func view(_ node: GrownNode) -> AnyView {
        switch node {
        case .text(let text): AnyView(Text(text))
        case .symbol: AnyView(Image(systemName: "star"))
        case .button(let inner): AnyView(Button(action: {}) { GrownNodeView(node: inner) })
        case .toggle(let isOn, let inner):
            AnyView(Toggle(isOn: .constant(isOn)) { GrownNodeView(node: inner) })
        case .slider(let value): AnyView(Slider(value: .constant(value)))
        case .stack(let nodes):
            AnyView(VStack { ForEach(nodes, id: \.0) { GrownNodeView(node: $0.1) } })
        case .modified(let kind, let inner): modified(kind, GrownNodeView(node: inner))
        }
    }

    private static func modified(_ kind: Int, _ view: GrownNodeView) -> AnyView {
        switch kind {
        case 0: AnyView(view.accessibilityLabel("label"))
        case 1: AnyView(view.accessibilityValue("value"))
        case 2: AnyView(view.accessibilityIdentifier("id"))
        case 3: AnyView(view.accessibilityHidden(true))
        case 4: AnyView(view.accessibilityElement(children: .ignore))
        case 5: AnyView(view.accessibilityElement(children: .contain))
        case 6: AnyView(view.accessibilityElement(children: .combine))
        case 7: AnyView(view.accessibilitySortPriority(1))
        case 8: AnyView(view.accessibilityActions { Button("Act") {} })
        case 9: AnyView(view.opacity(0))
        case 10: AnyView(view.opacity(0.5))
        case 11: AnyView(view.accessibilityHeading(.h1))
        case 12: AnyView(view.accessibilityRepresentation { Button("Instead") {} })
        case 13: AnyView(view.padding())
        case 14: AnyView(view.disabled(true))
        case 15: AnyView(view.accessibilityHint("hint").accessibilityLabel("both"))
        case 16: AnyView(GrownPair(role: .label, view: view))
        default: AnyView(GrownPair(role: .content, view: view))
        }
    }
}

/// A label, or what it is the label of, by a name that all of them share.
private struct GrownPair: View {
    let role: AccessibilityLabeledPairRole
    let view: GrownNodeView

    var body: some View {
        view.accessibilityDetails {
            $0.pairing = AccessibilityPairing(role: role, relation: AccessibilityRelation(id: 1, namespace: 2))
        }
    }
}
