import DovetailCore
import Foundation

/// The measures of controls in an idiom, in points. ``ControlMetrics`` chooses those of a size of controls.
struct ControlIdiom: IdiomTable {
    /// Around the label of a button with a bezel.
    let buttonInsets: BySize<EdgeInsets>
    /// The corners of bezels and fields.
    let cornerRadius: BySize<CGFloat>
    /// Around the text of a field with a border.
    let fieldInsets: EdgeInsets
    /// The track of a switch.
    let switchSize: BySize<CGSize>
    /// The side of a checkbox.
    let checkboxSize: BySize<CGFloat>
    /// The knob of a slider.
    let sliderKnob: BySize<CGFloat>
    /// The height of a slider, where that is more than the knob's.
    let sliderHeight: CGFloat
    /// Above and below the titles of a segmented picker, and at their sides.
    let segmentInsets: EdgeInsets
    /// The least height of a segment; nil for what its title and the distances come to.
    let segmentHeight: CGFloat?
    /// Whether the buttons of a stepper stand one above the other.
    let stacksSteppers: Bool
    /// The height of the fields of a date picker.
    let dateFieldHeight: CGFloat
    /// A day of a calendar.
    let calendarCell: CGSize
    /// The height of a wheel with all that is in sight of it.
    let wheelHeight: CGFloat
    /// Around the row of a menu.
    let menuRowInsets: EdgeInsets
    /// The heights of a navigation bar's row, usually and in windows with compact bars; nil where it is as high as a bar below a page.
    let barHeight: (usual: CGFloat, compact: CGFloat)?
    /// The least height of a search field, if it has one, and the room above and below it.
    let searchField: (height: CGFloat?, top: CGFloat, bottom: CGFloat)

    static let pad = ControlIdiom(
        buttonInsets: BySize(
            mini: insets(5, 10), small: insets(5, 10), regular: insets(7, 12), large: insets(15, 20),
            extraLarge: insets(18, 24)),
        cornerRadius: BySize(mini: 14, small: 14, regular: 8, large: 12, extraLarge: 12),
        fieldInsets: insets(6, 7),
        switchSize: BySize(CGSize(width: 51, height: 31)),
        checkboxSize: BySize(22),
        sliderKnob: BySize(28), sliderHeight: 34,
        segmentInsets: insets(6, 10), segmentHeight: 28, stacksSteppers: false, dateFieldHeight: 34,
        calendarCell: CGSize(width: 44, height: 44), wheelHeight: 216, menuRowInsets: insets(11.83, 11), barHeight: nil,
        // As much as a large title: 52.
        searchField: (36, 1, 15))

    // Buttons of the regular size, 20 points high with 8 beside the title, and segments as high are measured in pictures of macOS 11 and later; fields
    // are as AppKit's. The other sizes follow from these.
    static let desktop = ControlIdiom(
        buttonInsets: BySize(
            mini: insets(1, 6), small: insets(1.5, 7), regular: insets(2, 8), large: insets(6, 12),
            extraLarge: insets(10, 16)),
        cornerRadius: BySize(mini: 4, small: 5, regular: 6, large: 8, extraLarge: 8),
        fieldInsets: insets(3, 6),
        switchSize: BySize(
            mini: CGSize(width: 26, height: 15), small: CGSize(width: 32, height: 18),
            regular: CGSize(width: 38, height: 22), large: CGSize(width: 44, height: 26),
            extraLarge: CGSize(width: 44, height: 26)),
        checkboxSize: BySize(mini: 11, small: 12, regular: 14, large: 16, extraLarge: 16),
        sliderKnob: BySize(mini: 12, small: 16, regular: 20, large: 22, extraLarge: 22), sliderHeight: 0,
        segmentInsets: insets(1, 8), segmentHeight: nil, stacksSteppers: true, dateFieldHeight: 22,
        calendarCell: CGSize(width: 34, height: 31), wheelHeight: 160, menuRowInsets: insets(3, 7),
        barHeight: (40, 32), searchField: (nil, 8, 8))

    private static func insets(_ vertical: CGFloat, _ horizontal: CGFloat) -> EdgeInsets {
        EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// The fonts of controls. They are counted references, and so stand apart from the measures, which are copied without counting.
    struct Fonts: IdiomTable {
        /// A control's text where the app sets no font; nil for body text.
        let text: BySize<Font?>
        /// The titles of a segmented picker; nil for the font of the control's text.
        let segment: Font?

        static let pad = Fonts(
            text: BySize(mini: .subheadline, small: .subheadline, regular: nil, large: nil, extraLarge: nil),
            segment: .system(size: 13))
        static let desktop = Fonts(
            text: BySize(
                mini: .system(size: 9), small: .subheadline, regular: nil, large: nil, extraLarge: .title3),
            segment: nil)
    }
}

/// A value for each size of controls.
struct BySize<Value: Sendable>: Sendable {
    private let mini: Value
    private let small: Value
    private let regular: Value
    private let large: Value
    private let extraLarge: Value

    init(mini: Value, small: Value, regular: Value, large: Value, extraLarge: Value) {
        self.mini = mini
        self.small = small
        self.regular = regular
        self.large = large
        self.extraLarge = extraLarge
    }

    /// The same value for all sizes.
    init(_ value: Value) {
        self.init(mini: value, small: value, regular: value, large: value, extraLarge: value)
    }

    subscript(size: ControlSize) -> Value {
        switch size {
        case .mini: mini
        case .small: small
        case .regular: regular
        case .large: large
        case .extraLarge: extraLarge
        }
    }
}
