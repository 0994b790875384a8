import DovetailTesting
import SwiftUI
import Testing

@testable import DovetailCore
@testable import DovetailEngine

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
        #expect(count { TextField("f", text: .constant("")) } == 1)
        #expect(count { TextField("f", text: .constant(""), axis: .vertical).textFieldStyle(.roundedBorder) } == 1)
        #expect(count { SecureField("f", text: .constant("")) } == 1)
        #expect(count { Picker("p", selection: .constant(1)) { Text("1").tag(1) } } == 1)
        #expect(count { Picker("p", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.inline) } == 1)
        #expect(count { Text("a").onTapGesture {}.contextMenu { Button("b") {} }.listRowBackground(Color.red) } == 1)
        #expect(
            count {
                Text("a"); Text("b")
            } == 2)
    }

    private struct Fields: View {
        let made: Probe<Int>
        var body: some View {
            List {
                ForEach(0..<10_000, id: \.self) { number in
                    let _ = made.note(number)
                    TextField("field \(number)", text: .constant(""))
                }
                ForEach(0..<10_000, id: \.self) { number in
                    let _ = made.note(number)
                    Picker("picker \(number)", selection: .constant(1)) { Text("1").tag(1) }
                }
            }
        }
    }

    @Test("of fields and pickers as rows, those in sight are made")
    func fieldsOnDemand() {
        let made = Probe<Int>()
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Fields(made: made) }
        #expect(host.exists("field 0") && made.entries.count < 20)
        // Pickers turn out to be of another height than fields, so that the end is further away than was thought.
        for _ in 0..<3 { host.scroll(at: CGPoint(x: 150, y: 150), by: CGSize(width: 0, height: 1e8)) }
        #expect(host.texts.contains("picker 9,999"))
        #expect(made.entries.count < 100)
    }

    @Test("an if with a branch alone, or a section, stands for a number that is not known")
    func unknown() {
        #expect(count { if Bool.random() { Text("a") } } == nil)
        #expect(count { Section { Text("a") } } == nil)
    }
}
