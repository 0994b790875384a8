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

    /// Whether measures are those of a pointer that is moved with care.
    private var isDesktop: Bool { idiom == .desktop && !hasLargeTargets }

    /// The style of a control's text where the app sets no font; nil for body text.
    var font: Font? {
        switch size {
        case .mini: isDesktop ? .system(size: 9) : .subheadline
        case .small: .subheadline
        case .regular, .large: nil
        case .extraLarge: isDesktop ? .title3 : nil
        }
    }

    /// Around the label of a button with a bezel.
    var buttonInsets: EdgeInsets {
        let (vertical, horizontal): (CGFloat, CGFloat) =
            switch size {
            case .mini: isDesktop ? (1, 6) : (5, 10)
            case .small: isDesktop ? (2, 9) : (5, 10)
            case .regular: isDesktop ? (4, 12) : (7, 12)
            case .large: isDesktop ? (7, 16) : (15, 20)
            case .extraLarge: isDesktop ? (10, 20) : (18, 24)
            }
        return EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// The corners of bezels and fields.
    var cornerRadius: CGFloat {
        switch size {
        case .mini: isDesktop ? 4 : 14
        case .small: isDesktop ? 5 : 14
        case .regular: isDesktop ? 6 : 8
        case .large, .extraLarge: isDesktop ? 8 : 12
        }
    }

    /// Around the text of a field with a border.
    var fieldInsets: EdgeInsets {
        isDesktop
            ? EdgeInsets(top: 4, leading: 7, bottom: 4, trailing: 7)
            : EdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8)
    }

    /// The track of a switch. The knob is smaller by 2 points at each side.
    var switchSize: CGSize {
        guard isDesktop else { return CGSize(width: 51, height: 31) }
        switch size {
        case .mini: return CGSize(width: 26, height: 15)
        case .small: return CGSize(width: 32, height: 18)
        case .regular: return CGSize(width: 38, height: 22)
        case .large, .extraLarge: return CGSize(width: 44, height: 26)
        }
    }

    /// The side of a checkbox.
    var checkboxSize: CGFloat {
        guard isDesktop else { return 22 }
        switch size {
        case .mini: return 11
        case .small: return 12
        case .regular: return 14
        case .large, .extraLarge: return 16
        }
    }

    /// The knob of a slider.
    var sliderKnob: CGFloat {
        guard isDesktop else { return 28 }
        switch size {
        case .mini: return 12
        case .small: return 16
        case .regular: return 20
        case .large, .extraLarge: return 22
        }
    }

    /// Above and below the titles of a segmented picker, and at their sides.
    var segmentInsets: EdgeInsets {
        isDesktop
            ? EdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
            : EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
    }

    /// The titles of a segmented picker.
    var segmentFont: Font? { isDesktop ? font : .system(size: 13) }

    /// The height of the fields of a date picker.
    var dateFieldHeight: CGFloat { isDesktop ? 24 : 34 }

    /// A day of a calendar. On touch devices it is as wide at least.
    var calendarCell: CGSize { isDesktop ? CGSize(width: 34, height: 31) : CGSize(width: 44, height: 44) }

    /// The height of a wheel with all that is in sight of it.
    var wheelHeight: CGFloat { isDesktop ? 160 : 216 }

    /// The height of a row in a form, with a line of text.
    var formRowInsets: EdgeInsets {
        isDesktop
            ? EdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10)
            : EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    }

    /// The row of a menu.
    var menuRowInsets: EdgeInsets {
        isDesktop
            ? EdgeInsets(top: 3, leading: 7, bottom: 3, trailing: 7)
            : EdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10)
    }

    /// The height of a navigation bar's row. Bars of a phone that is held sideways are lower.
    func barHeight(_ verticalSizeClass: UserInterfaceSizeClass?, isCompact: Bool = false) -> CGFloat {
        isDesktop ? (isCompact ? 32 : 40) : Self.bottomBarHeight(verticalSizeClass)
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

    /// The height of a search field, and the room above and below it. The three are 52 on touch devices, as much as a large title.
    var searchField: (height: CGFloat?, top: CGFloat, bottom: CGFloat) {
        isDesktop ? (nil, 8, 8) : (36, 1, 15)
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
