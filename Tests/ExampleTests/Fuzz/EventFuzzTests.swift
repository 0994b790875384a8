import DovetailTesting
import GalleryExamples
import SwiftUI
import TestSupport
import Testing

/// No sequence of events ends the program or leaves something inconsistent.
///
/// The number of events is bounded, so that a run takes seconds; the seed is printed, and `DOVETAIL_SEED` repeats it.
@MainActor
@Suite("Random events")
struct EventFuzzTests {
    /// A form with every control, in tabs, with rows that come and go.
    private struct Everything: View {
        @ObservedObject var model: FuzzModel
        @State private var text = "text"
        @State private var number = 0.5
        @State private var choice = 1
        @State private var date = Date(timeIntervalSinceReferenceDate: 800_000_000)
        @State private var isSheetShown = false
        @State private var isAlertShown = false
        @State private var taps = 0
        @GestureState private var drag = CGSize.zero
        @FocusState private var isFocused: Bool

        var body: some View {
            TabView(selection: $model.selection) {
                NavigationView {
                    Form {
                        TextField("Text", text: $text).focused($isFocused)
                        Toggle("On", isOn: $model.isOn.animation())
                        Slider(value: $number, in: 0...10, step: 0.5)
                        Picker("Menu", selection: $choice) { ForEach(0..<12) { Text("Item \($0)").tag($0) } }
                        Picker("Segments", selection: $choice) { ForEach(0..<3) { Text("S\($0)").tag($0) } }
                            .pickerStyle(.segmented)
                        DatePicker("Date", selection: $date)
                        Button("Sheet") { isSheetShown = true }
                        Button("Alert") { isAlertShown = true }.keyboardFocus(isFocused)
                        if model.isOn {
                            GeometryReader { proxy in Text("\(Int(proxy.size.width))").onTapGesture { taps += 1 } }
                        }
                        ForEach(model.rows, id: \.self) { row in
                            HStack {
                                Text("Row \(row)")
                                Spacer()
                                Button("Remove") { withAnimation { model.rows.removeAll { $0 == row } } }
                            }
                        }
                    }
                    .navigationTitle("Title \(taps)")
                    .toolbar {
                        Button("Add") { model.insert(at: 0) }
                        ForEach(model.rows, id: \.self) { Text("\($0)") }
                    }
                }
                .tabItem { Text("Form") }.tag(0)
                VStack {
                    ForEach(model.rows, id: \.self) { row in
                        GeometryReader { proxy in
                            Text("Row \(row)").frame(width: proxy.size.width / 2)
                                .offset(drag)
                                .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
                                .onLongPressGesture { taps += 1 }
                                .id(model.isOn)
                        }
                    }
                    Color.red.frame(width: number * 10, height: 20).rotationEffect(.degrees(number * 30))
                        .animation(.spring(), value: number).onTapGesture(count: 2) { number += 1 }
                }
                .tag(1)
                AnyView(Text(text).padding()).tabItem { Text("Text") }.tag(2)
            }
            .sheet(isPresented: $isSheetShown) {
                VStack {
                    TextField("In sheet", text: $text)
                    Button("Close") { isSheetShown = false }
                    Toggle("On", isOn: $model.isOn)
                }
                .padding()
            }
            .alert("Alert", isPresented: $isAlertShown) {
                Button("OK") { taps += 1 }
                Button("Cancel", role: .cancel) {}
            }
        }
    }

    @Test("over a form with every control")
    func form() {
        let fuzzer = Fuzzer(name: "random events over a form", size: CGSize(width: 400, height: 700)) {
            model, size, _ in
            TestHost(size: size) { Everything(model: model) }
        }
        let failure = fuzzer.failure(runs: 6, count: 120)
        #expect(failure == nil, "\(failure ?? "")")
    }

    @Test("over the gallery's examples")
    func gallery() {
        let fuzzer = Fuzzer(name: "random events over the gallery", size: CGSize(width: 400, height: 500)) {
            model, size, run in
            TestHost(size: size) { GalleryFrame(model: model, example: galleryExamples[run]) }
        }
        let failure = fuzzer.failure(runs: galleryExamples.count, count: 25)
        #expect(failure == nil, "\(failure ?? "")")
    }

    /// An example with something around it that comes and goes.
    private struct GalleryFrame: View {
        @ObservedObject var model: FuzzModel
        let example: GalleryExample
        var body: some View {
            VStack {
                if model.isOn { Text("above") }
                example.view
                ForEach(model.rows, id: \.self) { Text("\($0)") }
            }
        }
    }
}

extension View {
    fileprivate func keyboardFocus(_ isFocused: Bool) -> some View { opacity(isFocused ? 1 : 0.9) }
}
