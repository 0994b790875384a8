import DovetailTesting
import SwiftUI
import Testing

/// Lists of several rows for each element.
@MainActor
@Suite("Selections of elements with several rows")
struct SelectedPartsTests {
    private struct Parts: View {
        @Binding var selection: Set<Int>
        var body: some View {
            List(selection: $selection) {
                ForEach(0..<4, id: \.self) { number in
                    Text("row \(number)")
                    if number.isMultiple(of: 2) { Text("more \(number)") }
                }
            }
        }
    }

    @Test("all of them and a stretch of them are selected by the elements' identities")
    func all() throws {
        let selection = Model(Set<Int>())
        let host = TestHost(size: CGSize(width: 300, height: 400), idiom: .desktop) {
            Bound(selection) { Parts(selection: $0) }
        }
        try host.tap("row 1")
        #expect(selection.value == [1])
        try host.tap("more 2", modifiers: .shift)
        #expect(selection.value == [1, 2])
        host.press(.character("a"), modifiers: .control)
        #expect(selection.value == [0, 1, 2, 3])
    }
}
