import DovetailCore
import Foundation
import TestSupport
import Testing

@testable import DovetailTesting

/// One view of a tree that changes: an object, so that a write reaches this view alone.
@MainActor
private final class Box: ObservableObject {
    enum Kind: CaseIterable {
        case row, column, pile, text, color, wrapping, reader, framed, flexible, padded, fixed, layered
    }

    let id: Int
    @Published var kind: Kind
    @Published var number: Int
    @Published var children: [Box]

    init(id: Int, kind: Kind, number: Int, children: [Box]) {
        self.id = id
        self.kind = kind
        self.number = number
        self.children = children
    }

    var all: [Box] { [self] + children.flatMap(\.all) }

    static func random(depth: Int, ids: inout Int, using generator: inout SeededGenerator) -> Box {
        ids += 1
        let id = ids
        let kind = Box.Kind.allCases.randomElement(using: &generator)!
        let count = depth == 0 ? 0 : Int.random(in: 0...3, using: &generator)
        return Box(
            id: id, kind: kind, number: .random(in: 0..<8, using: &generator),
            children: (0..<count).map { _ in random(depth: depth - 1, ids: &ids, using: &generator) })
    }
}

/// A step of a run, as numbers that make sense in any tree.
private enum Step: CustomStringConvertible {
    case write(Int, Int)
    case change(Int, Int)
    case insert(Int, Int, Int)
    case remove(Int, Int)
    case move(Int)
    case resize(CGFloat, CGFloat)
    case scheme(Bool)
    case lineLimit(Int)

    static func random(using generator: inout SeededGenerator) -> Step {
        func number(_ bound: Int) -> Int { .random(in: 0..<bound, using: &generator) }
        return switch number(12) {
        case 0..<4: .write(number(1000), number(8))
        case 4: .change(number(1000), number(20))
        case 5, 6: .insert(number(1000), number(4), number(1000))
        case 7: .remove(number(1000), number(4))
        case 8: .move(number(1000))
        case 9, 10: .resize(CGFloat(60 + number(8) * 40), CGFloat(60 + number(4) * 50))
        default: Bool.random(using: &generator) ? .scheme(.random(using: &generator)) : .lineLimit(number(3))
        }
    }

    var description: String {
        switch self {
        case .write(let box, let number): "write(\(box), \(number))"
        case .change(let box, let kind): "change(\(box), \(kind))"
        case .insert(let box, let place, let seed): "insert(\(box), \(place), \(seed))"
        case .remove(let box, let place): "remove(\(box), \(place))"
        case .move(let box): "move(\(box))"
        case .resize(let width, let height): "resize(\(width), \(height))"
        case .scheme(let isDark): "scheme(\(isDark))"
        case .lineLimit(let lines): "lineLimit(\(lines))"
        }
    }
}

@MainActor
private final class Settings: ObservableObject {
    @Published var lineLimit = 0
}

private struct RootView: View {
    let root: Box
    @ObservedObject var settings: Settings

    var body: some View {
        BoxView(box: root).lineLimit(settings.lineLimit == 0 ? nil : settings.lineLimit)
    }
}

private struct BoxView: View {
    @ObservedObject var box: Box

    private var children: some View { ForEach(box.children, id: \.id) { BoxView(box: $0) } }

    var body: some View {
        switch box.kind {
        case .row:
            HStack(alignment: box.number % 2 == 0 ? .center : .firstTextBaseline, spacing: CGFloat(box.number)) {
                children
            }
        case .column:
            VStack(alignment: box.number % 2 == 0 ? .leading : .trailing) {
                children
                if box.number % 3 == 0 { Spacer(minLength: 3) }
            }
        case .pile: ZStack(alignment: .bottomTrailing) { children }
        case .text:
            Text(String(repeating: "word ", count: box.number + 1)).layoutPriority(box.number == 7 ? 1 : 0)
                .accessibilityIdentifier("t\(box.id)")
        case .color: Color.red.frame(width: CGFloat(box.number * 7), height: 12).accessibilityIdentifier("c\(box.id)")
        case .wrapping:
            WrappingLayout(area: CGFloat(400 * (box.number + 1))) { children }
                .accessibilityIdentifier("w\(box.id)")
        case .reader:
            GeometryReader { proxy in
                Text("\(Int(proxy.size.width)) \(box.number)").frame(maxWidth: 80)
                children
            }
        case .framed:
            VStack { children }.frame(
                width: box.number > 4 ? nil : CGFloat(30 + box.number * 20), height: nil, alignment: .topLeading)
        case .flexible:
            HStack { children }.frame(
                minWidth: CGFloat(box.number * 5), maxWidth: box.number % 2 == 0 ? .infinity : nil)
        case .padded: VStack { children }.padding(CGFloat(box.number))
        case .fixed: HStack { children }.fixedSize(horizontal: box.number % 2 == 0, vertical: box.number % 3 == 0)
        case .layered:
            VStack { children }.overlay(alignment: .topTrailing) { Text("o\(box.number)") }
                .background { Color.blue.frame(maxHeight: CGFloat(box.number * 10)) }
        }
    }
}

