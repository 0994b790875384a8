import Foundation
import Observation
import Testing

@testable import AttributeGraph

private final class Plain {
    var number = 1
}

private final class Announcing {}

@Observable
private final class Watched {
    var number = 1
}

/// Compares by a part only, as many apps' models do.
private struct Item: Equatable {
    var id: Int
    var name: String
    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}

private struct Exact<Value>: ComparedExactly {
    var value: Value
    var item: Item
}

private struct Inexact<Value> {
    var value: Value
    var item: Item
}

private enum Choice {
    case none
    case text(String)
    case object(Plain)
}

private enum Words {
    case none
    case text(String)
    indirect case list([String])
}

private struct Owner {
    var number: Int
    var name: String

    func reader() -> () -> String { { "\(number) \(name)" } }
    func method() -> String { name }
}

private struct Box<Value> {
    var value: Value
    var number: Int

    func reader() -> () -> String { { "\(value) \(number)" } }
    func numberReader() -> () -> Int {
        let number = number
        return { number }
    }
}

@Suite("Exact comparison: what is the same to any code")
struct ExactComparisonTests {
    private func areSame<T>(_ left: T, _ right: T, _ use: ExactComparison.Use = .tracked) -> Bool {
        ExactComparison.of(T.self, for: use).areSame(left, right)
    }

    private func string(_ number: Int) -> String { "a text that is too long to lie in place, \(number)" }

    /// Compares what one place in the code makes of two values: a closure that is made elsewhere is other code.
    private func areSame<A, T>(
        _ left: A, _ right: A, _ use: ExactComparison.Use = .tracked, _ make: (A) -> T
    ) -> Bool {
        areSame(make(left), make(right), use)
    }

    @Test("closures are the same with the same code and the same captures, and differ with any other")
    func captures() {
        #expect(areSame(1, 1) { number in { number + 1 } })
        #expect(!areSame(1, 2) { number in { number + 1 } })
        #expect(!areSame(true, false) { isFirst in isFirst ? { 1 } : { 2 } })
        #expect(areSame(1, 2) { _ in { 3 } })
        func greeting(_ captured: (String, Int, Bool)) -> () -> String {
            let (name, count, isLoud) = captured
            return { "\(name) \(count) \(isLoud)" }
        }
        #expect(areSame((string(1), 2, true), (string(1), 2, true)) { greeting($0) })
        #expect(!areSame((string(1), 2, true), (string(2), 2, true)) { greeting($0) })
        #expect(!areSame((string(1), 2, true), (string(1), 3, true)) { greeting($0) })
        #expect(!areSame((string(1), 2, true), (string(1), 2, false)) { greeting($0) })
    }

    @Test("a closure that captures its owner compares all of the owner, and so does a method")
    func owner() {
        let (one, same, other) = (
            Owner(number: 1, name: string(1)), Owner(number: 1, name: string(1)), Owner(number: 1, name: string(2))
        )
        #expect(areSame(one, same) { $0.reader() })
        #expect(!areSame(one, other) { $0.reader() })
        #expect(areSame(one, same) { $0.method })
        #expect(!areSame(one, other) { $0.method })
    }

    @Test("closures within closures, and those that were made to fit a generic type")
    func nested() {
        struct Holder<In, Out> { let function: (In) -> Out }
        func outer(_ number: Int) -> (Int) -> Int {
            let function = { number }
            return { $0 + function() }
        }
        #expect(areSame(1, 1) { outer($0) })
        #expect(!areSame(1, 2) { outer($0) })
        #expect(areSame(1, 1) { Holder(function: outer($0)) })
        #expect(!areSame(1, 2) { Holder(function: outer($0)) })
    }

    @Test("what a generic function captured is the same or differs, and is never misread")
    func generic() {
        let (one, other) = (Box(value: string(1), number: 1), Box(value: string(2), number: 1))
        #expect(!areSame(one, other) { $0.reader() })
        #expect(areSame(one, other) { $0.numberReader() })
        #expect(!areSame(one, Box(value: string(1), number: 2)) { $0.numberReader() })
        func packed<each T>(_ value: repeat each T, number: Int) -> () -> String {
            let tuple = (repeat each value)
            return { "\(tuple) \(number)" }
        }
        #expect(!areSame(1, 2) { packed(1, "a", number: $0) })
    }

    /// A value whose layout only the standard library knows, beside others.
    private struct Marked {
        var ranges: RangeSet<Int>?
        var name: String
    }

    @Test("captures of types whose layout is not known where the closure stands, first and last")
    func resilient() {
        let (one, other) = (RangeSet(1..<3), RangeSet(2..<3))
        func first(_ ranges: RangeSet<Int>, _ number: Int) -> () -> Int { { ranges.ranges.count + number } }
        func last(_ ranges: RangeSet<Int>, _ number: Int) -> () -> Int { { number + ranges.ranges.count } }
        for make in [first, last] {
            #expect(areSame((one, 1), (one, 1)) { make($0.0, $0.1) })
            #expect(!areSame((one, 1), (one, 2)) { make($0.0, $0.1) })
            #expect(!areSame((one, 1), (other, 1)) { make($0.0, $0.1) })
        }
        func inside(_ marked: Marked, _ text: String) -> () -> Int {
            { marked.name.count + text.count + (marked.ranges == nil ? 0 : 1) }
        }
        let (left, right) = (Marked(ranges: one, name: string(1)), Marked(ranges: one, name: string(2)))
        #expect(areSame((left, string(3)), (left, string(3))) { inside($0.0, $0.1) })
        #expect(!areSame((left, string(3)), (right, string(3))) { inside($0.0, $0.1) })
        #expect(!areSame((left, string(3)), (left, string(4))) { inside($0.0, $0.1) })
    }

