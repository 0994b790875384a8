import Combine
import Testing

class Book: ObservableObject {
    @Published var title = "A"
    var note = "a"
}

final class Novel: Book {
    @Published private(set) var chapters = 0
    func write() { chapters += 1 }
}

final class Empty: ObservableObject {}

final class Manual: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }
}

class Shelf<Item>: ObservableObject {
    let label = "shelf"
    @Published fileprivate var items: [Item] = []
}

@MainActor final class MainModel: ObservableObject {
    @Published var count = 0
}

private final class Undeclared {
    @Published var value = 0
}

class Base {
    @Published var value = 0
}

private final class LateConformer: Base, ObservableObject {}

private final class SendsWhenFreed: ObservableObject {
    deinit { objectWillChange.send() }
}

@Suite struct ObservableObjectTests {
    @Test("BEH-092: conformance needs no code")
    func emptyConformance() {
        let publisher: ObservableObjectPublisher = Empty().objectWillChange
        #expect(type(of: publisher) == ObservableObjectPublisher.self)
        #expect(type(of: Book().objectWillChange) == ObservableObjectPublisher.self)
    }

    @Test("BEH-093: the notification comes before the change")
    func notificationComesFirst() {
        let book = Book()
        var log: [String] = []
        let subscription = book.objectWillChange.sink { log.append(book.title) }
        book.title = "B"
        #expect(log == ["A"])
        #expect(book.title == "B")
        subscription.cancel()
        book.title = "C"
        #expect(log == ["A"])
    }

    @Test("BEH-094: the notification carries no data and cannot fail")
    func notificationIsVoid() {
        let _: AnyPublisher<Void, Never> = AnyPublisher(Book().objectWillChange)
        let _: any Publisher<Void, Never> = Empty().objectWillChange
    }

    @Test("BEH-095: an object has one publisher, with or without published properties")
    func publisherIsStable() {
        let book = Book(), empty = Empty(), other = Empty()
        #expect(book.objectWillChange === book.objectWillChange)
        #expect(empty.objectWillChange === empty.objectWillChange)
        #expect(empty.objectWillChange !== other.objectWillChange)
        #expect(book.objectWillChange !== Book().objectWillChange)
        let novel = Novel()
        #expect(novel.objectWillChange === (novel as Book).objectWillChange)
    }

    @Test("BEH-095: sending by hand works in a class with no published property")
    func manualSend() {
        let model = Manual()
        var log: [Int] = []
        let subscription = model.objectWillChange.sink { log.append(model.count) }
        model.count = 1
        model.count = 2
        #expect(log == [0, 1])
        withExtendedLifetime(subscription) {}
    }

    @Test("BEH-095: an object at a freed object's address has a publisher of its own")
    func addressReuse() {
        var addresses: Set<ObjectIdentifier> = []
        var notified = 0, most = 0
        var kept: [AnyCancellable] = []
        for _ in 0..<100_000 {
            let model = Manual()
            addresses.insert(ObjectIdentifier(model))
            // A subscriber to a freed object that is never cancelled would hear of a later object's changes.
            if kept.count < 1000 { kept.append(model.objectWillChange.sink { notified += 1 }) }
            let before = notified
            model.count = 1
            most = max(most, notified - before)
        }
        #expect(most == 1)
        #expect(addresses.count < 100_000, "no address was used again: the test shows nothing")
        #expect(notified == 1000)
    }

    @Test("BEH-095: objects alive at once do not share a publisher")
    func manyLiveObjects() {
        let models = (0..<20_000).map { _ in Empty() }
        let publishers = models.map(\.objectWillChange)
        #expect(Set(publishers.map(ObjectIdentifier.init)).count == models.count)
        #expect(zip(models, publishers).allSatisfy { $0.objectWillChange === $1 })
    }

    @Test("BEH-095: a dying object may send")
    func sendInDeinit() {
        var object: SendsWhenFreed? = SendsWhenFreed()
        weak let publisher = object?.objectWillChange
        #expect(publisher != nil)
        object = nil
        #expect(object == nil)
    }

    @Test("BEH-096: a superclass's and a subclass's properties notify through one publisher")
    func inheritance() {
        let novel = Novel()
        var count = 0
        let subscription = novel.objectWillChange.sink { count += 1 }
        novel.title = "B"
        novel.write()
        #expect(count == 2)
        withExtendedLifetime(subscription) {}
    }

    @Test("BEH-096: a property of a superclass that does not conform notifies")
    func lateConformance() {
        let object = LateConformer()
        object.value = 1
        var count = 0
        let subscription = object.objectWillChange.sink { count += 1 }
        object.value = 2
        #expect(count == 1)
        withExtendedLifetime(subscription) {}
    }

