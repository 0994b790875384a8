import DovetailCore
import SwiftUI
import TestSupport
import Testing

@testable import DovetailTesting

/// What a window shows, as a value.
private struct Scenery: Equatable {
    var rows = [0, 1, 2]
    var isOpen = false
    var selected = 0
    var number = 9
    var symbol = "play"
    var side = Edge.leading
    var width: CGFloat = 30
    var path: [Int] = []
    var isPresented = false
}

private enum Step: CustomStringConvertible {
    case change(Int, Int, Int)
    case wait(Int)

    static func random(using generator: inout SeededGenerator) -> Step {
        func number(_ bound: Int) -> Int { .random(in: 0..<bound, using: &generator) }
        return number(3) == 0 ? .wait(number(900)) : .change(number(10), number(1000), number(5))
    }

    var description: String {
        switch self {
        case .change(let what, let number, let animation): ".change(\(what), \(number), \(animation))"
        case .wait(let time): ".wait(\(time))"
        }
    }
}

private struct SceneryView: View {
    @Binding var scenery: Scenery
    let appearances: Probe<Int>
    @Namespace private var namespace

    var body: some View {
        NavigationStack(path: $scenery.path) {
            content
                .navigationDestination(for: Int.self) { page in
                    VStack {
                        Text("page \(page) of \(scenery.number)")
                        Color.green.frame(width: 20, height: 20)
                    }
                    .noting(appearances)
                }
        }
        .sheet(isPresented: $scenery.isPresented) { Text("sheet \(scenery.number)").noting(appearances) }
    }

    @ViewBuilder private var content: some View {
        VStack(spacing: 2) {
            ForEach(scenery.rows, id: \.self) { row in
                HStack(spacing: 3) {
                    Text("\(row)")
                    if row == scenery.selected {
                        Color.red.matchedGeometryEffect(id: "mark", in: namespace)
                            .frame(width: 12, height: 6).noting(appearances)
                    }
                    Color.gray.matchedGeometryEffect(id: row, in: namespace)
                        .frame(width: CGFloat(10 + row * 5), height: 8)
                }
                .transition(row % 2 == 0 ? .slide : .scale)
                .noting(appearances)
            }
            Color.purple.matchedGeometryEffect(id: scenery.selected, in: namespace, isSource: false)
                .frame(width: 5, height: 5)
            if scenery.isOpen {
                Color.blue.matchedGeometryEffect(id: "card", in: namespace)
                    .frame(width: scenery.width * 2, height: 40).transition(.move(edge: scenery.side))
                    .noting(appearances)
            } else {
                Color.orange.matchedGeometryEffect(id: "card", in: namespace)
                    .frame(width: scenery.width, height: 10).noting(appearances)
            }
            HStack {
                Text("\(scenery.number)").contentTransition(.numericText(value: Double(scenery.number)))
                Image(systemName: scenery.symbol).contentTransition(.symbolEffect(.replace))
                Text(scenery.isOpen ? "open" : "closed now")
            }
        }
    }
}

extension View {
    /// Counts the views on show.
    fileprivate func noting(_ appearances: Probe<Int>) -> some View {
        onAppear { appearances.note(1) }.onDisappear { appearances.note(-1) }
    }
}

@MainActor
private final class Run {
    let model = Model(Scenery())
    let appearances = Probe<Int>()
    lazy var host = makeHost(model, appearances)

    private func makeHost(_ model: Model<Scenery>, _ appearances: Probe<Int>) -> TestHost {
        TestHost(size: CGSize(width: 220, height: 260)) {
            Bound(model) { SceneryView(scenery: $0, appearances: appearances) }
        }
    }

    func take(_ step: Step) {
        switch step {
        case .wait(let time): host.advance(by: .milliseconds(time))
        case .change(let what, let number, let animation):
            func apply() { change(what, number) }
            switch animation {
            case 0: apply()
            case 1: withAnimation(.linear(duration: 0.5)) { apply() }
            case 2: withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { apply() }
            case 3: withAnimation(.easeIn(duration: 0.3).delay(0.2)) { apply() }
            default: withAnimation(nil) { apply() }
            }
            host.settle()
        }
    }

