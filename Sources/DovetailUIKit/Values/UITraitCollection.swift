import DovetailCore
import DovetailPlatform
import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not said.
    case unspecified
    case light, dark
}

/// The kind of device that an app is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    /// Never here, like the next two.
    case tv = 2
    case carPlay = 3
    case vision = 6
    case mac = 5
}

/// What views are shown in: light or dark, the pixels of the display, the room that there is, the size of text.
///
/// A collection that was made by hand says one thing, and nothing of the others.
open class UITraitCollection: NSObject, @unchecked Sendable {
    struct Values: Hashable, UIMutableTraits {
        var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        var displayScale: CGFloat = 0
        var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        var preferredContentSizeCategory = UIContentSizeCategory.unspecified
        var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        var accessibilityContrast = UIAccessibilityContrast.unspecified
        var legibilityWeight = UILegibilityWeight.unspecified
        var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    }

    // Immutable.
    let values: Values

    init(_ values: Values) { self.values = values }

    /// Light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// Pixels for each point; 0 when it is not said.
    open var displayScale: CGFloat { values.displayScale }
    /// Whether there is much room across the window.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// Whether there is much room down the window.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// How large text is to be.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// The direction of reading.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Whether colours are to stand out more.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// Whether texts are to be bold.
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// Whether views stand over others. Always the base: nothing here looks otherwise by it.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The colours of the display: those of sRGB.
    open var displayGamut: UIDisplayGamut { .SRGB }
    /// How hard a press is, is not told.
    open var forceTouchCapability: UIForceTouchCapability { .unavailable }
    /// The kind of device that the app is made for.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIUserInterfaceIdiom(.ofProcess) }

    /// Traits that say nothing.
    public override convenience init() { self.init(Values()) }
    /// Traits that say only whether it is light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(saying: { $0.userInterfaceStyle = userInterfaceStyle })
    }
    /// Traits that say only the pixels for each point.
    public convenience init(displayScale: CGFloat) { self.init(saying: { $0.displayScale = displayScale }) }
    /// Traits that say only whether there is much room across.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(saying: { $0.horizontalSizeClass = horizontalSizeClass })
    }
    /// Traits that say only whether there is much room down.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(saying: { $0.verticalSizeClass = verticalSizeClass })
    }
    /// Traits that say only how large text is to be.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(saying: { $0.preferredContentSizeCategory = preferredContentSizeCategory })
    }
    /// Traits that say only the direction of reading.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(saying: { $0.layoutDirection = layoutDirection })
    }
    /// Traits that say only whether colours are to stand out more.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(saying: { $0.accessibilityContrast = accessibilityContrast })
    }
    /// Traits that say only whether texts are to be bold.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(saying: { $0.legibilityWeight = legibilityWeight })
    }
    /// Traits that say only whether views stand over others.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(saying: { $0.userInterfaceLevel = userInterfaceLevel })
    }
    /// What several say: of two that say the same thing, the later counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(saying: { for one in traitCollections { $0.add(one.values) } })
    }

    /// Traits that say what a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        var changed: any UIMutableTraits = Values()
        mutations(&changed)
        self.init(changed as? Values ?? Values())
    }

    private convenience init(saying change: (inout Values) -> Void) {
        var values = Values()
        change(&values)
        self.init(values)
    }

    convenience init(scheme: ColorScheme) { self.init(userInterfaceStyle: UIUserInterfaceStyle(scheme)) }

    /// The same, light or dark.
    func with(style: UIUserInterfaceStyle) -> UITraitCollection {
        var values = values
        values.userInterfaceStyle = style
        return UITraitCollection(values)
    }

    /// The same with some of it said otherwise.
    open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var changed: any UIMutableTraits = values
        mutations(&changed)
        return UITraitCollection(changed as? Values ?? values)
    }

    /// Those of the window in use.
    @MainActor @preconcurrency
    open class var current: UITraitCollection {
        var environment = EnvironmentValues()
        if let window = ProgramWindows.ofProgram.current {
            environment = window.environment
            environment.colorScheme = window.colorScheme
            let room = SizeClasses(of: window.size, idiom: environment.idiom)
            (environment.horizontalSizeClass, environment.verticalSizeClass) = (room.horizontal, room.vertical)
        }
        return UITraitCollection(Values(environment))
    }

    /// Whether colours that have several looks may look otherwise with other traits than with these.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return true }
        return other.values.userInterfaceStyle != values.userInterfaceStyle
            || other.values.accessibilityContrast != values.accessibilityContrast
            || other.values.userInterfaceLevel != values.userInterfaceLevel
    }
    /// Whether all that other traits say is true of these.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var joined = values
        joined.add(trait.values)
        return joined == values
    }
    /// Runs a closure. Colours that have several looks have that of the window in use, as they do without.
    @MainActor @preconcurrency
    open func performAsCurrent(_ actions: () -> Void) { actions() }

    var scheme: ColorScheme {
        switch userInterfaceStyle {
        case .light: .light
        case .dark: .dark
        case .unspecified: .current
        }
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
    open override var hash: Int { values.hashValue }
}

/// What a view or a controller says of the traits inside of it. Light or dark counts; the rest is kept, and nothing else.
public struct UITraitOverrides: UIMutableTraits {
    private var values = UITraitCollection.Values()
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle }
        set { values.userInterfaceStyle = newValue }
    }
    public var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory }
        set { values.preferredContentSizeCategory = newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast }
        set { values.accessibilityContrast = newValue }
    }
    public var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight }
        set { values.legibilityWeight = newValue }
    }
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel }
        set { values.userInterfaceLevel = newValue }
    }
}

/// Traits that can be changed, as ``UITraitCollection/modifyingTraits(_:)`` hands them on.
public protocol UIMutableTraits {
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var displayScale: CGFloat { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var legibilityWeight: UILegibilityWeight { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
}

extension UITraitCollection.Values {
    /// What views of SwiftUI's are shown in.
    init(_ environment: EnvironmentValues) {
        userInterfaceStyle = UIUserInterfaceStyle(environment.colorScheme)
        displayScale = environment.displayScale
        horizontalSizeClass = UIUserInterfaceSizeClass(environment.horizontalSizeClass)
        verticalSizeClass = UIUserInterfaceSizeClass(environment.verticalSizeClass)
        preferredContentSizeCategory = UIContentSizeCategory(environment.dynamicTypeSize)
        layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        accessibilityContrast = environment.colorSchemeContrast == .increased ? .high : .normal
        legibilityWeight = environment.legibilityWeight == .bold ? .bold : .regular
        userInterfaceLevel = .base
    }

    /// Takes over what others say.
    mutating func add(_ other: Self) {
        if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        if other.displayScale != 0 { displayScale = other.displayScale }
        if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        if other.preferredContentSizeCategory != .unspecified {
            preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
        if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
        if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    }
}

extension UIUserInterfaceIdiom {
    init(_ idiom: Idiom) {
        switch idiom {
        case .phone: self = .phone
        case .pad: self = .pad
        case .desktop: self = .mac
        }
    }
}

extension ColorScheme {
    /// The colour scheme of a style; nil when it says nothing.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .light: self = .light
        case .dark: self = .dark
        case .unspecified: return nil
        }
    }
}

extension UIUserInterfaceStyle {
    /// The style of a colour scheme; unspecified for nil.
    public init(_ colorScheme: ColorScheme?) {
        switch colorScheme {
        case .light?: self = .light
        case .dark?: self = .dark
        case nil: self = .unspecified
        }
    }
}
