import DovetailCore
import Foundation

/// What of a style a font follows from, with the features that count for whoever asks.
struct FontKey: Hashable {
    private let family: String?
    private let design: TextRunStyle.Design
    private let size: CGFloat
    private let weight: Int
    private let width: CGFloat
    private let isItalic: Bool
    private let features: TextRunStyle.Features

    init(_ style: TextRunStyle, features: TextRunStyle.Features) {
        family = style.family
        design = style.design
        size = style.size
        weight = style.weight
        width = style.width
        isItalic = style.isItalic
        self.features = features
    }
}