    @Test("BEH-097: subscribers are told in the order they subscribed")
    func orderOfSubscribers() {
        let book = Book()
        var log: [Int] = []
        var subscriptions = (0..<40).map { index in book.objectWillChange.sink { log.append(index) } }
        for index in stride(from: 39, through: 1, by: -2) { subscriptions.remove(at: index).cancel() }
        subscriptions.append(book.objectWillChange.sink { log.append(100) })
        book.title = "B"
        #expect(log == Array(stride(from: 0, to: 40, by: 2)) + [100])
    }

    @Test("BEH-097: a subscriber may cancel another during a notification")
    func cancelDuringNotification() {
        let book = Book()
        var count = 0
        var second: AnyCancellable?
        let first = book.objectWillChange.sink { second?.cancel() }
        second = book.objectWillChange.sink { count += 1 }
        book.title = "B"
        #expect(count == 0)
        withExtendedLifetime(first) {}
    }

    @Test("BEH-101: a property that is not published does not notify")
    func unpublishedProperty() {
        let book = Book()
        var count = 0
        let subscription = book.objectWillChange.sink { count += 1 }
        book.note = "b"
        #expect(count == 0)
        withExtendedLifetime(subscription) {}
    }

    @Test("API-029: published properties of generic and main-actor classes notify")
    @MainActor func otherClasses() {
        let shelf = Shelf<Int>(), model = MainModel()
        var count = 0
        let subscriptions = [
            shelf.objectWillChange.sink { count += 1 }, model.objectWillChange.sink { count += 1 },
        ]
        shelf.items.append(1)
        model.count += 1
        #expect(count == 2)
        #expect(model.count == 1)
        withExtendedLifetime(subscriptions) {}
    }

    @Test("API-029: a class that is not observable may have published properties")
    func notObservable() {
        let object = Undeclared()
        var values: [Int] = []
        let subscription = object.$value.sink { values.append($0) }
        object.value = 1
        #expect(values == [0, 1])
        withExtendedLifetime(subscription) {}
    }

    @Test("BEH-106: an inner object's notification can be forwarded")
    func forwarding() {
        final class Inner: ObservableObject { @Published var value = 0 }
        final class Outer: ObservableObject {
            @Published var inner = Inner()
            private var forwarding: AnyCancellable?
            init(forwards: Bool) {
                if forwards { forwarding = inner.objectWillChange.sink { [unowned self] in objectWillChange.send() } }
            }
        }
        for forwards in [false, true] {
            let outer = Outer(forwards: forwards)
            var count = 0
            let subscription = outer.objectWillChange.sink { count += 1 }
            outer.inner.value = 1
            #expect(count == (forwards ? 1 : 0))
            outer.inner = Inner()
            #expect(count == (forwards ? 2 : 1))
            withExtendedLifetime(subscription) {}
        }
    }

    @Test("API-023: a class may declare its own publisher")
    func declaredPublisher() {
        final class OwnPublisher: ObservableObject {
            let objectWillChange = ObservableObjectPublisher()
            @Published var value = 0
        }
        final class OwnSubject: ObservableObject {
            let objectWillChange = PassthroughSubject<Void, Never>()
            @Published var value = 0
            func announce() { objectWillChange.send() }
        }
        for _ in 0..<2 {
            let publishes = OwnPublisher(), sends = OwnSubject()
            var log: [String] = []
            let subscriptions = [
                publishes.objectWillChange.sink { log.append("publisher \(publishes.value)") },
                sends.objectWillChange.sink { log.append("subject") },
            ]
            publishes.value = 1
            sends.value = 1
            #expect(log == ["publisher 0"])
            sends.announce()
            #expect(log == ["publisher 0", "subject"])
            withExtendedLifetime(subscriptions) {}
        }
    }

    @Test("API-027, API-028: a publisher made by hand sends by hand")
    func publisherByHand() {
        let publisher = ObservableObjectPublisher()
        var count = 0
        var subscriptions: Set<AnyCancellable> = []
        publisher.sink { count += 1 }.store(in: &subscriptions)
        publisher.send()
        subscriptions = []
        publisher.send()
        #expect(count == 1)
    }

    @Test("API-025: a publisher and its subscribers go with the object")
    func lifetimes() {
        final class Token {}
        weak var token: Token?
        weak var publisher: ObservableObjectPublisher?
        do {
            let book = Book(), captured = Token()
            token = captured
            publisher = book.objectWillChange
            book.objectWillChange.subscribe(
                AnySubscriber(
                    receiveSubscription: { $0.request(.unlimited) },
                    receiveValue: {
                        _ = captured; return .none
                    }))
            book.title = "B"
            #expect(token != nil)
        }
        #expect(publisher == nil)
        #expect(token == nil)
    }
}
