import DovetailTesting
import SwiftUI
import Testing

@testable import DovetailCore

/// A row is made on demand where the number of its views follows from its type.
@MainActor
@Suite("Rows of one view")
struct RowCountTests {
    private func count<V: View>(@ViewBuilder _ content: () -> V) -> Int? {
        _ = content
        return V._viewListCount(inputs: _ViewListCountInputs())
    }

    private struct Row: View {
        @State private var isOn = false
        var body: some View { Toggle("On", isOn: $isOn).padding().tag(1).swipeActions { Button("x") {} } }
    }

    @Test("controls and what is made of them are one view each")
    func controls() {
        #expect(count { Button("b") {} } == 1)
        #expect(count { Button("b") {}.buttonStyle(.plain).tag(1) } == 1)
        #expect(count { Toggle("t", isOn: .constant(true)) } == 1)
        #expect(count { Label("l", systemImage: "star") } == 1)
        #expect(count { LabeledContent("l", value: "v") } == 1)
        #expect(count { Slider(value: .constant(0.5)) } == 1)
        #expect(count { Stepper("s", value: .constant(1)) } == 1)
        #expect(count { ProgressView(value: 0.5) } == 1)
        #expect(count { DatePicker("d", selection: .constant(Date(timeIntervalSince1970: 0))) } == 1)
        #expect(count { Menu("m") { Button("b") {} } } == 1)
        #expect(count { NavigationLink("n") { Text("page") } } == 1)
        #expect(count { NavigationLink("n", value: 1) } == 1)
        #expect(count { Row() } == 1)
        #expect(count { Text("a").onTapGesture {}.contextMenu { Button("b") {} }.listRowBackground(Color.red) } == 1)
        #expect(
            count {
                Text("a"); Text("b")
            } == 2)
    }

    @Test("an if with a branch alone, or a section, stands for a number that is not known")
    func unknown() {
        #expect(count { if Bool.random() { Text("a") } } == nil)
        #expect(count { Section { Text("a") } } == nil)
    }
}