    @Test("weak, unowned and changeable captures")
    func references() {
        let (one, other) = (Plain(), Plain())
        func weakly(_ object: Plain) -> () -> Int { { [weak object] in object?.number ?? 0 } }
        func unownedly(_ object: Plain) -> () -> Int { { [unowned object] in object.number } }
        #expect(areSame(one, one) { weakly($0) })
        #expect(!areSame(one, other) { weakly($0) })
        #expect(areSame(one, one) { unownedly($0) })
        #expect(!areSame(one, other) { unownedly($0) })
        func counter(from start: Int) -> () -> Int {
            var (count, step) = (start, 1)
            return {
                count += step
                step += 1
                return count
            }
        }
        #expect(!areSame(1, 2) { counter(from: $0) })
        withExtendedLifetime((one, other)) {}
    }

    @Test("objects are the same by identity; those that announce changes as a whole only for code that runs later")
    func objects() {
        let (plain, other, watched) = (Plain(), Plain(), Watched())
        func reader(_ object: Plain, _ number: Int = 1) -> () -> Int { { object.number + number } }
        func reader(_ object: Watched, _ number: Int = 1) -> () -> Int { { object.number + number } }
        #expect(areSame(plain, plain) { reader($0) })
        #expect(!areSame(plain, other) { reader($0) })
        #expect(areSame(watched, watched, .tracked) { reader($0) })
        #expect(!areSame(watched, watched, .untracked) { reader($0) })

        let former = ObjectChanges.announcesChanges
        defer { ObjectChanges.announcesChanges = former }
        ObjectChanges.announcesChanges = { $0 == Announcing.self || former($0) }
        let object = Announcing()
        func content(_ number: Int) -> () -> String { { "\(object) \(number)" } }
        func action(_ number: Int) -> () -> Void { { print(object, number) } }
        func canvas(_ number: Int) -> (inout Int) -> Void { { $0 = "\(object)".count + number } }
        #expect(!areSame(1, 1, .tracked) { content($0) })
        #expect(!areSame(1, 1, .untracked) { content($0) })
        #expect(areSame(1, 1, .untracked) { action($0) })
        #expect(!areSame(1, 2, .untracked) { action($0) })
        // One that changes its argument is called for what it makes.
        #expect(!areSame(1, 1, .untracked) { canvas($0) })
    }

    @Test("data: an app's own == is not asked, and objects in it may have changed")
    func data() {
        #expect(areSame(Item(id: 1, name: string(1)), Item(id: 1, name: string(1)), .data))
        #expect(!areSame(Item(id: 1, name: string(1)), Item(id: 1, name: string(2)), .data))
        #expect(areSame([Item(id: 1, name: string(1))], [Item(id: 1, name: string(1))], .data))
        #expect(!areSame([Item(id: 1, name: string(1))], [Item(id: 1, name: string(2))], .data))
        let plain = Plain()
        #expect(!areSame(plain, plain, .data))
        #expect(!areSame([plain], [plain], .tracked))
        let watched = Watched()
        #expect(areSame(watched, watched, .data))
        let value: any Equatable = 1
        #expect(!areSame(value, value, .data))
    }

    @Test("cases of enumerations are the same by their bits, unless a case may hold what changes")
    func enumerations() {
        #expect(ExactComparison.of(Words.self, for: .data).isClosed)
        #expect(!ExactComparison.of(Choice.self, for: .data).isClosed)
        let text = Words.text(string(1))
        #expect(areSame(text, text, .data))
        #expect(!areSame(text, .text(string(2)), .data))
        #expect(areSame(Words.none, .none, .data))
        let object = Choice.object(Plain())
        #expect(!areSame(object, object, .data))
        #expect(areSame(Optional(string(1)), string(1), .data))
        #expect(!areSame(Optional(string(1)), nil, .data))
        #expect(
            EnumPayloads.types(of: Result<Int, CancellationError>.self).map { $0.map { "\($0)" } } == [
                "Int", "CancellationError",
            ])
    }

    @Test("a view's value with a closure is equal to one with the same captures")
    func values() {
        struct Row {
            var name: String
            var action: () -> Void
        }
        func row(_ number: Int) -> Row { Row(name: string(1), action: { print(number) }) }
        let comparison = ValueComparison.of(Row.self)
        #expect(comparison.areEqual(row(1), row(1)))
        #expect(!comparison.areEqual(row(1), row(2)))
    }

    @Test("a generic type that is compared exactly is so for all its arguments, another for none")
    func comparedExactly() {
        func areEqual<T>(_ left: T, _ right: T) -> Bool { ValueComparison.of(T.self).areEqual(left, right) }
        let (item, renamed) = (Item(id: 1, name: string(1)), Item(id: 1, name: string(2)))
        func check<Value>(_ value: Value) {
            #expect(areEqual(Exact(value: value, item: item), Exact(value: value, item: item)))
            #expect(!areEqual(Exact(value: value, item: item), Exact(value: value, item: renamed)))
            #expect(areEqual(Inexact(value: value, item: item), Inexact(value: value, item: renamed)))
            #expect(areEqual(Optional(Inexact(value: value, item: item)), Inexact(value: value, item: renamed)))
            #expect(!areEqual(Optional(Inexact(value: value, item: item)), nil))
        }
        check(1)
        check(true)
        check((1, true))
    }
}
