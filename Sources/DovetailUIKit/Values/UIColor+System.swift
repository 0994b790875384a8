import DovetailPlatform
import Foundation

/// Colours of fixed components.
extension UIColor {
    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(ColorValue(red: 1, green: 0, blue: 0, alpha: 1))
    public static let green = UIColor(ColorValue(red: 0, green: 1, blue: 0, alpha: 1))
    public static let blue = UIColor(ColorValue(red: 0, green: 0, blue: 1, alpha: 1))
    public static let cyan = UIColor(ColorValue(red: 0, green: 1, blue: 1, alpha: 1))
    public static let yellow = UIColor(ColorValue(red: 1, green: 1, blue: 0, alpha: 1))
    public static let magenta = UIColor(ColorValue(red: 1, green: 0, blue: 1, alpha: 1))
    public static let orange = UIColor(ColorValue(red: 1, green: 0.5, blue: 0, alpha: 1))
    public static let purple = UIColor(ColorValue(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    public static let brown = UIColor(ColorValue(red: 0.6, green: 0.4, blue: 0.2, alpha: 1))
    public static let clear = UIColor(white: 0, alpha: 0)
}

/// The system's colours, light and dark.
extension UIColor {
    public static let systemRed = UIColor(SystemColors.red)
    public static let systemOrange = UIColor(SystemColors.orange)
    public static let systemYellow = UIColor(SystemColors.yellow)
    public static let systemGreen = UIColor(SystemColors.green)
    public static let systemMint = UIColor(SystemColors.mint)
    public static let systemTeal = UIColor(SystemColors.teal)
    public static let systemCyan = UIColor(SystemColors.cyan)
    public static let systemBlue = UIColor(SystemColors.blue)
    public static let systemIndigo = UIColor(SystemColors.indigo)
    public static let systemPurple = UIColor(SystemColors.purple)
    public static let systemPink = UIColor(SystemColors.pink)
    public static let systemBrown = UIColor(SystemColors.brown)
    public static let systemGray = UIColor(SystemColors.gray)
    public static let systemGray2 = UIColor(SystemColors.gray2)
    public static let systemGray3 = UIColor(SystemColors.gray3)
    public static let systemGray4 = UIColor(SystemColors.gray4)
    public static let systemGray5 = UIColor(SystemColors.gray5)
    public static let systemGray6 = UIColor(SystemColors.gray6)
    /// The accent colour of controls.
    public static let tintColor = UIColor(SystemColors.accent)
}

/// Colours by what they are for, light and dark.
extension UIColor {
    /// Text.
    public static let label = UIColor(SystemColors.label)
    /// Less important text.
    public static let secondaryLabel = UIColor(SystemColors.secondaryLabel)
    /// Text of little importance.
    public static let tertiaryLabel = UIColor(SystemColors.tertiaryLabel)
    /// Text of the least importance.
    public static let quaternaryLabel = UIColor(SystemColors.quaternaryLabel)
    /// Text where something can be typed.
    public static let placeholderText = UIColor(SystemColors.placeholder)
    /// Text that leads elsewhere.
    public static let link = UIColor(SystemColors.link)
    /// Thin lines, through which something shows.
    public static let separator = UIColor(SystemColors.separator)
    /// Thin lines, through which nothing shows.
    public static let opaqueSeparator = UIColor(SystemColors.opaqueSeparator)
    /// Thin and small things.
    public static let systemFill = UIColor(SystemColors.fill)
    /// Things of middle size.
    public static let secondarySystemFill = UIColor(SystemColors.secondaryFill)
    /// Large things, such as fields.
    public static let tertiarySystemFill = UIColor(SystemColors.tertiaryFill)
    /// Large areas.
    public static let quaternarySystemFill = UIColor(SystemColors.quaternaryFill)
    /// The background of a window.
    public static let systemBackground = UIColor(SystemColors.window)
    /// What stands on the background.
    public static let secondarySystemBackground = UIColor(SystemColors.secondaryBackground)
    /// What stands on that.
    public static let tertiarySystemBackground = UIColor(SystemColors.tertiaryBackground)
    /// The background of grouped content.
    public static let systemGroupedBackground = UIColor(SystemColors.groupedBackground)
    /// Cards on grouped content.
    public static let secondarySystemGroupedBackground = UIColor(SystemColors.groupedRow)
    /// What stands on cards.
    public static let tertiarySystemGroupedBackground = UIColor(SystemColors.tertiaryGroupedBackground)
    /// Text on a dark background, whatever the colour scheme.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Text on a light background, whatever the colour scheme.
    public static let darkText = UIColor(white: 0, alpha: 1)
}
