import DovetailCore
import Foundation

/// How sliders are in an idiom.
struct SliderIdiom: IdiomTable {
    /// Whether the label stands before the slider; else it is told to assistive technology alone.
    let showsLabel: Bool
    /// The height of a mark, in points, and whether it has its label.
    let markHeight: CGFloat
    let labelsMarks: Bool

    static let pad = SliderIdiom(showsLabel: false, markHeight: 4, labelsMarks: false)
    static let desktop = SliderIdiom(showsLabel: true, markHeight: 6, labelsMarks: true)
}
