import SwiftUI

struct ProgressPage: View {
    @State private var progress = 0.4

    var body: some View {
        ShowcasePage {
            ShowcaseSection("Progress") {
                ProgressView("Downloading", value: progress)
                ProgressView(value: progress) {
                    Text("With a value")
                } currentValueLabel: {
                    Text(progress, format: .percent.precision(.fractionLength(0)))
                }
                .tint(.green)
                HStack(spacing: 24) {
                    ProgressView()
                    ProgressView("Working").controlSize(.large)
                    ProgressView(value: progress).progressViewStyle(.circular)
                }
            }
            ShowcaseSection("Gauges") {
                Gauge(value: progress) {
                    Text("Battery")
                } currentValueLabel: {
                    Text(progress, format: .percent.precision(.fractionLength(0)))
                }
                HStack(spacing: 28) {
                    Gauge(value: progress) {
                        Image(systemName: "thermometer")
                    } currentValueLabel: {
                        Text("\(Int(progress * 40))")
                    }
                    .gaugeStyle(.accessoryCircular)
                    .tint(Gradient(colors: [.blue, .green, .orange, .red]))
                    Gauge(value: progress) {
                        Text("CO₂")
                    } currentValueLabel: {
                        Text("\(Int(progress * 100))")
                    }
                    .gaugeStyle(.accessoryCircularCapacity)
                    .tint(.mint)
                }
            }
            Slider(value: $progress) { Text("Progress") }
        }
    }
}
