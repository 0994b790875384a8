import AttributeGraph
import Foundation

/// The environment values that the framework itself declares.
package struct BuiltInEnvironment {
    package var idiom = Idiom.pad
    package var colorScheme: ColorScheme = .light
    /// Follows the system's settings, and is kept here because every colour asks for it.
    package var contrast = ColorSchemeContrast.standard
    package var displayScale: CGFloat = 1
    package var dynamicTypeSize = DynamicTypeSize.large
    package var font: Font?
    package var fontWeight: Font.Weight?
    package var isItalic = false
    package var lineSpacing: CGFloat = 0
    package var lineLimit: Int?
    package var multilineTextAlignment: TextAlignment = .leading
    package var truncationMode: Text.TruncationMode = .tail
    package var textCase: Text.Case?
    package var kerning: CGFloat = 0
    package var text = TextEnvironment()
    package var underline: Text.LineStyle?
    package var strikethrough: Text.LineStyle?
    package var foregroundStyle: AnyShapeStyle?
    package var backgroundStyle: AnyShapeStyle?
    package var tint: Color?
    /// What `Color.accentColor` stands for; nil for the program's accent.
    package var accent: Color?
    /// Whether the accent is settled: the outermost screen around took the tint that it found for its accent.
    package var isAccentSettled = false
    /// What `.tint` is drawn with in place of the colour; nil for the colour.
    package var tintStyle: AnyShapeStyle?
    /// The tint style where it is a gradient, for what draws it along its own way, such as a gauge.
    package var tintGradient: Gradient?
    package var isEnabled = true
    package var controlSize = ControlSize.regular
    /// Whether the view is an item of a bar. Built in because every text asks for it.
    package var isInBar = false
    /// Whether the view stands on the ground of a selected row or a chosen item, on which labels are white. Built in because every colour asks for it.
    package var isOnSelection = false
    package var horizontalSizeClass: UserInterfaceSizeClass? = .regular
    package var verticalSizeClass: UserInterfaceSizeClass? = .regular
    package var imageScale: Image.Scale = .medium
    package var autocorrectionDisabled = false
    package var accessibilityEnabled = false
    package var layoutDirection: LayoutDirection = .leftToRight
    package var locale = UserLocale.current
    package var calendar = Calendar.current
    package var timeZone = TimeZone.current

    package init() {}

    /// Sets the tint of controls, in place of whatever style tinted them.
    mutating func setTint(_ color: Color?) {
        tint = color
        tintStyle = nil
        tintGradient = nil
    }

    /// Sets the tint of controls and what the accent colour is: a shade of the accent colour is a tint alone.
    package mutating func setAccent(_ color: Color?) {
        setTint(color)
        if color?.refersToAccent != true { accent = color }
    }

    /// What the accent colour stands for here; nil for the program's.
    var accentInForce: Color? {
        if let accent { return accent }
        guard !isAccentSettled, let tint, !tint.refersToAccent else { return nil }
        return tint
    }

    /// Makes the tint the accent of the outermost screen, unless there is one around already.
    package mutating func settleAccent() {
        guard !isAccentSettled else { return }
        isAccentSettled = true
        if let tint, !tint.refersToAccent { accent = tint }
    }

    static let comparison = ValueComparison.of(BuiltInEnvironment.self)
}

extension EnvironmentValues {
    /// Light or dark.
    public var colorScheme: ColorScheme {
        get { builtIn.colorScheme }
        set { builtIn.colorScheme = newValue }
    }
    /// Pixels for each point.
    public var displayScale: CGFloat {
        get { builtIn.displayScale }
        set { builtIn.displayScale = newValue }
    }
    /// One pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }
    /// The inherited font; nil for the default one.
    public var font: Font? {
        get { builtIn.font }
        set { builtIn.font = newValue }
    }
    /// Extra space between lines of text, in points.
    public var lineSpacing: CGFloat {
        get { builtIn.lineSpacing }
        set { builtIn.lineSpacing = newValue }
    }
    /// The most lines that a text may take; nil for any number.
    public var lineLimit: Int? {
        get { builtIn.lineLimit }
        set { builtIn.lineLimit = newValue }
    }
    /// How lines of text are aligned with one another.
    public var multilineTextAlignment: TextAlignment {
        get { builtIn.multilineTextAlignment }
        set { builtIn.multilineTextAlignment = newValue }
    }
    /// Where text that does not fit is cut.
    public var truncationMode: Text.TruncationMode {
        get { builtIn.truncationMode }
        set { builtIn.truncationMode = newValue }
    }
    /// The case in which text is shown; nil for as it is written.
    public var textCase: Text.Case? {
        get { builtIn.textCase }
        set { builtIn.textCase = newValue }
    }
    /// Whether controls can be used.
    public var isEnabled: Bool {
        get { builtIn.isEnabled }
        set { builtIn.isEnabled = newValue }
    }
    /// Whether the view is an item of a bar.
    package var isInBar: Bool {
        get { builtIn.isInBar }
        set { builtIn.isInBar = newValue }
    }
    /// The size of symbols relative to the text around them.
    public var imageScale: Image.Scale {
        get { builtIn.imageScale }
        set { builtIn.imageScale = newValue }
    }
    /// Whether typed text is never altered. Nothing here ever alters it.
    public var autocorrectionDisabled: Bool {
        get { builtIn.autocorrectionDisabled }
        set { builtIn.autocorrectionDisabled = newValue }
    }
    /// Whether an assistive technology is in use. False unless set.
    public var accessibilityEnabled: Bool {
        get { builtIn.accessibilityEnabled }
        set { builtIn.accessibilityEnabled = newValue }
    }
    /// The direction of reading.
    public var layoutDirection: LayoutDirection {
        get { builtIn.layoutDirection }
        set { builtIn.layoutDirection = newValue }
    }
    public var locale: Locale {
        get { builtIn.locale }
        set { builtIn.locale = newValue }
    }
    public var calendar: Calendar {
        get { builtIn.calendar }
        set { builtIn.calendar = newValue }
    }
    public var timeZone: TimeZone {
        get { builtIn.timeZone }
        set { builtIn.timeZone = newValue }
    }
}
