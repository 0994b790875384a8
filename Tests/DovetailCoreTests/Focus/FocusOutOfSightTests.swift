import SwiftUI
import Testing

@testable import DovetailTesting

@MainActor
@Suite("Focus of fields that are out of sight")
struct FocusOutOfSightTests {
    private struct Rows: View {
        @FocusState private var focused: Int?
        @State private var names = Array(repeating: "", count: 200)

        var body: some View {
            VStack {
                Text("focused \(focused ?? -1)")
                Button("First") { focused = 0 }
                ScrollViewReader { proxy in
                    Button("End") { proxy.scrollTo(199) }
                    ScrollView {
                        LazyVStack {
                            ForEach(0..<200, id: \.self) { index in
                                TextField("Name \(index)", text: $names[index]).focused($focused, equals: index).id(
                                    index)
                            }
                        }
                    }
                }
            }
        }
    }

    @Test("the keyboard does not go to a row that was scrolled out of sight")
    func row() throws {
        let host = TestHost { Rows() }
        try host.tap("First")
        #expect(host.focused == "Name 0")
        try host.tap("End")
        host.settle()
        #expect(!host.exists("Name 0"))
        try host.tap("First")
        #expect(host.focused == nil || host.exists("Name 0"))
        #expect(throws: Never.self) { try host.window.checkInvariants() }
        #expect(host.exists("focused -1") || host.focused == "Name 0")
    }
}
