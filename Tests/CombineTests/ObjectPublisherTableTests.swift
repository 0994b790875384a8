import Testing

@testable import Combine

@Suite struct ObjectPublisherTableTests {
    private final class Model {}

    @Test("BEH-095: the table of publishers forgets dead objects")
    func forgets() {
        let table = ObjectPublisherTable()
        let kept = (0..<100).map { _ in Model() }
        let publishers = kept.map(table.publisher(of:))
        for _ in 0..<10 {
            let passing = (0..<1000).map { _ in Model() }
            for model in passing { _ = table.publisher(of: model) }
        }
        #expect(table.count < 4000)
        #expect(zip(kept, publishers).allSatisfy { table.publisher(of: $0) === $1 })
    }

    @Test("BEH-095: a dead object's subscriber may use the table while the table lets it go")
    func reentry() {
        final class Reenters {
            let table: ObjectPublisherTable
            init(table: ObjectPublisherTable) { self.table = table }
            deinit { _ = table.publisher(of: Model()) }
        }
        let table = ObjectPublisherTable()
        for _ in 0..<2000 {
            let model = Model(), captured = Reenters(table: table)
            table.publisher(of: model).subscribe(
                AnySubscriber(
                    receiveSubscription: { $0.request(.unlimited) },
                    receiveValue: {
                        _ = captured; return .none
                    }))
        }
        #expect(table.count < 2000)
    }
}
