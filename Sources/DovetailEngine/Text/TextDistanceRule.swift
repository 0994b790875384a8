import Foundation

/// The kind of device whose texts the distances between texts and other views are those of.
///
/// The rules are the same on all: between a text and something else there is a tenth of a line, and what the letters leave free of their line
/// there. Devices differ in their system font, in the leading of its text styles, and in what lengths are rounded up to.
package enum TextDistanceRule: Hashable, Sendable {
    case desktop
    case phone
    case pad

    package init(_ idiom: Idiom) {
        switch idiom {
        case .desktop: self = .desktop
        case .phone: self = .phone
        case .pad: self = .pad
        }
    }

    var idiom: Idiom {
        switch self {
        case .desktop: .desktop
        case .phone: .phone
        case .pad: .pad
        }
    }

    /// A tenth of a line. On touch devices it is made whole pixels, as the leading is: of a third of a point on a phone, and of half a point on a
    /// tablet, so that a column is as high here as there on any display.
    func tenth(of lineHeight: CGFloat) -> CGFloat {
        self == .desktop ? lineHeight.rounded(.up) / 10 : roundedUp(lineHeight / 10)
    }

    /// A length made whole pixels of the device.
    func roundedUp(_ length: CGFloat) -> CGFloat {
        switch self {
        case .desktop: length
        case .phone: (length * 3 - Self.tolerance).rounded(.up) / 3
        case .pad: (length * 2 - Self.tolerance).rounded(.up) / 2
        }
    }

    /// What is lost by rounding makes no pixel.
    private static let tolerance: CGFloat = 1e-6
}
