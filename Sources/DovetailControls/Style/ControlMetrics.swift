import DovetailCore
import Foundation

/// The measures of controls for an idiom and a size of controls, in points.
struct ControlMetrics: Equatable {
    let idiom: Idiom
    let size: ControlSize
    /// Whether a person wants what is pressed to be as large as on touch devices.
    let hasLargeTargets: Bool

    init(idiom: Idiom, size: ControlSize = .regular, hasLargeTargets: Bool = false) {
        self.idiom = idiom
        self.size = size
        self.hasLargeTargets = hasLargeTargets
    }

    /// The idiom whose measures controls have: that of touch devices where a person wants these.
    private var measured: Idiom {
        if hasLargeTargets, !idiom.isTouch { return .pad }
        return idiom
    }
    private var table: ControlIdiom { ControlIdiom[measured] }

    /// The style of a control's text where the app sets no font; nil for body text.
    var font: Font? { ControlIdiom.Fonts[measured].text[size] }
    /// Around the label of a button with a bezel.
    var buttonInsets: EdgeInsets { table.buttonInsets[size] }
    /// The corners of bezels and fields.
    var cornerRadius: CGFloat { table.cornerRadius[size] }
    /// Around the text of a field with a border.
    var fieldInsets: EdgeInsets { table.fieldInsets }
    /// The track of a switch. The knob is smaller by 2 points at each side.
    var switchSize: CGSize { table.switchSize[size] }
    /// The side of a checkbox.
    var checkboxSize: CGFloat { table.checkboxSize[size] }
    /// The knob of a slider.
    var sliderKnob: CGFloat { table.sliderKnob[size] }
    /// The height of a slider without its marks.
    var sliderHeight: CGFloat { max(table.sliderHeight, sliderKnob) }
    /// Above and below the titles of a segmented picker, and at their sides.
    var segmentInsets: EdgeInsets { table.segmentInsets }
    /// The least height of a segment; nil for what its title and the distances come to.
    var segmentHeight: CGFloat? { table.segmentHeight }
    /// The titles of a segmented picker.
    var segmentFont: Font? { ControlIdiom.Fonts[measured].segment ?? font }
    /// Whether the buttons of a stepper stand one above the other, small; else side by side.
    var stacksSteppers: Bool { table.stacksSteppers }
    /// The height of the fields of a date picker.
    var dateFieldHeight: CGFloat { table.dateFieldHeight }
    /// A day of a calendar. On touch devices it is as wide at least.
    var calendarCell: CGSize { table.calendarCell }
    /// The height of a wheel with all that is in sight of it.
    var wheelHeight: CGFloat { table.wheelHeight }
    /// Around the row of a menu.
    var menuRowInsets: EdgeInsets { table.menuRowInsets }
    /// The least height of a search field, if it has one, and the room above and below it.
    var searchField: (height: CGFloat?, top: CGFloat, bottom: CGFloat) { table.searchField }

    /// The height of a navigation bar's row. Bars of a phone that is held sideways are lower.
    func barHeight(_ verticalSizeClass: UserInterfaceSizeClass?, isCompact: Bool = false) -> CGFloat {
        guard let height = table.barHeight else { return Self.bottomBarHeight(verticalSizeClass) }
        return isCompact ? height.compact : height.usual
    }

    /// The height of a bar with items below a page, in all idioms.
    static func bottomBarHeight(_ verticalSizeClass: UserInterfaceSizeClass?) -> CGFloat {
        verticalSizeClass == .compact ? 32 : 44
    }

    /// The height that a large title adds to a bar.
    static let largeTitleHeight: CGFloat = 52

    /// The height of a tab bar of a touch device.
    static func tabBarHeight(_ verticalSizeClass: UserInterfaceSizeClass?) -> CGFloat {
        verticalSizeClass == .compact ? 32 : 49
    }
}

extension EnvironmentValues {
    /// The measures of controls here.
    var controlMetrics: ControlMetrics {
        ControlMetrics(idiom: idiom, size: controlSize, hasLargeTargets: systemSettings.largeTargets)
    }
}

/// Gives a control's text the size that goes with the size of the control, unless the app sets a font.
struct ControlFont: ViewModifier {
    @Environment(\.font) private var font
    @Environment(\.controlMetrics) private var metrics

    nonisolated init() {}

    func body(content: Content) -> some View { content.font(font ?? metrics.font) }
}

/// Paints a control's label: as the app says, else in a style of the control's.
struct LabelStyleOfControl: ViewModifier {
    let style: AnyShapeStyle
    @Environment(\.builtIn.foregroundStyle) private var given

    nonisolated init(_ style: AnyShapeStyle) { self.style = style }

    func body(content: Content) -> some View { content.foregroundStyle(given ?? style) }
}
