import Testing

@testable import Combine

@Suite struct ObjectTableTests {
    private final class Model {}

    @Test("BEH-095: the table of publishers forgets dead objects")
    func forgets() {
        let table = ObjectTable<ObservableObjectPublisher>()
        let kept = (0..<100).map { _ in Model() }
        let publishers = kept.map { table.value(of: $0) { ObservableObjectPublisher() } }
        for _ in 0..<10 {
            let passing = (0..<1000).map { _ in Model() }
            for model in passing { _ = table.value(of: model) { ObservableObjectPublisher() } }
        }
        #expect(table.count < 4000)
        #expect(zip(kept, publishers).allSatisfy { table.value(of: $0) { ObservableObjectPublisher() } === $1 })
    }

    @Test("BEH-095: a dead object's subscriber may use the table while the table lets it go")
    func reentry() {
        final class Reenters {
            let table: ObjectTable<ObservableObjectPublisher>
            init(table: ObjectTable<ObservableObjectPublisher>) { self.table = table }
            deinit { _ = table.value(of: Model()) { ObservableObjectPublisher() } }
        }
        let table = ObjectTable<ObservableObjectPublisher>()
        for _ in 0..<2000 {
            let model = Model(), captured = Reenters(table: table)
            table.value(of: model) { ObservableObjectPublisher() }.subscribe(
                AnySubscriber(
                    receiveSubscription: { $0.request(.unlimited) },
                    receiveValue: {
                        _ = captured; return .none
                    }))
        }
        #expect(table.count < 2000)
    }
}
