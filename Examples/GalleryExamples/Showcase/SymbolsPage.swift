import SwiftUI

struct SymbolsPage: View {
    private let names = [
        "star.fill", "heart.fill", "bell.badge", "cloud.sun.rain.fill", "folder.badge.plus", "person.2.fill", "gear",
        "magnifyingglass", "paperplane.fill", "bolt.fill", "leaf.fill", "flame.fill", "camera.fill", "music.note",
        "map.fill",
        "cart.fill", "lock.fill", "wifi", "calendar", "trash", "pencil.tip", "book.fill", "gamecontroller.fill",
        "moon.stars.fill",
    ]
    @State private var bounces = 0
    @State private var level = 0.5

    var body: some View {
        ShowcasePage {
            ShowcaseSection("Symbols") {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 56))], spacing: 18) {
                    ForEach(names, id: \.self) { Image(systemName: $0).font(.title2) }
                }
            }
            ShowcaseSection("Rendering") {
                HStack(spacing: 28) {
                    ForEach([SymbolRenderingMode.monochrome, .hierarchical, .multicolor].indices, id: \.self) { index in
                        Image(systemName: "cloud.sun.rain.fill")
                            .symbolRenderingMode([.monochrome, .hierarchical, .multicolor][index])
                    }
                    Image(systemName: "person.crop.circle.badge.plus")
                        .symbolRenderingMode(.palette)
                        .foregroundStyle(.green, .blue)
                }
                .font(.system(size: 40))
            }
            ShowcaseSection("Values and variants") {
                HStack(spacing: 28) {
                    Image(systemName: "wifi", variableValue: level)
                    Image(systemName: "speaker.wave.3.fill", variableValue: level)
                    Image(systemName: "heart").symbolVariant(.fill).foregroundStyle(.pink)
                    Image(systemName: "bell").symbolVariant(.slash)
                }
                .font(.system(size: 34))
                Slider(value: $level) { Text("Level") }
            }
            ShowcaseSection("Effects") {
                Button {
                    bounces += 1
                } label: {
                    Image(systemName: "bell.fill").font(.system(size: 40)).symbolEffect(.bounce, value: bounces)
                }
                .buttonStyle(.plain)
            }
        }
    }
}
