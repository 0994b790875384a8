import DovetailTesting
import SwiftUI
import TestSupport
import Testing
import ViewSupport

/// Lists in which one row is always selected, as sidebars of apps for the Mac are: what is bound is no optional.
@MainActor
@Suite("Lists with one selection")
struct OneSelectionTests {
    enum Fruit: String, CaseIterable, Identifiable {
        case apple, pear
        var id: Self { self }
    }

    private struct Page: View {
        let isByKeyPath: Bool
        @State private var fruit = Fruit.apple

        var body: some View {
            VStack {
                if isByKeyPath {
                    List(Fruit.allCases, id: \.self, selection: $fruit) { Text($0.rawValue) }
                } else {
                    List(Fruit.allCases, selection: $fruit) { Text($0.rawValue) }
                }
                Text("chosen: \(fruit.rawValue)")
            }
        }
    }

    @Test("of any data, the row that is pressed is the one", arguments: [true, false])
    func selects(isByKeyPath: Bool) throws {
        let host = TestHost(size: CGSize(width: 300, height: 300), idiom: .desktop) { Page(isByKeyPath: isByKeyPath) }
        defer { host.close() }
        #expect(host.exists("chosen: apple"))
        try host.tap("pear")
        #expect(host.exists("chosen: pear"))
    }

    private struct Others: View {
        let chosen: Probe<String>
        @State private var one: Fruit?
        @State private var several: Set<Fruit> = []

        var body: some View {
            // What is bound is an optional or a set: these are other initializers, and none is selected at first.
            List(Fruit.allCases, id: \.self, selection: $one) { Text("one \($0.rawValue)") }
            List(Fruit.allCases, selection: $several) { Text("several \($0.rawValue)") }
                .onChange(of: one) { chosen.note("\(one?.rawValue ?? "none")") }
                .onChange(of: several) { chosen.note("\(several.map(\.rawValue).sorted())") }
        }
    }

    @Test("of an optional or a set may still have none or many")
    func others() throws {
        let chosen = Probe<String>()
        let host = TestHost(size: CGSize(width: 300, height: 400), idiom: .desktop) {
            VStack { Others(chosen: chosen) }
        }
        defer { host.close() }
        try host.tap("one pear")
        try host.tap("several apple")
        #expect(chosen.entries == ["pear", "[\"apple\"]"])
    }
}
