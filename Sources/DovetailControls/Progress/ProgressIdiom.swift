import DovetailCore
import Foundation

/// How progress views are in an idiom; measures are in points.
struct ProgressIdiom: IdiomTable {
    /// The height of a bar, and what is free between it and its labels.
    let barHeight: CGFloat
    let spacing: CGFloat
    /// Whether a round view shows how much is done; else it turns whatever is known.
    let hasRing: Bool
    /// Whether the label of a round view is smaller than other texts.
    let hasSmallLabel: Bool
    /// The side of a round view, by the size of controls.
    let miniSide: CGFloat
    let smallSide: CGFloat
    let side: CGFloat
    let largeSide: CGFloat

    static let pad = ProgressIdiom(
        barHeight: 4, spacing: 6, hasRing: false, hasSmallLabel: false, miniSide: 16, smallSide: 20, side: 20,
        largeSide: 37)
    static let desktop = ProgressIdiom(
        barHeight: 6, spacing: 5, hasRing: true, hasSmallLabel: true, miniSide: 10, smallSide: 16, side: 28,
        largeSide: 37)
}
