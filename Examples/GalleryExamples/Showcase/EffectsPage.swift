import SwiftUI

struct EffectsPage: View {
    @State private var amount = 0.5

    var body: some View {
        ShowcasePage {
            ShowcaseSection("Filters") {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 110))], spacing: 16) {
                    sample("Blur") { $0.blur(radius: amount * 12) }
                    sample("Hue") { $0.hueRotation(.degrees(amount * 360)) }
                    sample("Saturation") { $0.saturation(amount * 2) }
                    sample("Brightness") { $0.brightness(amount - 0.5) }
                    sample("Contrast") { $0.contrast(amount * 2) }
                    sample("Grayscale") { $0.grayscale(amount) }
                    sample("Opacity") { $0.opacity(amount) }
                    sample("Shadow") { $0.shadow(color: .black.opacity(0.5), radius: amount * 16, y: 6) }
                    sample("3D") { $0.rotation3DEffect(.degrees(amount * 120 - 60), axis: (x: 0, y: 1, z: 0)) }
                }
                Slider(value: $amount) { Text("Strength") }
            }
            ShowcaseSection("Blending") {
                HStack(spacing: 20) {
                    ForEach([BlendMode.normal, .multiply, .screen, .difference], id: \.self) { mode in
                        ZStack {
                            Circle().fill(.red).offset(x: -14, y: 8)
                            Circle().fill(.green).offset(x: 14, y: 8).blendMode(mode)
                            Circle().fill(.blue).offset(y: -14).blendMode(mode)
                        }
                        .compositingGroup()
                        .frame(width: 60, height: 90)
                    }
                }
                .frame(maxWidth: .infinity)
            }
            ShowcaseSection("Masks") {
                LinearGradient(colors: [.pink, .orange, .yellow], startPoint: .leading, endPoint: .trailing)
                    .frame(height: 70)
                    .mask { Text("MASKED").font(.system(size: 60, weight: .black)) }
            }
        }
    }

    private func sample(_ title: String, _ effect: (AnyView) -> some View) -> some View {
        VStack(spacing: 6) {
            effect(
                AnyView(
                    Image(systemName: "bird.fill").font(.system(size: 40)).foregroundStyle(.white).frame(
                        width: 90, height: 70
                    )
                    .background(.blue.gradient, in: .rect(cornerRadius: 12))))
            Text(title).font(.caption)
        }
    }
}
