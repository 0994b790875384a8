import DovetailTesting
import SwiftUI
import TestSupport
import Testing

@testable import DovetailCore
@testable import DovetailEngine

/// What a stored value costs the views that show it.
@MainActor
@Suite("AppStorage that is written often")
struct AppStorageCostTests {
    private struct Counter: View {
        @AppStorage("count") private var count = 0
        @State private var taps = 0
        var body: some View {
            VStack {
                Text("count \(count), taps \(taps)")
                Button("write") { count += 1 }
                Button("tap") { taps += 1 }
            }
        }
    }

    @Test("however often a view is evaluated, it holds as much as at first")
    func level() throws {
        let store = TestStore()
        let host = TestHost { Counter().defaultAppStorage(store.defaults) }
        try host.tap("write")
        try host.tap("tap")
        let count = host.window.loop.graph.attributeCount
        for _ in 0..<10 {
            try host.tap("write")
            try host.tap("tap")
        }
        #expect(host.exists("count 11, taps 11"))
        #expect(host.window.loop.graph.attributeCount == count)
    }
}
