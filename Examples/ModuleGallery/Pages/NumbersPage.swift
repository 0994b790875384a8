import Accelerate
import SwiftUI
import simd

/// Sums of a wave, and a vector that is turned.
struct NumbersPage: View {
    @State private var frequency = 3.0
    @State private var angle = 30.0

    private var wave: [Double] { (0..<240).map { sin(Double($0) / 240 * 2 * .pi * frequency) } }
    private var turned: SIMD3<Double> {
        simd_quatd(angle: angle / 180 * .pi, axis: [0, 0, 1]).act([1, 0, 0])
    }

    var body: some View {
        Form {
            Section("Accelerate") {
                Wave(values: wave).stroke(.tint, lineWidth: 2).frame(height: 80)
                    .accessibilityElement()
                    .accessibilityLabel("A wave")
                Slider(value: $frequency, in: 1...9, step: 1) { Text("Waves") }
                row("Root of the mean square", vDSP.rootMeanSquare(wave))
                row("Largest", vDSP.maximum(wave))
            }
            Section("simd") {
                Slider(value: $angle, in: 0...180) { Text("Angle") }
                row("x", turned.x)
                row("y", turned.y)
                row("Length", simd_length(turned))
            }
        }
        .formStyle(.grouped)
    }

    private func row(_ name: String, _ value: Double) -> some View {
        LabeledContent(name, value: value, format: .number.precision(.fractionLength(3)))
    }
}

/// Values from −1 to 1 as a line across the whole width.
private struct Wave: Shape {
    let values: [Double]

    func path(in rect: CGRect) -> Path {
        let step = rect.width / CGFloat(max(values.count - 1, 1))
        return Path { path in
            path.addLines(
                values.indices.map { CGPoint(x: CGFloat($0) * step, y: rect.midY - values[$0] * rect.height * 0.45) })
        }
    }
}
