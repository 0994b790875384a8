import SwiftUI

struct DrawingPage: View {
    private struct Line: Identifiable {
        let id = UUID()
        var points: [CGPoint]
        let color: Color
        let width: Double
    }
    @State private var lines: [Line] = []
    @State private var color = Color.indigo
    @State private var width = 5.0

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 16) {
                ForEach([Color.indigo, .red, .orange, .green], id: \.self) { choice in
                    Button {
                        color = choice
                    } label: {
                        Circle().fill(choice).frame(width: 26)
                            .overlay { if choice == color { Circle().stroke(.primary, lineWidth: 2).padding(-4) } }
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel("\(choice.description.capitalized)")
                    .accessibilityAddTraits(choice == color ? .isSelected : [])
                }
                Slider(value: $width, in: 1...24) { Text("Line width") }.frame(maxWidth: 180)
                Spacer()
                Button("Undo", systemImage: "arrow.uturn.backward") { _ = lines.popLast() }.disabled(lines.isEmpty)
                Button("Clear", systemImage: "trash") { lines = [] }.disabled(lines.isEmpty)
            }
            .labelStyle(.iconOnly)
            .padding()
            Divider()
            Canvas { context, _ in
                for line in lines {
                    var path = Path()
                    path.addLines(line.points)
                    context.stroke(
                        path, with: .color(line.color),
                        style: StrokeStyle(lineWidth: line.width, lineCap: .round, lineJoin: .round))
                }
            }
            .contentShape(.rect)
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { value in
                        if value.translation == .zero || lines.isEmpty {
                            lines.append(Line(points: [value.location], color: color, width: width))
                        } else {
                            lines[lines.count - 1].points.append(value.location)
                        }
                    }
            )
            .overlay {
                if lines.isEmpty { Text("Draw here").foregroundStyle(.secondary).allowsHitTesting(false) }
            }
        }
    }
}
