import DovetailCore
import DovetailTesting
import Foundation
import Observation
import Testing
import ViewSupport

/// Rows that fade out while others stay, and what happens to them meanwhile.
@MainActor
@Suite("Elements that are leaving")
struct LeavingElementTests {
    private struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    @Observable
    final class Counter {
        var count = 0
    }

    /// Rows whose contents read an object that they observe.
    private func host(_ items: Changing<[Item]>, _ counter: Counter, made: Probe<Int>) -> TestHost {
        TestHost {
            Bound(items) { items in
                VStack {
                    ForEach(items.wrappedValue) { item in
                        let _ = made.note(item.id)
                        Text("\(item.name) \(counter.count)")
                    }
                }
            }
        }
    }

    private func set<Value>(_ model: Changing<Value>, _ value: Value, _ host: TestHost) {
        withAnimation(.linear(duration: 1)) { model.value = value }
        host.settle()
    }

    @Test("of a row's two views one leaves: it disappears once, and the other one stays as it is")
    func group() throws {
        let isWhole = Changing(true)
        let log = Probe<String>()
        let host = TestHost {
            Bound(isWhole) { isWhole in
                VStack {
                    ForEach(0..<2) { number in
                        Group {
                            Text("first \(number)").onDisappear { log.note("first \(number)") }
                            if isWhole.wrappedValue || number == 1 {
                                Text("second \(number)").onDisappear { log.note("second \(number)") }
                            }
                        }
                        .onDisappear { log.note("row \(number)") }
                    }
                }
            }
        }
        #expect(host.texts == ["first 0", "second 0", "first 1", "second 1"])
        set(isWhole, false, host)
        let firstInTheEnd = try host.layoutFrame(of: "first 0")
        #expect(host.texts == ["first 0", "first 1", "second 1"])
        // The view that goes is told; the row is still there with its other view.
        #expect(log.entries == ["second 0"])
        host.advance(by: .seconds(2))
        #expect(log.entries == ["second 0"])
        #expect(host.texts == ["first 0", "first 1", "second 1"])
        #expect(try host.frame(of: "first 0") == firstInTheEnd)
        // The next time it comes and goes as it did the first time.
        set(isWhole, true, host)
        set(isWhole, false, host)
        host.advance(by: .seconds(2))
        #expect(log.entries == ["second 0", "second 0"])
    }

    @Test("a row that comes back while it is leaving shows what its element has become")
    func returning() {
        let (one, two) = (Item(id: 1, name: "one"), Item(id: 2, name: "two"))
        let items = Changing([one, two])
        let host = TestHost {
            Bound(items) { items in VStack { ForEach(items.wrappedValue) { Text($0.name) } } }
        }
        set(items, [one], host)
        host.advance(by: .milliseconds(500))
        #expect(host.texts == ["one"])
        items.value = [one, Item(id: 2, name: "changed")]
        host.settle()
        #expect(host.texts == ["one", "changed"])
        host.advance(by: .seconds(2))
        #expect(host.texts == ["one", "changed"])
        // In an animated change the text itself changes by and by.
        set(items, [one], host)
        host.advance(by: .milliseconds(500))
        set(items, [one, Item(id: 2, name: "once more")], host)
        host.advance(by: .seconds(2))
        #expect(host.texts == ["one", "once more"])
    }

    @Test("when the data has changed and then the object that a row observes, the row shows the new element")
    func dataThenObject() {
        let counter = Counter()
        let made = Probe<Int>()
        let items = Changing([Item(id: 1, name: "one"), Item(id: 2, name: "two")])
        let host = host(items, counter, made: made)
        #expect(host.texts == ["one 0", "two 0"])
        items.value[1].name = "new"
        host.settle()
        #expect(host.texts == ["one 0", "new 0"])
        counter.count = 1
        host.settle()
        #expect(host.texts == ["one 1", "new 1"])
        // Both in one update.
        items.value[0].name = "newer"
        counter.count = 2
        host.settle()
        #expect(host.texts == ["newer 2", "new 2"])
    }

    @Test("a row that is leaving is not made again when the object that it observes changes; one that came back is")
    func leavingIgnoresObject() {
        let counter = Counter()
        let made = Probe<Int>()
        let (one, two) = (Item(id: 1, name: "one"), Item(id: 2, name: "two"))
        let items = Changing([one, two])
        let host = host(items, counter, made: made)
        set(items, [one], host)
        made.entries = []
        counter.count = 1
        host.settle()
        host.advance(by: .milliseconds(300))
        #expect(host.texts == ["one 1"])
        #expect(made.entries == [1])
        items.value = [one, two]
        host.settle()
        #expect(host.texts == ["one 1", "two 1"])
        counter.count = 2
        host.settle()
        #expect(host.texts == ["one 2", "two 2"])
    }
}
