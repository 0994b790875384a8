import SwiftUI

/// What belongs together: links in a text, a chart, a rotor, groups of linked elements, tabs, an alert, and a focus that the app moves.
struct RelatedApp: App {
    var body: some Scene {
        WindowGroup("Related") {
            TabView {
                RelatedView().tabItem { Text("One") }
                Text("Second page").tabItem { Text("Two") }
            }
        }
        .defaultSize(width: 520, height: 620)
    }
}

private struct RelatedView: View {
    @State private var text = "One fish, two fisch"
    @State private var isAlertShown = false
    @State private var volume = 3
    @State private var steps = [1.0, 4]
    @Namespace private var names
    @AccessibilityFocusState private var heard: Place?
    private enum Place { case first, field }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("Read [the manual](https://example.org/manual) and [*ask* us](https://example.org/ask).")
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        say("opened \(url.lastPathComponent)")
                        return .handled
                    })
            Link("Site", destination: URL(string: "https://example.org/site")!)
            Color.brown.frame(width: 80, height: 40)
                .accessibilityElement()
                .accessibilityLabel("Steps")
                .accessibilityChartDescriptor(StepsChart(steps: steps))
            Button("Walk") { steps.append(9) }
            VStack(alignment: .leading) {
                Text("Chapter 1").accessibilityRotorEntry(id: 1, in: names)
                Text("Chapter 2").accessibilityRotorEntry(id: 2, in: names)
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Book")
            .accessibilityRotor("Chapters") {
                AccessibilityRotorEntry("One", id: 1, in: names)
                AccessibilityRotorEntry("Two", id: 2, in: names) { say("prepared") }
            }
            TextField("Fish", text: $text)
                .accessibilityRotor("Mistakes", textRanges: [text.range(of: "fisch")].compactMap(\.self))
                .accessibilityFocused($heard, equals: .field)
            HStack {
                Text("First").accessibilityLinkedGroup(id: "group", in: names)
                    .accessibilityFocused($heard, equals: .first)
                Text("Second").accessibilityLinkedGroup(id: "group", in: names)
                Text("Third").accessibilityLinkedGroup(id: "group", in: names)
            }
            HStack {
                Button("Hear first") { heard = .first }
                Button("Hear field") { heard = .field }
                Button("Hear nothing") { heard = nil }
            }
            Text("Heard \(heard.map { "\($0)" } ?? "nothing")")
            ColorPicker("Ink", selection: .constant(.red))
            Button("Ask") { isAlertShown = true }
        }
        .padding(20)
        .alert("Delete it?", isPresented: $isAlertShown) {
            Button("Keep") {}
        } message: {
            Text("Nobody can bring it back.")
        }
    }
}

private struct StepsChart: AXChartDescriptorRepresentable {
    let steps: [Double]

    func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
            title: "Steps", summary: nil,
            xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue", "Wed"]),
            yAxis: AXNumericDataAxisDescriptor(title: "Steps", range: 0...10, gridlinePositions: []) {
                "\(Int($0)) thousand"
            }, series: series)
    }

    func updateChartDescriptor(_ descriptor: AXChartDescriptor) { descriptor.series = series }

    private var series: [AXDataSeriesDescriptor] {
        [
            AXDataSeriesDescriptor(
                name: "", isContinuous: false,
                dataPoints: zip(["Mon", "Tue", "Wed"], steps).map { AXDataPoint(x: $0, y: $1) })
        ]
    }
}
