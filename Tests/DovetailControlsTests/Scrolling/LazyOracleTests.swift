import DovetailCore
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import DovetailTesting

/// A step of a run, as numbers that make sense for any rows.
private enum Step: CustomStringConvertible {
    case scroll(Int)
    case scrollToEnd(Bool)
    case resize(Int, Int)
    case insert(Int, Int, animated: Bool)
    case remove(Int, Int, animated: Bool)
    case move(Int, Int, animated: Bool)
    case height(Int, Int, animated: Bool)
    case tap(Int)
    case click(Int, control: Bool)
    case select(Int)
    case edit(animated: Bool)
    case wait(Int)

    static func random(using generator: inout SeededGenerator) -> Step {
        func number(_ bound: Int) -> Int { .random(in: 0..<bound, using: &generator) }
        let animated = number(3) == 0
        return switch number(24) {
        case 0..<5: .scroll(number(700) - 300)
        case 5: .scroll(number(6_000) - 3_000)
        case 6: .scrollToEnd(number(2) == 0)
        case 7, 8: .resize(140 + number(6) * 40, 90 + number(5) * 55)
        case 9...11: .insert(number(1_000), number(4) + 1, animated: animated)
        case 12, 13: .remove(number(1_000), number(5) + 1, animated: animated)
        case 14, 15: .move(number(1_000), number(1_000), animated: animated)
        case 16, 17: .height(number(1_000), number(6), animated: animated)
        case 18, 19: .tap(number(1_000))
        case 20: .click(number(1_000), control: number(2) == 0)
        case 21: .select(number(1_000))
        case 22: .edit(animated: animated)
        default: .wait(number(800))
        }
    }

    var description: String {
        switch self {
        case .scroll(let distance): ".scroll(\(distance))"
        case .scrollToEnd(let isEnd): ".scrollToEnd(\(isEnd))"
        case .resize(let width, let height): ".resize(\(width), \(height))"
        case .insert(let place, let count, let animated): ".insert(\(place), \(count), animated: \(animated))"
        case .remove(let place, let count, let animated): ".remove(\(place), \(count), animated: \(animated))"
        case .move(let from, let to, let animated): ".move(\(from), \(to), animated: \(animated))"
        case .height(let row, let height, let animated): ".height(\(row), \(height), animated: \(animated))"
        case .tap(let row): ".tap(\(row))"
        case .click(let row, let control): ".click(\(row), control: \(control))"
        case .select(let row): ".select(\(row))"
        case .edit(let animated): ".edit(animated: \(animated))"
        case .wait(let time): ".wait(\(time))"
        }
    }
}

/// What is seen or heard of one element.
private struct Shown: Equatable, CustomStringConvertible {
    let name: String
    let role: Semantics.Role
    let value: String?
    let isSelected: Bool
    var frame: CGRect

    func isNear(_ other: Shown) -> Bool {
        name == other.name && role == other.role && value == other.value && isSelected == other.isSelected
            && abs(frame.minX - other.frame.minX) < 0.01 && abs(frame.minY - other.frame.minY) < 0.01
            && abs(frame.width - other.frame.width) < 0.01 && abs(frame.height - other.frame.height) < 0.01
    }

    func moved(by distance: CGFloat) -> Shown {
        var moved = self
        moved.frame.origin.y += distance
        return moved
    }

    var description: String {
        "\(role) “\(name)” \(value ?? "") \(isSelected ? "selected " : "")at \(frame.minX) \(frame.minY) \(frame.width) × \(frame.height)"
    }
}

/// A window with a lazy container, and a model of what it has to show.
@MainActor
private final class Run {
    let kind: LazyScene.Kind
    /// Whether all rows are of one height, so that no length is ever estimated wrongly and the offset can be foretold.
    let isUniform: Bool
    let scene: LazyScene
    let host: TestHost
    private var size = CGSize(width: 220, height: 200)
    private var nextID: Int
    /// How often rows were tapped, by what identifies a row for its life.
    private var taps: [Int: Int] = [:]
    /// Which section a row was in, for those that are there.
    private var sections: [Int: Int] = [:]
    /// How often rows were tapped that left a section in an animation that is under way.
    private var leaving: [Place: Int] = [:]
    private struct Place: Hashable {
        let row: Int
        let section: Int
    }
    /// The offset as the last event left it.
    private var offset: CGFloat = 0
    /// What the last step did wrong.
    private(set) var fault: String?

