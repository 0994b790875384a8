import SwiftUI

struct GradientsPage: View {
    private let colors: [Color] = [.blue, .purple, .pink, .orange]

    var body: some View {
        ShowcasePage {
            ShowcaseSection("Gradients") {
                Grid(horizontalSpacing: 16, verticalSpacing: 16) {
                    GridRow {
                        tile(
                            "Linear", LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
                        )
                        tile("Radial", RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 90))
                    }
                    GridRow {
                        tile("Angular", AngularGradient(colors: colors + [.blue], center: .center))
                        tile("Elliptical", EllipticalGradient(colors: colors))
                    }
                }
            }
            ShowcaseSection("Mesh") {
                MeshGradient(
                    width: 3, height: 3,
                    points: [
                        [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
                    ],
                    colors: [.indigo, .purple, .pink, .blue, .white, .orange, .teal, .mint, .yellow]
                )
                .frame(height: 150)
                .clipShape(.rect(cornerRadius: 16))
            }
            ShowcaseSection("Materials") {
                ZStack {
                    HStack(spacing: 0) { ForEach(colors, id: \.self) { Rectangle().fill($0.gradient) } }
                    HStack(spacing: 14) {
                        // The largest texts become as small as there is room for.
                        Text("Thin").padding(18).background(.ultraThinMaterial, in: .rect(cornerRadius: 12))
                        Text("Regular").padding(18).background(.regularMaterial, in: .rect(cornerRadius: 12))
                        Text("Thick").padding(18).background(.thickMaterial, in: .rect(cornerRadius: 12))
                    }
                    .lineLimit(1)
                    .minimumScaleFactor(0.2)
                }
                .frame(height: 120)
                .clipShape(.rect(cornerRadius: 16))
            }
        }
    }

    private func tile(_ title: String, _ style: some ShapeStyle) -> some View {
        RoundedRectangle(cornerRadius: 14).fill(style).frame(height: 110)
            .overlay(alignment: .bottomLeading) {
                Text(title).bold().lineLimit(1).minimumScaleFactor(0.3).foregroundStyle(.white)
                    .padding(.horizontal, 10).padding(.vertical, 4)
                    .background(.black.opacity(0.6), in: .capsule)
                    .padding(8)
            }
    }
}
