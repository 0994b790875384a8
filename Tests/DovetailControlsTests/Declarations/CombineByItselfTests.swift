import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

/// SwiftUI brings Combine's names along: this file does not import it.
@MainActor
@Suite("Combine comes with SwiftUI")
struct CombineByItselfTests {
    private final class Counter: ObservableObject {
        @Published var count = 0
        let ended = PassthroughSubject<Int, Never>()
    }

    @Test("API-239: observable objects, subjects and publishers without another import")
    func names() {
        let counter = Counter()
        var seen: [Int] = []
        let first: AnyCancellable = counter.$count.map { $0 * 2 }.sink { seen.append($0) }
        let second = counter.ended.eraseToAnyPublisher().sink { seen.append($0) }
        counter.count = 4
        counter.ended.send(7)
        #expect(seen == [0, 8, 7])
        first.cancel()
        second.cancel()
    }

    @Test("types of another module may have names of Combine's that models don't need")
    func ownNames() {
        let own: [Any] = [Subscription(), Record(), Empty(), Future()]
        #expect(own.map { String(reflecting: type(of: $0)) }.allSatisfy { $0.hasPrefix("ViewSupport.") })
    }
}
