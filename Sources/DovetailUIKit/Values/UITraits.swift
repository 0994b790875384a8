import DovetailCore
import Foundation

/// Whether there is much room along one axis of a window.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said.
    case unspecified
    case compact, regular

    init(_ size: UserInterfaceSizeClass?) {
        switch size {
        case .compact?: self = .compact
        case .regular?: self = .regular
        case nil: self = .unspecified
        }
    }
}

extension UserInterfaceSizeClass {
    /// The same by SwiftUI's name; nil when nothing is said.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case .unspecified: return nil
        }
    }
}

/// The direction of reading that views are shown in.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not said.
    case unspecified = -1
    case leftToRight, rightToLeft
}

/// The direction of reading of an app.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

extension LayoutDirection {
    /// The same by SwiftUI's name; nil when nothing is said.
    public init?(_ uiTraitEnvironmentLayoutDirection: UITraitEnvironmentLayoutDirection) {
        switch uiTraitEnvironmentLayoutDirection {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        case .unspecified: return nil
        }
    }
}

/// Whether colours are to stand out more.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not said.
    case unspecified = -1
    case normal, high
}

extension ColorSchemeContrast {
    /// The same by SwiftUI's name; nil when nothing is said.
    public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
        switch uiAccessibilityContrast {
        case .normal: self = .standard
        case .high: self = .increased
        case .unspecified: return nil
        }
    }
}

/// Whether texts are to be bold.
public enum UILegibilityWeight: Int, Sendable {
    /// Not said.
    case unspecified = -1
    case regular, bold
}

extension LegibilityWeight {
    /// The same by SwiftUI's name; nil when nothing is said.
    public init?(_ uiLegibilityWeight: UILegibilityWeight) {
        switch uiLegibilityWeight {
        case .regular: self = .regular
        case .bold: self = .bold
        case .unspecified: return nil
        }
    }
}

/// Whether views stand over others.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not said.
    case unspecified = -1
    case base, elevated
}

/// The colours that a display has.
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    // The names are Apple's.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case SRGB
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case P3
}

/// Whether a display tells how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

/// How large a person wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(size: String) { rawValue = "UICTContentSizeCategory" + size }

    /// Not said.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(size: "XS")
    public static let small = UIContentSizeCategory(size: "S")
    public static let medium = UIContentSizeCategory(size: "M")
    public static let large = UIContentSizeCategory(size: "L")
    public static let extraLarge = UIContentSizeCategory(size: "XL")
    public static let extraExtraLarge = UIContentSizeCategory(size: "XXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(size: "XXXL")
    public static let accessibilityMedium = UIContentSizeCategory(size: "AccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(size: "AccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(size: "AccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(size: "AccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(size: "AccessibilityXXXL")

    /// Sent when a person has chosen another size of text. Nobody sends it: views are shown in the new size by themselves.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// What such a notification tells the new size by.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// The smallest first.
    private static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
    fileprivate var index: Int? { Self.all.firstIndex(of: self) }

    /// Whether it is one of the sizes for people who see badly.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.index ?? -1 < right.index ?? -1
    }

    /// The size by UIKit's name; unspecified for nil.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        let place = dynamicTypeSize.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }
        self = place.map { Self.all[$0] } ?? .unspecified
    }
    /// The size by UIKit's name; unspecified for nil.
    public init(_ sizeCategory: ContentSizeCategory?) {
        let place = sizeCategory.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }
        self = place.map { Self.all[$0] } ?? .unspecified
    }
}

extension DynamicTypeSize {
    /// The size by SwiftUI's name; nil when nothing is said.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let index = uiSizeCategory.index else { return nil }
        self = DynamicTypeSize.allCases[index]
    }
}

extension ContentSizeCategory {
    /// The size by SwiftUI's name; nil when nothing is said.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let index = uiSizeCategory.index else { return nil }
        self = ContentSizeCategory.allCases[index]
    }
}
