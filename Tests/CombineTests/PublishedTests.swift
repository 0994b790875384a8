import Combine
import Foundation
import Testing

@Suite struct PublishedTests {
    struct Thing: Equatable {
        var name = ""
    }

    final class Store: ObservableObject {
        @Published var things = [Thing(name: "a")]
        @Published var text: String
        @Published var optional: Int?

        init(text: String = "") { _text = Published(initialValue: text) }
    }

    @Test("API-031: a property can be initialised through its wrapper")
    func wrapperInitialiser() {
        let store = Store(text: "x")
        #expect(store.text == "x")
        #expect(store.optional == nil)
    }

    @Test("BEH-103: changing a value in place notifies once")
    func inPlace() {
        let store = Store()
        var count = 0
        let subscription = store.objectWillChange.sink { count += 1 }
        store.things[0].name = "x"
        #expect(count == 1)
        store.things.append(Thing())
        #expect(count == 2)
        #expect(store.things == [Thing(name: "x"), Thing()])
        withExtendedLifetime(subscription) {}
    }

    @Test("BEH-107: a privately settable property notifies")
    func privateSetter() {
        let novel = Novel()
        var count = 0
        let subscription = novel.objectWillChange.sink { count += 1 }
        novel.write()
        #expect(novel.chapters == 1)
        #expect(count == 1)
        withExtendedLifetime(subscription) {}
    }

    @Test("BEH-109: writing an equal value notifies")
    func equalWrite() {
        let book = Book()
        var count = 0
        let subscription = book.objectWillChange.sink { count += 1 }
        book.title = book.title
        #expect(count == 1)
        withExtendedLifetime(subscription) {}
    }

    @Test("BEH-110: the property's publisher emits ahead of the change, after the object's notification")
    func projectedPublisher() {
        let book = Book()
        var log: [String] = []
        let subscriptions = [
            book.$title.sink { log.append("\(book.title) → \($0)") },
            book.objectWillChange.sink { log.append("will change") },
        ]
        book.title = "B"
        #expect(log == ["A → A", "will change", "A → B"])
        #expect(book.title == "B")
        subscriptions[0].cancel()
        book.title = "C"
        #expect(log.count == 4)
    }

    @Test("API-034: a subscriber that asks for one at a time gets the latest when it asks")
    func demand() {
        let book = Book()
        var subscription: (any Subscription)?
        var values: [String] = []
        book.$title.subscribe(
            AnySubscriber<String, Never>(
                receiveSubscription: { subscription = $0 },
                receiveValue: {
                    values.append($0); return .none
                }))
        #expect(values == [])
        subscription?.request(.max(1))
        #expect(values == ["A"])
        book.title = "B"
        book.title = "C"
        #expect(values == ["A"])
        subscription?.request(.max(2))
        #expect(values == ["A", "C"])
        book.title = "D"
        book.title = "E"
        #expect(values == ["A", "C", "D"])
    }

    @Test("API-033: assign(to:) writes a property and notifies, until the property is gone")
    func assign() {
        final class Model: ObservableObject {
            @Published var latest = 0
        }
        let subject = PassthroughSubject<Int, Never>()
        var cancelled = false
        var model: Model? = Model()
        var count = 0
        let subscription = model?.objectWillChange.sink { count += 1 }
        subject.handleEvents(receiveCancel: { cancelled = true }).assign(to: &model!.$latest)
        subject.send(3)
        #expect(model?.latest == 3)
        #expect(count == 1)
        model = nil
        #expect(cancelled)
        withExtendedLifetime(subscription) {}
    }

    @Test("API-033: one property can follow another")
    func follow() {
        final class Model: ObservableObject {
            @Published var query = ""
            @Published var length = -1
            init() { $query.map(\.count).removeDuplicates().assign(to: &$length) }
        }
        let model = Model()
        #expect(model.length == 0)
        model.query = "abc"
        #expect(model.length == 3)
    }

    @Test("API-029: a value's deinitialiser may read the property")
    func oldValueReadsProperty() {
        final class Owner: ObservableObject {
            final class Value {
                weak var owner: Owner?
                deinit { _ = owner?.value }
            }
            @Published var value: Value?
        }
        let owner = Owner()
        owner.value = Owner.Value()
        owner.value?.owner = owner
        owner.value = nil
        #expect(owner.value == nil)
    }

    @Test("API-029: threads may write, read, subscribe and ask for the publisher at once")
    func threads() {
        final class Shared: ObservableObject, @unchecked Sendable {
            @Published var text = ""
            @Published var number = 0
        }
        for _ in 0..<20 {
            let shared = Shared()
            let count = Count()
            DispatchQueue.concurrentPerform(iterations: 8) { index in
                let publisher = shared.objectWillChange
                let subscription = publisher.sink { count.increment() }
                for step in 0..<50 {
                    shared.text = String(repeating: "x", count: step) + "\(index)"
                    shared.number = step
                    _ = shared.text.count
                    let values = shared.$number.sink { _ in }
                    values.cancel()
                }
                #expect(publisher === shared.objectWillChange)
                subscription.cancel()
            }
            // Each thread hears of at least its own writes.
            #expect(count.value >= 800)
        }
    }
}

/// A counter for many threads.
final class Count: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    var value: Int { lock.withLock { count } }
    func increment() { lock.withLock { count += 1 } }
}
