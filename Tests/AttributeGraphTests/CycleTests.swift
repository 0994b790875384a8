import Testing

@testable import AttributeGraph

@Suite("Cycles")
struct CycleTests {
    private struct First: Rule {
        let isCyclic: Attribute<Bool>
        let other: () -> Attribute<Int>
        var value: Int { isCyclic.value ? other().value + 1 : 1 }
    }
    private struct Second: Rule {
        let first: Attribute<Int>
        var value: Int { first.value + 1 }
    }

    @Test("a cycle is reported with the names of its rules, and the old value stands")
    func reported() {
        let graph = Graph()
        var reports: [DependencyCycle] = []
        graph.onCycle = { reports.append($0) }
        graph.perform {
            let isCyclic = Attribute(value: false)
            var second: Attribute<Int>!
            let first = Attribute(First(isCyclic: isCyclic, other: { second }))
            second = Attribute(Second(first: first))
            #expect(second.value == 2)
            isCyclic.set(true)
            _ = second.value
            #expect(!reports.isEmpty)
            #expect(reports[0].rules.contains("First") && reports[0].rules.contains("Second"))
            #expect(reports[0].description.contains("→"))
        }
    }

    @Test("a cycle with no earlier value to fall back on ends the program with the rules' names")
    func fatal() async {
        await #expect(processExitsWith: .failure) {
            let graph = Graph()
            graph.perform {
                var itself: Attribute<Int>!
                itself = Attribute(Closure { itself.value + 1 })
                _ = itself.value
            }
        }
    }
}
