import Combine
import DovetailBase
import Foundation
import Observation
import Testing

@testable import DovetailEngine

/// What a program that is watched while it is edited hands to the one that takes its place.
@Suite struct HandoverTests {
    struct Plain {
        var x = 1.5
        var names: [String]? = ["a"]
        var kind = Kind.first
        var inner = Inner()
    }
    struct Inner { var isOn = false }
    enum Kind { case first, second }
    final class Model: ObservableObject {
        @Published var count = 0
        var name = ""
        var action: () -> Void = {}
    }
    @Observable final class Observed { var taps = 0 }

    /// The value after it was written as JSON and read again.
    private func sent<Value>(_ value: Value) throws -> Value? {
        guard let handed = ValueHandover.value(of: value) else { return nil }
        let read = try JSONDecoder().decode(HandedValue.self, from: JSONEncoder().encode(handed))
        return ValueHandover.make(Value.self, of: read)
    }

    @Test func valuesArriveAsTheyWere() throws {
        #expect(try sent("text") == "text")
        #expect(try sent(Double.infinity) == .infinity)
        #expect(try sent(Int?.none) == .some(nil))
        #expect(try sent(Int?.some(3)) == 3)
        #expect(try sent([Kind.second, .first]) == [.second, .first])
        #expect(try sent(AnyHashable(7)) == AnyHashable(7))
        let plain = try #require(try sent(Plain(x: 2, names: nil, kind: .second, inner: Inner(isOn: true))))
        #expect(plain.x == 2 && plain.names == nil && plain.kind == .second && plain.inner.isOn)
    }

    @Test func closuresAreNotHandedOver() throws {
        #expect(ValueHandover.value(of: {}) == nil)
        #expect(ValueHandover.value(of: [{}]) == nil)
    }

    @Test func aTypeWithOtherPropertiesTakesNothing() throws {
        let handed = try #require(ValueHandover.value(of: Inner(isOn: true)))
        guard case .fields(_, let values) = handed else { return #expect(Bool(false), "fields") }
        #expect(ValueHandover.make(Inner.self, of: .fields(layout: "isOn: Swift.Int", values)) == nil)
        #expect(ValueHandover.make(Kind.self, of: .bytes(Data([1]), description: "Kind.other")) == nil)
    }

    @Test func aNewObjectTakesWhatTheOldOneHad() throws {
        let old = Model()
        old.count = 5
        old.name = "five"
        let handed = try #require(ValueHandover.fields(of: old))
        let new = Model()
        #expect(ValueHandover.fill(new, with: handed))
        #expect(new.count == 5 && new.name == "five")
        var announced = 0
        let subscription = new.objectWillChange.sink { announced += 1 }
        new.count = 6
        #expect(announced == 1)
        subscription.cancel()

        let observed = Observed()
        observed.taps = 3
        let other = Observed()
        #expect(ValueHandover.fill(other, with: try #require(ValueHandover.fields(of: observed))))
        #expect(other.taps == 3)
        #expect(!ValueHandover.fill(Model(), with: try #require(ValueHandover.fields(of: observed))))
    }

    /// Joins as a view does that never goes.
    private func join(_ handover: Handover, _ type: String, layout: String = "", value: Int) -> HandedValue? {
        handover.join(place: 1, type: type, layout: layout, onLeave: { _ in }) {
            ["value": ValueHandover.value(of: value)!]
        }?["value"]
    }

    @Test func viewsAreFoundByTypeAndOrder() throws {
        let old = Handover()
        for (type, value) in [("A", 1), ("A", 2), ("B", 3)] { _ = join(old, type, value: value) }
        let new = Handover(received: old.capture())
        let found = [join(new, "B", value: 0), join(new, "A", value: 0), join(new, "A", value: 0)]
        #expect(found.map { $0.flatMap { ValueHandover.make(Int.self, of: $0) } } == [3, 1, 2])
        #expect(join(new, "A", value: 0) == nil)
        #expect(new.losses.isEmpty)
    }

    @Test func aViewWithOtherPropertiesStartsOverAndIsTold() throws {
        let old = Handover()
        _ = join(old, "Counter", layout: "count: Int", value: 1)
        let new = Handover(received: old.capture())
        #expect(join(new, "Counter", layout: "count: String", value: 1) == nil)
        #expect(new.losses == ["Counter starts over: its stored properties changed."])
    }

    @Test func whatNobodyAskedForIsHandedOn() throws {
        let old = Handover()
        _ = join(old, "Row", value: 9)
        let middle = Handover(received: old.capture())
        let new = Handover(received: middle.capture())
        #expect(join(new, "Row", value: 0).flatMap { ValueHandover.make(Int.self, of: $0) } == 9)
    }
}