    private func change(_ what: Int, _ number: Int) {
        switch what {
        case 0:
            if let index = model.value.rows.firstIndex(of: number % 6) {
                model.value.rows.remove(at: index)
            } else {
                model.value.rows.insert(number % 6, at: number % (model.value.rows.count + 1))
            }
        case 1: model.value.rows.sort { ($0 * 7 + number) % 11 < ($1 * 7 + number) % 11 }
        case 2, 3: model.value.isOpen.toggle()
        case 4: model.value.selected = number % 6
        case 5: model.value.number = number
        case 6: model.value.symbol = ["play", "pause", "star"][number % 3]
        case 7:
            model.value.width = CGFloat(10 + number % 60)
            model.value.side = Edge.allCases[number % 4]
        case 8: model.value.path = number % 3 == 0 ? [] : number % 3 == 1 ? [number % 2] : [number % 2, 3]
        default: model.value.isPresented.toggle()
        }
    }

    private static func dump(_ host: TestHost) -> [String] {
        var lines: [String] = []
        func number(_ value: CGFloat) -> String { "\((value * 4).rounded() / 4)" }
        func visit(_ node: DisplayNode, _ opacity: Double) {
            var opacity = opacity
            if case .opacity(let own) = node.effect { opacity *= own }
            if opacity == 0 { return }
            if node.content != .none {
                let frame = node.drawnFrameInWindow
                lines.append(
                    "\("\(node.content)".prefix(40)) \(number(frame.minX)) \(number(frame.minY)) \(number(frame.width)) "
                        + "\(number(frame.height)) \(opacity)")
            }
            for child in node.children { visit(child, opacity) }
        }
        visit(host.window.displayTree.root, 1)
        return lines
    }

    /// What is wrong at rest.
    func fault() -> String? {
        host.advance(by: .seconds(12))
        if host.isAnimating { return "animates for ever" }
        do { try host.window.checkInvariants() } catch { return "\(error)" }
        let freshAppearances = Probe<Int>()
        let fresh = makeHost(Model(model.value), freshAppearances)
        fresh.advance(by: .seconds(12))
        defer { fresh.close() }
        let (old, new) = (Self.dump(host), Self.dump(fresh))
        for (before, after) in zip(old, new) where before != after { return "is \(before), would be \(after)" }
        if old.count != new.count { return "draws \(old.count) things, would draw \(new.count)" }
        if host.texts != fresh.texts { return "\(host.texts), would be \(fresh.texts)" }
        let (shown, wouldShow) = (appearances.entries.reduce(0, +), freshAppearances.entries.reduce(0, +))
        if shown != wouldShow { return "\(shown) views have appeared and not disappeared, would be \(wouldShow)" }
        return nil
    }
}

/// Whatever moved, came and went before, a window at rest shows what a new one would show.
@MainActor
@Suite("Motion against a window that was never animated")
struct MotionOracleTests {
    private func fault(_ steps: [Step]) -> String? {
        let run = Run()
        defer { run.host.close() }
        for step in steps { run.take(step) }
        return run.fault()
    }

    @Test("after random sequences of animated changes, turned round and made again on the way")
    func randomSequences() {
        let seed = SeededGenerator.chosenSeed(for: "motion")
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            let steps = (0..<Int.random(in: 2...14, using: &generator)).map { _ in Step.random(using: &generator) }
            guard fault(steps) != nil else { continue }
            let fewer = steps.shrunk { fault($0) != nil }
            Issue.record("seed \(seed): \(fault(fewer) ?? "none"); steps \(fewer)")
            return
        }
    }

    @Test("what has left is released: the work of many rounds leaves no attribute behind")
    func released() {
        let run = Run()
        func attributes() -> Int {
            var generator = SeededGenerator(seed: 7)
            run.model.value = Scenery()
            for _ in 0..<60 { run.take(.random(using: &generator)) }
            run.model.value = Scenery()
            run.host.settle()
            run.host.advance(by: .seconds(12))
            #expect(!run.host.isAnimating)
            return run.host.window.loop.graph.attributeCount
        }
        _ = attributes()
        let after = attributes()
        #expect(attributes() == after)
    }
}
