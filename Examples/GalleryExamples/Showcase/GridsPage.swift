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

/// Puts views side by side, each in the middle of its line, and goes to the next line where there is no more room.
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
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        var origins: [CGPoint] = []
        var (y, widest) = (CGFloat(0), CGFloat(0))
        while origins.count < sizes.count {
            let first = origins.count
            var (x, height) = (CGFloat(0), CGFloat(0))
            for size in sizes[first...] {
                if x > 0, x + size.width > width { break }
                origins.append(CGPoint(x: x, y: y))
                widest = max(widest, x + size.width)
                height = max(height, size.height)
                x += size.width + spacing
            }
            for index in first..<origins.count { origins[index].y += (height - sizes[index].height) / 2 }
            y += height + spacing
        }
        return (CGSize(width: widest, height: max(0, y - spacing)), origins)
    }
}
