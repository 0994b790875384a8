import DovetailCore
import SwiftUI

/// Symbols in looks of several colours.
enum SymbolGoldens {
    static let all = [modes, filledModes, own]

    private static let outlined = [
        "plus.circle", "person.crop.circle.badge.plus", "bell.badge", "bell.slash", "wifi", "speaker.wave.3",
        "battery.75", "cloud.sun.rain", "square.and.arrow.up", "person.3", "rectangle.stack", "folder.badge.plus",
    ]
    private static let filled = [
        "plus.circle.fill", "person.crop.circle.fill.badge.checkmark", "bell.badge.fill", "bell.slash.fill",
        "exclamationmark.triangle.fill", "speaker.wave.2.fill", "battery.100.fill", "cloud.bolt.rain.fill",
        "square.and.arrow.down.fill", "person.2.fill", "person.crop.circle.fill", "chart.bar.fill",
    ]

    /// One line for each look: monochrome, hierarchical, two colours, three colours, colours of their own.
    @MainActor
    private static func lines(_ names: [String]) -> some View {
        Sheet(columns: names.count, side: 28) {
            ForEach(0..<5, id: \.self) { look in
                ForEach(names, id: \.self) { name in
                    let image = Image(systemName: name).font(.title2)
                    switch look {
                    case 0: image.foregroundStyle(.blue)
                    case 1: image.symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
                    case 2: image.foregroundStyle(.red, .blue)
                    case 3: image.symbolRenderingMode(.palette).foregroundStyle(.red, .blue, .green)
                    default: image.symbolRenderingMode(.multicolor).foregroundStyle(.gray)
                    }
                }
            }
        }
    }

    static let modes = Golden("symbol-modes", 440, 188) { lines(outlined) }
    static let filledModes = Golden("symbol-modes-filled", 440, 188) { lines(filled) }

    private static let drawn = [
        "figure.equestrian.sports", "figure.sailing", "figure.soccer", "figure.tennis", "figure.golf", "figure.dance",
        "figure.fishing", "figure.climbing", "figure.surfing", "figure.boxing", "figure.child",
        "figure.and.child.holdinghands", "figure.2.and.child.holdinghands", "laurel.leading", "laurel.trailing",
        "balloon.2", "balloon.2.fill", "flag.2.crossed", "flag.2.crossed.fill", "flag.checkered.2.crossed",
        "apple.logo", "apple.logo.fill",
    ]

    /// Drawings of this set's own, small and large.
    static let own = Golden("symbol-own", 500, 210) {
        VStack(spacing: 8) {
            Sheet(columns: 11, side: 28) {
                ForEach(drawn, id: \.self) { Image(systemName: $0).font(.body) }
            }
            Sheet(columns: 11, side: 36) {
                ForEach(drawn, id: \.self) { Image(systemName: $0).font(.largeTitle) }
            }
        }
    }
}
