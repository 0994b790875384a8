import Combine
import Testing

/// Operators that change what comes, element by element.
@Suite struct ElementOperatorTests {
    private struct Failed: Error, Equatable {}

    private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
        var values: [P.Output] = []
        let subscription = publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
        withExtendedLifetime(subscription) {}
        return values
    }

    @Test("map, filter and compactMap leave the order and drop what they should")
    func elements() {
        let numbers = (1...6).publisher
        #expect(values(numbers.map { $0 * 2 }) == [2, 4, 6, 8, 10, 12])
        #expect(values(numbers.filter { $0.isMultiple(of: 2) }) == [2, 4, 6])
        #expect(values(["1", "x", "3"].publisher.compactMap { Int($0) }) == [1, 3])
        #expect(values(PassthroughSubject<Int, Never>().filter { _ in true }).isEmpty)
        // Of a subject, as `Just` and sequences have forms of their own.
        let subject = PassthroughSubject<Int, Never>()
        var even: [Int] = [], halves: [Int] = []
        let first = subject.filter { $0 % 2 == 0 }.sink { even.append($0) }
        let second = subject.compactMap { $0 % 2 == 0 ? $0 / 2 : nil }.sink { halves.append($0) }
        [1, 2, 3, 4].forEach(subject.send)
        #expect(even == [2, 4] && halves == [1, 2])
        withExtendedLifetime((first, second)) {}
    }

    @Test("append sends more after the end, and nothing after a failure")
    func append() {
        let subject = PassthroughSubject<Int, Failed>()
        var log: [Int] = []
        let subscription = subject.append(8, 9).sink(receiveCompletion: { _ in }, receiveValue: { log.append($0) })
        subject.send(1)
        #expect(log == [1])
        subject.send(completion: .finished)
        #expect(log == [1, 8, 9])
        withExtendedLifetime(subscription) {}
        let failing = PassthroughSubject<Int, Failed>()
        var other: [Int] = []
        var completion: Subscribers.Completion<Failed>?
        let last = failing.append([8]).sink(receiveCompletion: { completion = $0 }, receiveValue: { other.append($0) })
        failing.send(1)
        failing.send(completion: .failure(Failed()))
        #expect(other == [1] && completion == .failure(Failed()))
        withExtendedLifetime(last) {}
    }

    @Test("first ends after one, and cancels what it came from")
    func first() {
        let subject = PassthroughSubject<Int, Never>()
        var isCancelled = false, isFinished = false
        var log: [Int] = []
        let subscription = subject.handleEvents(receiveCancel: { isCancelled = true }).first()
            .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { log.append($0) })
        subject.send(1)
        subject.send(2)
        #expect(log == [1] && isFinished && isCancelled)
        let large = subject.first { $0 > 10 }.sink { log.append($0) }
        [5, 11, 12].forEach(subject.send)
        #expect(log == [1, 11])
        withExtendedLifetime((subscription, large)) {}
    }

    @Test("what is stored lives as long as its set, also as no more than Cancellable")
    func store() {
        final class Told: Cancellable {
            var isCancelled = false
            func cancel() { isCancelled = true }
        }
        let told = Told()
        var set: Set<AnyCancellable> = []
        (told as any Cancellable).store(in: &set)
        var array: [AnyCancellable] = []
        let second = Told()
        second.store(in: &array)
        #expect(!told.isCancelled && !second.isCancelled)
        set.removeAll()
        array.removeAll()
        #expect(told.isCancelled && second.isCancelled)
    }
}
