import DovetailCore
import Foundation

/// How pickers are in an idiom; measures are in points.
struct PickerIdiom: IdiomTable {
    /// Whether a picker with a menu is a button with a bezel, beside its label; else the chosen value, which stands alone outside of rows.
    let hasBezel: Bool
    /// Whether it is a row, with the label at its beginning and the value at its end, in each list; else in grouped forms alone.
    let isRowInLists: Bool
    /// The size and the strength of the sign that a menu opens.
    let chevronSize: CGFloat
    let chevronWeight: Font.Weight
    /// How far the value stands from the sign's square, of which the sign fills the middle, and how far the square reaches out of the row.
    let chevronDistance: CGFloat
    let chevronOutset: CGFloat
    /// Around a value that stands alone, outside of rows.
    let insetsAlone: EdgeInsets
    /// Whether a menu opens with the chosen row under the pointer, and that is highlighted.
    let opensAtChoice: Bool
    /// Whether segments have their label before them; else it is told to assistive technology alone.
    let labelsSegments: Bool
    /// Between the segments and the edges of their bar, their corners, and how heavy the title of the chosen one is.
    let segmentMargin: CGFloat
    let segmentRadius: CGFloat
    let chosenSegmentWeight: Font.Weight
    /// Whether the label of radio buttons stands at their side outside of forms; else above them.
    let labelsRadioButtonsAtSide: Bool
    /// Between a radio button and its title.
    let radioButtonGap: CGFloat
    /// Whether a segment that is pressed has a ground; else it is paler, or smaller if it is the chosen one.
    let shadesPressedSegments: Bool
    /// Whether the rows of a picker within its container are buttons beside their titles; else they are ticked in lists and forms, and
    /// stand on a wheel elsewhere.
    let hasButtonsInRows: Bool

    static let pad = PickerIdiom(
        hasBezel: false, isRowInLists: true, chevronSize: 15, chevronWeight: .medium, chevronDistance: 1,
        chevronOutset: 3, insetsAlone: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12), opensAtChoice: false,
        labelsSegments: false, segmentMargin: 2, segmentRadius: 6, chosenSegmentWeight: .semibold,
        labelsRadioButtonsAtSide: false, radioButtonGap: 8,
        shadesPressedSegments: false, hasButtonsInRows: false)
    static let desktop = PickerIdiom(
        hasBezel: true, isRowInLists: false, chevronSize: 10, chevronWeight: .semibold, chevronDistance: 2,
        chevronOutset: 2, insetsAlone: EdgeInsets(), opensAtChoice: true, labelsSegments: true,
        segmentMargin: 1, segmentRadius: 5, chosenSegmentWeight: .regular, labelsRadioButtonsAtSide: true,
        radioButtonGap: 5,
        shadesPressedSegments: true, hasButtonsInRows: true)
}
