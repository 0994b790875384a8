import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

/// Which keys go on to others, and which end where they were used.
@MainActor
@Suite("Keys that are used, and those that are not")
struct UnusedKeyTests {
    private struct Page: View {
        @State private var isPresented = false
        var body: some View {
            Button("Open") { isPresented = true }
                .sheet(isPresented: $isPresented) {
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<50, id: \.self) { Text("row \($0)").frame(height: 40) }
                        }
                    }
                }
        }
    }

    @Test("a key that a sheet does not use scrolls what is in it; Escape, which it uses, scrolls nothing")
    func sheet() throws {
        let host = TestHost(size: CGSize(width: 300, height: 500), idiom: .desktop) { Page() }
        try host.tap("Open")
        host.advance(by: .seconds(1))
        let start = try host.frame(of: "row 0").minY
        host.press(.pageDown)
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "row 0").minY < start - 50)
        host.press(.escape)
        host.advance(by: .seconds(1))
        #expect(!host.exists("row 0"))
    }

    @Test("a command that a field carries out is no key press for the views around it")
    func fieldCommands() throws {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 300, height: 100), idiom: .desktop) {
            VStack { TextField("Name", text: .constant("abc")) }
                .onKeyPress { press in
                    log.note(press.characters)
                    return .ignored
                }
        }
        try host.tap("Name")
        host.press(.character("a"), modifiers: .control)
        host.press(.character("c"), modifiers: .control)
        #expect(host.clipboard == "abc")
        #expect(log.entries.isEmpty)
        // What the field has no use for goes on.
        host.press(.character("k"), modifiers: .control)
        #expect(log.entries.count == 1)
    }
}
