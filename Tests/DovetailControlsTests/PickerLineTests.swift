import DovetailTesting
import SwiftUI
import Testing

/// Dividers among the rows of pickers.
@MainActor
@Suite("Lines in pickers")
struct PickerLineTests {
    private struct Screen: View {
        @Binding var choice: Int
        var body: some View {
            Picker("Appearance", selection: $choice) {
                Text("System").tag(0)
                Divider()
                ForEach(1..<3) { Text("Look \($0)").tag($0) }
                Divider()
            }
        }
    }

    @Test("in a menu a divider is a line between rows, and no row", arguments: [Idiom.desktop, .pad])
    func menu(idiom: Idiom) throws {
        let choice = Model(0)
        let host = TestHost(size: CGSize(width: 300, height: 300), idiom: idiom) {
            Bound(choice) { Screen(choice: $0) }
        }
        try host.tap("Appearance")
        host.advance(by: .seconds(1))
        let frames = try ["Look 1", "Look 2"].map { try host.frame(of: $0) }
        // Rows touch each other; the line and the space around it are 9 high.
        #expect(abs(frames[1].minY - frames[0].maxY) < 0.01)
        try host.tap("Look 2")
        #expect(choice.value == 2)
        // The arrow keys go from row to row.
        try host.tap("Appearance")
        host.press(.up, [])
        host.press(.up, [])
        host.press(.return, [])
        #expect(choice.value == 0)
    }

    @Test("where rows stand side by side or below one another, a divider is nothing")
    func others() throws {
        for isSegmented in [true, false] {
            let choice = Model(0)
            let host = TestHost(size: CGSize(width: 300, height: 300), idiom: .desktop) {
                Bound(choice) { choice in
                    if isSegmented {
                        Screen(choice: choice).pickerStyle(.segmented)
                    } else {
                        Screen(choice: choice).pickerStyle(.radioGroup)
                    }
                }
            }
            try host.tap("Look 1")
            #expect(choice.value == 1)
            #expect(host.texts.filter { $0.hasPrefix("Look") }.count == 2)
        }
    }
}
