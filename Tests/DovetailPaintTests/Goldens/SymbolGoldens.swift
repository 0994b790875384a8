import DovetailCore
import SwiftUI

/// Symbols in looks of several colours.
enum SymbolGoldens {
    static let all = [modes, filledModes]

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
}