/// A window that goes through steps.
@MainActor
private final class Run {
    let root: Box
    let settings = Settings()
    var size = CGSize(width: 200, height: 150)
    var isDark = false
    private var ids: Int
    private(set) var host: TestHost!

    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        ids = 0
        root = Box.random(depth: 3, ids: &ids, using: &generator)
        host = makeHost()
    }

    func makeHost() -> TestHost {
        let (root, settings) = (root, settings)
        return TestHost(size: size, colorScheme: isDark ? .dark : .light) { RootView(root: root, settings: settings) }
    }

    func take(_ step: Step) {
        let boxes = root.all
        func pick(_ number: Int) -> Box { boxes[number % boxes.count] }
        switch step {
        case .write(let box, let number): pick(box).number = number
        case .change(let box, let kind): pick(box).kind = Box.Kind.allCases[kind % Box.Kind.allCases.count]
        case .insert(let box, let place, let seed):
            let parent = pick(box)
            guard boxes.count < 40 else { return }
            var generator = SeededGenerator(seed: UInt64(seed))
            let child = Box.random(depth: 1, ids: &ids, using: &generator)
            parent.children.insert(child, at: place % (parent.children.count + 1))
        case .remove(let box, let place):
            let parent = pick(box)
            if !parent.children.isEmpty { parent.children.remove(at: place % parent.children.count) }
        case .move(let box):
            let parent = pick(box)
            if parent.children.count > 1 { parent.children.append(parent.children.removeFirst()) }
        case .resize(let width, let height):
            size = CGSize(width: width, height: height)
            host.resize(to: size)
        case .scheme(let isDark):
            self.isDark = isDark
            host.setColorScheme(isDark ? .dark : .light)
        case .lineLimit(let lines): settings.lineLimit = lines
        }
        host.settle()
    }

    /// Everything that a window shows: each node's place and content, each element's place and names.
    static func dump(_ host: TestHost) -> [String] {
        var lines: [String] = []
        func text(_ frame: CGRect) -> String {
            [frame.minX, frame.minY, frame.width, frame.height].map { "\(($0 * 1000).rounded() / 1000 + 0)" }
                .joined(separator: " ")
        }
        host.window.displayTree.forEach { node in
            if case .text(let shown) = node.content {
                lines.append("text \(shown.string) \(text(node.frameInWindow))")
            } else {
                lines.append("\(String("\(node.content)".prefix(12))) \(text(node.frameInWindow))")
            }
        }
        for element in AccessibilityElements(of: host.window).all {
            lines.append(
                "\(element.semantics.identifier ?? "-") \(element.label ?? "-") \(text(element.node.frameInWindow))")
        }
        return lines
    }

    /// What differs from a window made anew in the same state.
    func difference() -> String? {
        let old = Self.dump(host)
        let fresh = makeHost()
        let new = Self.dump(fresh)
        fresh.close()
        if old == new { return nil }
        for (before, after) in zip(old, new) where before != after { return "is \(before), would be \(after)" }
        return "has \(old.count) nodes and elements, would have \(new.count)"
    }
}

/// Whatever happened to a window before, it shows what a new window would show.
@MainActor
@Suite("Layout against a fresh window")
struct FreshWindowTests {
    private func difference(seed: UInt64, _ sequences: ArraySlice<[Step]>) -> String? {
        let run = Run(seed: seed)
        defer { run.host.close() }
        for sequence in sequences { for step in sequence { run.take(step) } }
        return run.difference()
    }

    @Test("after 3,000 random sequences of writes, insertions, removals, resizes and changes of the environment")
    func randomSequences() {
        let seed = SeededGenerator.chosenSeed(for: "fresh window")
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<75 {
            let tree = generator.next()
            let run = Run(seed: tree)
            defer { run.host.close() }
            var taken: [[Step]] = []
            for _ in 0..<40 {
                let sequence = (0..<Int.random(in: 1...4, using: &generator)).map { _ in Step.random(using: &generator)
                }
                for step in sequence { run.take(step) }
                taken.append(sequence)
                guard let difference = run.difference() else { continue }
                let steps = taken.flatMap { $0 }.shrunk { self.difference(seed: tree, [$0]) != nil }
                Issue.record(
                    "seed \(seed), tree \(tree): \(difference); steps \(steps): \(self.difference(seed: tree, [steps]) ?? "none")"
                )
                return
            }
        }
    }
}
