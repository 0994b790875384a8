import Foundation

/// The sizes that there are of widgets.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case systemSmall
    case systemMedium
    case systemLarge
    case systemExtraLarge
    /// A circle, as on a locked phone.
    case accessoryCircular
    /// A few lines, as on a locked phone.
    case accessoryRectangular
    /// One line, as on a locked phone.
    case accessoryInline

    /// What a widget supports that says nothing else.
    static let whatTheDesktopShows: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]

    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }

    /// The size in points: that of a phone of 393 × 852 points, of an iPad for the largest.
    var size: CGSize {
        switch self {
        case .systemSmall: CGSize(width: 158, height: 158)
        case .systemMedium: CGSize(width: 338, height: 158)
        case .systemLarge: CGSize(width: 338, height: 354)
        case .systemExtraLarge: CGSize(width: 715, height: 345)
        case .accessoryCircular: CGSize(width: 72, height: 72)
        case .accessoryRectangular: CGSize(width: 160, height: 72)
        case .accessoryInline: CGSize(width: 234, height: 26)
        }
    }

    var isAccessory: Bool { rawValue >= Self.accessoryCircular.rawValue }
    var cornerRadius: CGFloat { isAccessory ? (self == .accessoryCircular ? 36 : 10) : 22 }
    var margin: CGFloat { isAccessory ? 0 : 16 }
    /// What it is called for a person.
    var title: String {
        switch self {
        case .systemSmall: "Small"
        case .systemMedium: "Medium"
        case .systemLarge: "Large"
        case .systemExtraLarge: "Extra large"
        case .accessoryCircular: "Circle"
        case .accessoryRectangular: "Lines"
        case .accessoryInline: "Line"
        }
    }
}
