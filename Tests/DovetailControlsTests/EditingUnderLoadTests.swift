import DovetailCore
import Foundation
import SwiftUI
import Testing

@testable import DovetailTesting

/// Text is edited while everything else changes.
@MainActor
@Suite("Editing while other state changes")
struct EditingUnderLoadTests {
    private struct Screen: View {
        @ObservedObject var ticks: Model<Int>
        let bodies: Probe<String>
        @State private var line = ""
        @State private var area = ""
        var body: some View {
            VStack {
                Text("tick \(ticks.value)").foregroundStyle(ticks.value % 2 == 0 ? .red : .blue)
                if ticks.value % 7 == 0 { Text("now and then") }
                TextField("line", text: $line)
                Editor(text: $area, bodies: bodies)
                ProgressView(value: Double(ticks.value % 60), total: 60)
            }
            .padding(CGFloat(ticks.value % 3))
        }
    }

    private struct Editor: View {
        @Binding var text: String
        let bodies: Probe<String>
        var body: some View {
            let _ = bodies.note(text)
            TextEditor(text: $text).accessibilityLabel("area")
        }
    }

    @Test(
        "the keyboard, selection, node and undo stay with a field while state changes 60 times a second",
        arguments: ["line", "area"])
    func editing(name: String) throws {
        let (ticks, bodies) = (Model(0), Probe<String>())
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Screen(ticks: ticks, bodies: bodies) }
        try host.tap(name)
        let responder = try #require(host.window.focusedResponder as? TextInputResponder)
        // The input method belongs to the responder, and where it shows what it makes to the node.
        let node = try #require(responder.node)
        let letters = Array("typing goes on")
        func frame() {
            ticks.value += 1
            host.advance(by: .milliseconds(1_000 / 60))
        }
        for letter in letters {
            for _ in 0..<4 { frame() }
            try host.type(String(letter))
            #expect(host.selection == responder.text.count..<responder.text.count)
        }
        #expect(responder.text == "typing goes on")
        host.press(.left, times: 2, modifiers: .shift)
        for _ in 0..<30 { frame() }
        #expect(host.selection == 12..<14)
        #expect(host.window.focusedResponder === responder && responder.node === node)
        host.press(.character("e"))
        for _ in 0..<30 { frame() }
        #expect(responder.text == "typing goes e" && ticks.value >= 116)
        if name == "area" {
            host.press(.character("z"), modifiers: .control)
            for _ in 0..<10 { frame() }
            #expect(responder.text == "typing goes on")
            host.press(.character("z"), modifiers: [.control, .shift])
            #expect(responder.text == "typing goes e")
            // The editor's own view is evaluated when its text changes, and not when something else does.
            #expect(bodies.entries.count <= letters.count + 6)
        }
    }
}
