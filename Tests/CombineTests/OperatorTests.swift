import Combine
import Foundation
import Testing

@Suite struct OperatorTests {
    private struct Failed: Error, Equatable {}

    @Test("API-035: merge emits as it comes and finishes with the last")
    func merge() {
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let subscription = a.map { $0 }.merge(with: b)
            .sink(receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("\($0)") })
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        #expect(log == ["1", "2", "3"])
        b.send(completion: .finished)
        #expect(log == ["1", "2", "3", "end"])
        withExtendedLifetime(subscription) {}
    }

    @Test("API-035: merge fails with the first failure and cancels the rest")
    func mergeFailure() {
        let a = PassthroughSubject<Int, Failed>(), b = PassthroughSubject<Int, Failed>()
        var cancelled = false
        var completion: Subscribers.Completion<Failed>?
        let subscription = a.merge(with: b.handleEvents(receiveCancel: { cancelled = true }))
            .sink(receiveCompletion: { completion = $0 }, receiveValue: { _ in })
        a.send(completion: .failure(Failed()))
        #expect(completion == .failure(Failed()))
        #expect(cancelled)
        withExtendedLifetime(subscription) {}
    }

    @Test("API-035: merge asks no more of a publisher than its subscriber takes")
    func mergeDemand() {
        let endless = (0...Int.max).publisher
        var values: [Int] = []
        let subscription = Publishers.Merge(endless, endless).prefix(4).sink { values.append($0) }
        #expect(values.count == 4)
        var third: [Int] = []
        let other = [1, 2].publisher.merge(with: [3].publisher, [4, 5].publisher).sink { third.append($0) }
        #expect(third == [1, 2, 3, 4, 5])
        let many = Publishers.MergeMany([Just(1), Just(2), Just(3)]).merge(with: Just(4)).collect()
        var all: [Int] = []
        let last = many.sink { all = $0 }
        #expect(all == [1, 2, 3, 4])
        withExtendedLifetime((subscription, other, last)) {}
    }

    @Test("API-035: merge keeps what its subscriber has not asked for yet")
    func mergeOneByOne() {
        var subscription: (any Subscription)?
        var values: [Int] = []
        var isFinished = false
        Publishers.Merge([1, 2].publisher, [10, 20].publisher).subscribe(
            AnySubscriber<Int, Never>(
                receiveSubscription: { subscription = $0 },
                receiveValue: {
                    values.append($0); return .none
                },
                receiveCompletion: { _ in isFinished = true }))
        for count in 1...4 {
            subscription?.request(.max(1))
            #expect(values.count == count)
        }
        #expect(values.sorted() == [1, 2, 10, 20])
        #expect(isFinished)
    }

    @Test("API-035: combineLatest emits once all have emitted, then with each")
    func combineLatest() {
        final class Form: ObservableObject {
            @Published var name = ""
            @Published var age = 0
            @Published var agrees = false
        }
        let form = Form()
        var valid: [Bool] = []
        let subscription = form.$name.combineLatest(form.$age, form.$agrees) { !$0.isEmpty && $1 >= 18 && $2 }
            .removeDuplicates().sink { valid.append($0) }
        form.name = "Ada"
        form.age = 36
        form.agrees = true
        form.name = ""
        #expect(valid == [false, true, false])
        let subject = PassthroughSubject<String, Never>()
        var pairs: [String] = []
        let other = Publishers.CombineLatest(Just(1), subject)
            .sink(receiveCompletion: { _ in pairs.append("end") }, receiveValue: { pairs.append("\($0)\($1)") })
        #expect(pairs == [])
        subject.send("a")
        subject.send("b")
        subject.send(completion: .finished)
        #expect(pairs == ["1a", "1b", "end"])
        withExtendedLifetime((subscription, other)) {}
    }

    @Test("API-035: combineLatest of optionals takes nil for a value")
    func combineLatestOptional() {
        let a = CurrentValueSubject<Int?, Never>(nil), b = CurrentValueSubject<Int?, Never>(2)
        var log: [String] = []
        let subscription = a.combineLatest(b).sink { log.append("\($0.map(String.init) ?? "nil") \($1 ?? -1)") }
        a.send(1)
        #expect(log == ["nil 2", "1 2"])
        withExtendedLifetime(subscription) {}
    }

    @Test("API-035: zip, optionals' and results' publishers")
    func others() {
        var log: [String] = []
        let subscriptions = [
            [1, 2].publisher.zip(["a", "b"].publisher).sink { log.append("\($0)\($1)") },
            Optional(3).publisher.sink { log.append("\($0)") },
            Result<Int, Never>.success(4).publisher.sink { log.append("\($0)") },
        ]
        #expect(log == ["1a", "2b", "3", "4"])
        withExtendedLifetime(subscriptions) {}
    }

    @Test("API-039: a subject with a current value delivers it on subscription")
    func currentValue() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var values: [Int] = []
        let subscription = subject.sink { values.append($0) }
        subject.value = 2
        subject.send(3)
        #expect(values == [1, 2, 3])
        #expect(subject.value == 3)
        withExtendedLifetime(subscription) {}
    }

    @Test("API-035: JSON can be encoded and decoded on the way")
    func coders() {
        var value: [Int] = []
        let subscription = Just([1, 2]).encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder())
            .replaceError(with: []).sink { value = $0 }
        #expect(value == [1, 2])
        withExtendedLifetime(subscription) {}
    }

    @Test("API-035: values can be awaited")
    func asyncValues() async {
        var values: [Int] = []
        for await value in [1, 2, 3].publisher.values { values.append(value) }
        #expect(values == [1, 2, 3])
    }

    @Test("API-035: a data task emits the data with the response, or fails")
    func dataTask() async throws {
        var text = ""
        let url = try #require(URL(string: "data:text/plain,hello"))
        for try await (data, response) in URLSession.shared.dataTaskPublisher(for: url).values {
            text = String(decoding: data, as: UTF8.self)
            #expect(response.mimeType == "text/plain")
        }
        #expect(text == "hello")
        let unsupported = try #require(URL(string: "no-such-scheme:x"))
        await #expect(throws: URLError.self) {
            for try await _ in URLSession.shared.dataTaskPublisher(for: unsupported).values {}
        }
    }
}

@Suite struct CollectByTimeTests {
    @Test("API-035: collect by time, or by count")
    @MainActor func collect() {
        withVirtualClock { clock in
            let subject = PassthroughSubject<Int, Never>()
            var byTime: [[Int]] = [], byCount: [[Int]] = []
            let subscriptions = [
                subject.collect(.byTime(RunLoop.main, .seconds(1))).sink { byTime.append($0) },
                subject.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 2)).sink { byCount.append($0) },
            ]
            for value in 1...3 { subject.send(value) }
            #expect(byTime == [])
            #expect(byCount == [[1, 2]])
            clock.advance(by: 2)
            #expect(byTime == [[1, 2, 3]])
            #expect(byCount == [[1, 2], [3]])
            subject.send(4)
            subject.send(completion: .finished)
            #expect(byTime == [[1, 2, 3], [4]])
            #expect(clock.pending == 0)
            withExtendedLifetime(subscriptions) {}
        }
    }
}
