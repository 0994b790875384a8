import SwiftUI

struct ShapesPage: View {
    @State private var end = 0.75
    @State private var sides = 5.0

    var body: some View {
        ShowcasePage {
            ShowcaseSection("Shapes") {
                HStack(spacing: 16) {
                    Circle().fill(.red.gradient)
                    RoundedRectangle(cornerRadius: 16).fill(.orange.gradient)
                    Capsule().fill(.green.gradient)
                    Ellipse().fill(.blue.gradient)
                    UnevenRoundedRectangle(topLeadingRadius: 28, bottomTrailingRadius: 28).fill(.purple.gradient)
                }
                .frame(height: 72)
            }
            ShowcaseSection("Strokes") {
                HStack(spacing: 20) {
                    Circle().trim(from: 0, to: end).stroke(.tint, style: StrokeStyle(lineWidth: 10, lineCap: .round))
                        .rotationEffect(.degrees(-90))
                    RoundedRectangle(cornerRadius: 12)
                        .strokeBorder(.pink, style: StrokeStyle(lineWidth: 4, dash: [10, 6]))
                    Polygon(sides: sides).stroke(.teal, style: StrokeStyle(lineWidth: 4, lineJoin: .round))
                }
                .frame(height: 90)
                Slider(value: $end) { Text("Length") }
                Slider(value: $sides, in: 3...9) { Text("Corners") }
            }
            ShowcaseSection("Cut out and joined") {
                let left = Path(ellipseIn: CGRect(x: 4, y: 4, width: 60, height: 60))
                let right = Path(ellipseIn: CGRect(x: 36, y: 4, width: 60, height: 60))
                HStack(spacing: 24) {
                    left.union(right).fill(.mint)
                    left.intersection(right).fill(.mint)
                    left.symmetricDifference(right).fill(.mint)
                }
                .frame(height: 68)
            }
        }
    }
}

/// A regular polygon; the number of sides animates.
private struct Polygon: Shape {
    var sides: Double

    var animatableData: Double {
        get { sides }
        set { sides = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let count = max(3, Int(sides.rounded(.up)))
        return Path { path in
            path.addLines(
                (0..<count).map { index in
                    let angle = min(Double(index) / sides, 1) * 2 * .pi - .pi / 2
                    return CGPoint(x: rect.midX + cos(angle) * radius, y: rect.midY + sin(angle) * radius)
                })
            path.closeSubpath()
        }
    }
}
