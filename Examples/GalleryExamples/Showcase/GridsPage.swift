import SwiftUI

struct GridsPage: View {
    @State private var tags = ["Swift", "Linux", "GTK", "Layout", "Animation", "State", "Bindings", "Lists", "Canvas"]

    var body: some View {
        ShowcasePage {
            ShowcaseSection("Grid") {
                Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 10) {
                    GridRow {
                        Text("Planet").bold()
                        Text("Moons").bold().gridColumnAlignment(.trailing)
                        Text("Day").bold()
                    }
                    Divider()
                    GridRow {
                        Text("Earth"); Text("1"); Text("24 hours")
                    }
                    GridRow {
                        Text("Mars"); Text("2"); Text("24.6 hours")
                    }
                    GridRow {
                        Text("Jupiter"); Text("95"); Text("9.9 hours")
                    }
                    GridRow {
                        Text("Counted as of today").font(.caption).foregroundStyle(.secondary).gridCellColumns(3)
                    }
                }
            }
            ShowcaseSection("As many as fit") {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 70), spacing: 8)], spacing: 8) {
                    ForEach(0..<12) { index in
                        RoundedRectangle(cornerRadius: 8)
                            .fill(Color(hue: Double(index) / 12, saturation: 0.6, brightness: 0.9))
                            .frame(height: 44)
                    }
                }
            }
            ShowcaseSection("A layout of one's own") {
                FlowLayout(spacing: 8) {
                    ForEach(tags, id: \.self) { tag in
                        Text(tag)
                            .padding(.horizontal, 12)
                            .padding(.vertical, 6)
                            .background(.tint.opacity(0.15), in: .capsule)
                    }
                }
                Button("Shuffle") { withAnimation(.spring) { tags.shuffle() } }
            }
        }
    }
}

/// Puts views side by side, and goes to the next line where there is no more room.
struct FlowLayout: Layout {
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        arrange(subviews, width: proposal.width ?? .infinity).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (view, origin) in zip(subviews, arrange(subviews, width: bounds.width).origins) {
            view.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
        }
    }

    private func arrange(_ subviews: Subviews, width: CGFloat) -> (size: CGSize, origins: [CGPoint]) {
        var origins: [CGPoint] = []
        var (x, y, line, widest) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        for view in subviews {
            let size = view.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width { (x, y, line) = (0, y + line + spacing, 0) }
            origins.append(CGPoint(x: x, y: y))
            widest = max(widest, x + size.width)
            x += size.width + spacing
            line = max(line, size.height)
        }
        return (CGSize(width: widest, height: y + line), origins)
    }
}
