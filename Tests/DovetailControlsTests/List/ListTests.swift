import DovetailTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Lists")
struct ListTests {
    private struct Fruits: View {
        @State private var selection: String?

        var body: some View {
            VStack {
                List(selection: $selection) {
                    Section("Fruit") {
                        ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
                    }
                    Text("Bread")
                }
                Text("Selected: \(selection ?? "none")")
            }
        }
    }

    @Test("rows, a section's header, and a row outside of it are shown in their order")
    func rows() {
        let host = TestHost { Fruits() }
        #expect(host.texts == ["Fruit", "Apple", "Pear", "Bread", "Selected: none"])
    }

    @Test("a click on a row selects its element")
    func selection() throws {
        let host = TestHost { Fruits() }
        let pear = try host.frame(of: "Pear")
        host.tap(at: CGPoint(x: pear.midX, y: pear.midY))
        #expect(host.texts.last == "Selected: Pear")
    }

    @Test("a list with a row for each element follows its data")
    func data() throws {
        struct Numbers: View {
            @State private var count = 2
            var body: some View {
                VStack {
                    List(0..<count, id: \.self) { Text("Row \($0)") }
                    Button("More") { count += 1 }
                }
            }
        }
        let host = TestHost { Numbers() }
        try host.tap("More")
        #expect(host.texts.filter { $0.hasPrefix("Row") } == ["Row 0", "Row 1", "Row 2"])
    }
}