    init(kind: LazyScene.Kind, seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        self.kind = kind
        // Below the last row of a section there is the distance to the next one, which is a part of that line.
        isUniform = Bool.random(using: &generator) && kind != .sectionedList
        let count = Int.random(in: 0..<60, using: &generator)
        let isUniform = isUniform
        let rows = (0..<count).map { id in
            LazySceneRow(
                id: id, height: isUniform ? 30 : CGFloat(Int.random(in: 1..<8, using: &generator) * 9),
                words: isUniform || !kind.hasWideRows ? 0 : max(0, Int.random(in: -6..<9, using: &generator)))
        }
        nextID = count
        let scene = LazyScene(rows: rows)
        self.scene = scene
        host = TestHost(size: size, idiom: .desktop) { LazySceneView(kind: kind, isEager: false, scene: scene) }
        noteTaps()
    }

    // MARK: Steps

    private func change(animated: Bool, _ change: () -> Void) {
        if animated { withAnimation(.linear(duration: 0.3), change) } else { change() }
        host.settle()
    }

    private var middle: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }

    /// A row that is wholly on show.
    private func shownRow(_ number: Int) -> Int? {
        let rows = elements(of: host).filter {
            $0.name.hasPrefix("tap ") && $0.frame.minY > 2 && $0.frame.maxY < size.height - 2
        }
        return rows.isEmpty ? nil : Int(rows[number % rows.count].name.dropFirst(4))
    }

    func take(_ step: Step) {
        let count = scene.rows.count
        let isResting = !host.isAnimating
        switch step {
        case .scroll(let distance):
            let before = isResting ? places : [:]
            let from = scene.offset
            host.scroll(at: middle, by: CGSize(width: 0, height: distance))
            scroll(by: CGFloat(distance))
            if isResting { checkMovement(before, from: from, by: CGFloat(distance)) }
        case .scrollToEnd(let isEnd):
            let distance: CGFloat = isEnd ? 1e6 : -1e6
            host.scroll(at: middle, by: CGSize(width: 0, height: distance))
            scroll(by: distance)
        case .resize(let width, let height):
            size = CGSize(width: width, height: height)
            host.resize(to: size)
        case .insert(let place, let number, let animated):
            let place = place % (count + 1)
            let rows = (0..<number).map { index in
                LazySceneRow(id: nextID + index, height: isUniform ? 30 : CGFloat(12 + (nextID + index) * 7 % 50))
            }
            nextID += number
            guard count < 120 else { return }
            keepingPlace(whenBehind: place) {
                change(animated: animated) { scene.rows.insert(contentsOf: rows, at: place) }
            }
        case .remove(let place, let number, let animated):
            guard count > 0 else { return }
            let place = place % count
            keepingPlace(whenBehind: place) {
                change(animated: animated) { scene.rows.removeSubrange(place..<min(place + number, count)) }
            }
        case .move(let from, let to, let animated):
            guard count > 0 else { return }
            keepingPlace(whenBehind: min(from % count, to % (count + 1))) {
                change(animated: animated) {
                    scene.rows.move(fromOffsets: IndexSet(integer: from % count), toOffset: to % (count + 1))
                }
            }
        case .height(let number, let height, let animated):
            guard !isUniform, let id = shownRow(number), let index = scene.rows.firstIndex(where: { $0.id == id })
            else { return }
            change(animated: animated) {
                scene.rows[index].height = CGFloat(8 + height * 17)
                scene.rows[index].words = 0
            }
        case .tap(let number):
            guard isResting, let id = shownRow(number) else { return }
            guard (try? host.tap("tap \(id)")) != nil else { return fault = "row \(id) can't be tapped" }
            taps[id, default: 0] += 1
        case .click(let number, let control):
            guard kind.isList, !scene.isEditing, isResting, let id = shownRow(number),
                let text = elements(of: host).first(where: { $0.name == "row \(id)" })
            else { return }
            var expected = scene.selection
            if control { expected.formSymmetricDifference([id]) } else { expected = [id] }
            host.tap(at: CGPoint(x: text.frame.minX + 2, y: text.frame.midY), modifiers: control ? .control : [])
            // A click on a row presses its only button, too.
            taps[id, default: 0] += 1
            if scene.selection != expected { fault = "selected are \(scene.selection), not \(expected)" }
        case .select(let number):
            guard kind.isList, count > 0 else { return }
            change(animated: false) { scene.selection.formSymmetricDifference([scene.rows[number % count].id]) }
        case .edit(let animated):
            guard kind.isList else { return }
            change(animated: animated) { scene.isEditing.toggle() }
        case .wait(let time): host.advance(by: .milliseconds(time))
        }
        noteTaps()
    }

    /// A row keeps its state as long as it is among the data, in sight or not; one that came into another section is another row.
    private func noteTaps() {
        if kind.hasSections { noteSections() }
        let listed = Set(scene.rows.map(\.id))
        taps = taps.filter { listed.contains($0.key) }
    }

    private func noteSections() {
        var sections: [Int: Int] = [:]
        for section in scene.sections { for row in section.rows { sections[row.id] = section.id } }
        // Those that were on their way out before the step, which may have brought them back and so ended the last movement.
        let wereLeaving = leaving
        if !host.isAnimating { leaving = [:] }
        for (id, count) in taps where self.sections[id] != sections[id] {
            // It may be on its way out where it was.
            if let old = self.sections[id] { leaving[Place(row: id, section: old)] = count }
            taps[id] = nil
        }
        // One that comes back while it is still on its way out goes on from where it was; whether it is, the window tells.
        for (place, count) in wereLeaving where sections[place.row] == place.section {
            guard self.sections[place.row] != place.section else { continue }
            leaving[place] = nil
            let shown = allElements(of: host).first { $0.name == "tap \(place.row)" }
            if shown?.value == "\(count)" { taps[place.row] = count }
        }
        self.sections = sections
    }

    private var most: CGFloat { max(0, scene.contentLength - size.height) }
    /// Whether the end is on show, where it is kept rather than the first row in sight. Lists have a margin of 12 points behind it.
    private var isAtEnd: Bool { scene.offset >= most - 13 }

    /// As a scroll view takes a movement: from what it shows.
    private func scroll(by distance: CGFloat) {
        let shown = min(max(0, offset), most)
        let target = min(max(0, shown + distance), most)
        if target != shown { offset = target }
    }

    private var places: [Int: CGFloat] {
        var places: [Int: CGFloat] = [:]
        for element in elements(of: host) {
            if element.name.hasPrefix("tap "), let id = Int(element.name.dropFirst(4)) {
                places[id] = element.frame.minY
            }
        }
        return places
    }

    /// What was on show and still is has moved as far as was scrolled, unless an end was met.
    private func checkMovement(_ before: [Int: CGFloat], from: CGFloat, by distance: CGFloat) {
        guard from + distance > 1, scene.offset > 1, !isAtEnd, from < most - 1 || distance < 0 else {
            return
        }
        for (id, place) in places {
            if let old = before[id], abs(old - distance - place) > 0.01 {
                return fault = "row \(id) went from \(old) to \(place) when scrolled by \(distance)"
            }
        }
    }

    /// Makes a change of the rows from a place on. Where that is behind the first row on show, this row stays where it is.
    private func keepingPlace(whenBehind place: Int, _ change: () -> Void) {
        let before = places
        // A cell of a grid stands in the middle of its line, which a change behind it may make higher.
        let isGrid = kind == .grid || kind == .adaptiveGrid
        let firstIndex = isGrid ? nil : scene.rows.firstIndex { before[$0.id] != nil }
        guard let firstIndex, firstIndex < place, !host.isAnimating, !isAtEnd else { return change() }
        let first = scene.rows[firstIndex].id
        change()
        host.advance(by: .seconds(1))
        guard !isAtEnd else { return }
        let after = places[first]
        if after.map({ abs($0 - before[first]!) > 0.01 }) ?? true {
            fault =
                "row \(first) was at \(before[first]!), and is at \(after.map { "\($0)" } ?? "none") after a change behind it"
        }
    }

    // MARK: Comparison

    private func allElements(of host: TestHost) -> [Shown] {
        AccessibilityElements(of: host.window).all.compactMap { element in
            let isRow = element.semantics.role == .group && kind.isList
            guard isRow || element.label != nil else { return nil }
            return Shown(
                name: element.label ?? "", role: element.role, value: element.value,
                isSelected: element.traits.contains(.isSelected), frame: element.node.frameInWindow)
        }
    }

    private func elements(of host: TestHost) -> [Shown] {
        allElements(of: host).filter { isInSight($0) }
    }

    private func isInSight(_ element: Shown) -> Bool {
        element.frame.maxY > 0.01 && element.frame.minY < size.height - 0.01
    }

    /// What the window shows otherwise than an eager container in the same state does.
    func difference() -> String? {
        if let fault { return fault }
        guard !host.isAnimating else { return nil }
        let eagerScene = LazyScene(rows: scene.rows)
        (eagerScene.selection, eagerScene.isEditing) = (scene.selection, scene.isEditing)
        let (kind, taps, width) = (kind, taps, size.width)
        let eager = TestHost(size: CGSize(width: width, height: 30_000), idiom: .desktop) {
            LazySceneView(kind: kind, isEager: true, scene: eagerScene, taps: taps, width: width)
        }
        defer { eager.close() }
        let all = allElements(of: eager)
        let shown = elements(of: host)
        let shift: CGFloat
        if isUniform {
            let length = eagerScene.contentLength
            if abs(length - scene.contentLength) > 0.01 {
                return "the content is \(scene.contentLength) long, not \(length)"
            }
            shift = -min(max(0, offset), max(0, length - size.height))
            if abs(scene.offset + shift) > 0.01 { return "the offset is \(scene.offset), not \(-shift)" }
        } else {
            guard let first = shown.first(where: { $0.name.hasPrefix("tap ") }) else {
                // A single row may be seen without its middle.
                let rows = shown.contains { $0.name.hasPrefix("row ") || $0.role == .group }
                return rows || scene.rows.isEmpty || size.height < 150 ? nil : "no row is on show"
            }
            guard let same = all.first(where: { $0.name == first.name }) else { return "\(first) is no row" }
            shift = first.frame.minY - same.frame.minY
            if scene.offset == 0, abs(shift) > 0.01 { return "at the beginning, rows are \(shift) too low" }
            if scene.offset >= most - 0.01, most > 0, abs(eagerScene.contentLength + shift - size.height) > 0.01 {
                return "at the end, rows are \(eagerScene.contentLength + shift - size.height) too low"
            }
        }
        let expected: [Shown] = all.map { $0.moved(by: shift) }.filter { isInSight($0) }
        for (now, eager) in zip(shown, expected) where !now.isNear(eager) { return "is \(now), would be \(eager)" }
        if shown.count == expected.count { return nil }
        let extra = shown.count > expected.count ? shown[expected.count...].first : expected[shown.count...].first
        return "shows \(shown.count) elements, not \(expected.count): \(extra?.description ?? "")"
    }
}

