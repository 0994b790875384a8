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

/// What views are shown in: light or dark, and the pixels of the display.
open class UITraitCollection: NSObject, @unchecked Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels for each point; 0 when it is not said.
    public let displayScale: CGFloat

    private init(style: UIUserInterfaceStyle, displayScale: CGFloat) {
        userInterfaceStyle = style
        self.displayScale = displayScale
    }

    /// Traits that say only whether it is light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(style: userInterfaceStyle, displayScale: 0)
    }

    /// Traits that say only the pixels for each point.
    public convenience init(displayScale: CGFloat) { self.init(style: .unspecified, displayScale: displayScale) }

    convenience init(scheme: ColorScheme, displayScale: CGFloat = 0) {
        self.init(style: scheme == .dark ? .dark : .light, displayScale: displayScale)
    }

    /// Those of the window in use.
    @MainActor @preconcurrency
    open class var current: UITraitCollection {
        UITraitCollection(style: ColorScheme.current == .dark ? .dark : .light, displayScale: ScreenValue.scale)
    }

    /// The kind of device that the app is made for.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIUserInterfaceIdiom(.ofProcess) }

    var scheme: ColorScheme {
        switch userInterfaceStyle {
        case .light: .light
        case .dark: .dark
        case .unspecified: .current
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other.userInterfaceStyle == userInterfaceStyle && other.displayScale == displayScale
    }
    open override var hash: Int { userInterfaceStyle.hashValue }
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
