import DovetailTesting
import SwiftUI
import Testing

/// A choice between actions on a phone: rows at the bottom of the window, and the way out below them.
@MainActor
@Suite("Action sheets of phones")
struct ActionSheetTests {
    private struct Screen: View {
        let log: Probe<String>
        let hasCancel: Bool
        @State private var isShown = false

        var body: some View {
            Button("Ask") { isShown = true }
                .confirmationDialog("What to do?", isPresented: $isShown, titleVisibility: .visible) {
                    Button("Share") { log.note("share") }
                    Button("Delete", role: .destructive) { log.note("delete") }
                    if hasCancel { Button("Rather not", role: .cancel) { log.note("cancel") } }
                } message: {
                    Text("There is no way back.")
                }
        }
    }

    private func host(_ log: Probe<String>, idiom: Idiom = .phone, hasCancel: Bool = false) throws -> TestHost {
        let host = TestHost(size: CGSize(width: 390, height: 700), idiom: idiom) {
            Screen(log: log, hasCancel: hasCancel)
        }
        try host.tap("Ask")
        host.advance(by: .seconds(1))
        return host
    }

    @Test("The actions stand below each other at the bottom, in the window's width, and the way out is last")
    func place() throws {
        let host = try host(Probe<String>())
        let rows = try ["Share", "Delete", "Cancel"].map { try host.frame(of: $0) }
        #expect(rows.allSatisfy { $0.minX == 8 && $0.maxX == 382 && $0.height >= 44 })
        #expect(rows[0].maxY <= rows[1].minY)
        #expect(rows[1].maxY + 8 <= rows[2].minY)
        #expect(rows[2].maxY == 692)
        #expect(host.texts.prefix(2) == ["What to do?", "There is no way back."])
    }

    @Test("An action runs once and ends the choice; so do the way out, Escape and a press beside")
    func actions() throws {
        let log = Probe<String>()
        let host = try host(log, hasCancel: true)
        #expect(!host.exists("Cancel"))
        try host.tap("Delete")
        #expect(!host.exists("Share"))
        for leave in [
            { try host.tap("Rather not") }, { host.press(.escape) }, { host.tap(at: CGPoint(x: 100, y: 40)) },
        ] {
            try host.tap("Ask")
            host.advance(by: .seconds(1))
            try leave()
            #expect(!host.exists("Share"))
        }
        #expect(log.entries == ["delete", "cancel", "cancel", "cancel"])
    }

    @Test("On larger screens the choice stands in the middle")
    func otherIdioms() throws {
        for idiom in [Idiom.pad, .desktop] {
            let frame = try host(Probe<String>(), idiom: idiom).frame(of: "Share")
            #expect(frame.midX == 195)
            #expect(frame.width < 300)
        }
    }
}
