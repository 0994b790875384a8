import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

@MainActor
@Suite("Transactions")
struct TransactionTests {
    private struct Steps: View {
        let bodies: Probe<Int>
        let changes: Probe<[Int]>
        @State private var value = 0
        @State private var other = 0

        var body: some View {
            let _ = bodies.note(value)
            VStack {
                Text("value \(value)")
                    .onChange(of: value) { changes.note([$0, $1]) }
                Button("go") {
                    value = 1
                    value = 2
                    withAnimation {
                        value = 3
                        value = 4
                    }
                }
                Button("three") {
                    value = 10
                    withAnimation { other += 1 }
                    value = 11
                }
            }
        }
    }

    @Test("the writes of one action are applied transaction by transaction, each with its last value (BEH-112)")
    func oneUpdateEach() throws {
        let (bodies, changes) = (Probe<Int>(), Probe<[Int]>())
        let host = TestHost { Steps(bodies: bodies, changes: changes) }
        try host.tap("go")
        #expect(bodies.entries == [0, 2, 4])
        #expect(changes.entries == [[0, 2], [2, 4]])
        try host.tap("three")
        #expect(bodies.entries.suffix(2) == [10, 11])
        #expect(changes.entries.suffix(2) == [[4, 10], [10, 11]])
    }

    @Test("an element added ten thousand times in one action costs one update")
    func manyWrites() throws {
        struct Adder: View {
            @State private var numbers: [Int] = []
            let bodies: BodyCount
            var body: some View {
                let _ = bodies()
                Text("\(numbers.count) numbers")
                Button("add") { for number in 0..<10_000 { numbers.append(number) } }
            }
        }
        let bodies = BodyCount()
        let host = TestHost { VStack { Adder(bodies: bodies) } }
        try host.tap("add")
        #expect(host.texts.first == "10,000 numbers" || host.texts.first == "10000 numbers")
        #expect(bodies.count == 2)
    }
}