/// Whatever happened to a lazy container, it shows what an eager one would.
@MainActor
@Suite("Lazy containers against eager ones")
struct LazyOracleTests {
    private func difference(_ kind: LazyScene.Kind, seed: UInt64, _ steps: [Step]) -> String? {
        let run = Run(kind: kind, seed: seed)
        defer { run.host.close() }
        for step in steps {
            run.take(step)
            if let fault = run.fault { return fault }
        }
        run.host.advance(by: .seconds(1))
        return run.difference()
    }

    @Test(
        "after random scrolling, resizing, insertions, removals, moves, selection, editing and changes of height",
        arguments: LazyScene.Kind.allCases)
    func randomSequences(kind: LazyScene.Kind) {
        run(kind, seed: SeededGenerator.chosenSeed(for: "lazy containers, \(kind)"))
    }

    /// Rows on their way out of a section that goes at once; a row that goes in the pass in which it came; a row on its way out that is
    /// released before the others; one whose container goes first; lengths that change while the margin behind the last row is in sight; a row
    /// that comes back to a section while it is on its way out there, which ends the last movement.
    @Test(
        "… and after those sequences that have shown faults",
        arguments: [
            (LazyScene.Kind.sectionedList, UInt64(244_086)), (.plainList, 881_907), (.sectionedStack, 881_907),
            (.sectionedList, 858_541), (.sectionedList, 460_579), (.sectionedList, 31_469),
        ])
    func knownSequences(kind: LazyScene.Kind, seed: UInt64) { run(kind, seed: seed) }

    private func run(_ kind: LazyScene.Kind, seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<runCount {
            let rows = generator.next()
            let run = Run(kind: kind, seed: rows)
            defer { run.host.close() }
            var taken: [Step] = []
            for number in 0..<40 {
                let step = Step.random(using: &generator)
                run.take(step)
                taken.append(step)
                guard run.fault != nil || number % 3 == 2, let found = run.difference() else { continue }
                let steps = taken.shrunk { difference(kind, seed: rows, $0) != nil }
                Issue.record(
                    """
                    seed \(seed), \(kind), rows \(rows): \(found); shrunk to \(steps): \
                    \(difference(kind, seed: rows, steps) ?? "nothing, with a wait at the end")
                    """)
                return
            }
        }
    }

    private var runCount: Int { ProcessInfo.processInfo.environment["DOVETAIL_RUNS"].flatMap(Int.init) ?? 2 }
}
