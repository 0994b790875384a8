import DovetailPlatform
import Foundation

/// Colours of fixed components.
extension NSColor {
    public static let black = NSColor(white: 0, alpha: 1)
    public static let darkGray = NSColor(white: 1 / 3, alpha: 1)
    public static let lightGray = NSColor(white: 2 / 3, alpha: 1)
    public static let white = NSColor(white: 1, alpha: 1)
    public static let gray = NSColor(white: 0.5, alpha: 1)
    public static let red = NSColor(ColorValue(red: 1, green: 0, blue: 0, alpha: 1))
    public static let green = NSColor(ColorValue(red: 0, green: 1, blue: 0, alpha: 1))
    public static let blue = NSColor(ColorValue(red: 0, green: 0, blue: 1, alpha: 1))
    public static let cyan = NSColor(ColorValue(red: 0, green: 1, blue: 1, alpha: 1))
    public static let yellow = NSColor(ColorValue(red: 1, green: 1, blue: 0, alpha: 1))
    public static let magenta = NSColor(ColorValue(red: 1, green: 0, blue: 1, alpha: 1))
    public static let orange = NSColor(ColorValue(red: 1, green: 0.5, blue: 0, alpha: 1))
    public static let purple = NSColor(ColorValue(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    public static let brown = NSColor(ColorValue(red: 0.6, green: 0.4, blue: 0.2, alpha: 1))
    public static let clear = NSColor(white: 0, alpha: 0)
}

/// The system's colours, light and dark.
extension NSColor {
    public static let systemRed = NSColor(SystemColors.red)
    public static let systemOrange = NSColor(SystemColors.orange)
    public static let systemYellow = NSColor(SystemColors.yellow)
    public static let systemGreen = NSColor(SystemColors.green)
    public static let systemMint = NSColor(SystemColors.mint)
    public static let systemTeal = NSColor(SystemColors.teal)
    public static let systemCyan = NSColor(SystemColors.cyan)
    public static let systemBlue = NSColor(SystemColors.blue)
    public static let systemIndigo = NSColor(SystemColors.indigo)
    public static let systemPurple = NSColor(SystemColors.purple)
    public static let systemPink = NSColor(SystemColors.pink)
    public static let systemBrown = NSColor(SystemColors.brown)
    public static let systemGray = NSColor(SystemColors.gray)
}

/// Colours by what they are for, light and dark.
extension NSColor {
    /// Text.
    public static let labelColor = NSColor(SystemColors.label)
    /// Less important text.
    public static let secondaryLabelColor = NSColor(SystemColors.secondaryLabel)
    /// Text of little importance.
    public static let tertiaryLabelColor = NSColor(SystemColors.tertiaryLabel)
    /// Text of the least importance.
    public static let quaternaryLabelColor = NSColor(SystemColors.quaternaryLabel)
    /// Text in fields.
    public static let textColor = NSColor(SystemColors.label)
    /// Text where something can be typed.
    public static let placeholderTextColor = NSColor(SystemColors.placeholder)
    /// Text that leads elsewhere.
    public static let linkColor = NSColor(SystemColors.link)
    /// Headings of tables.
    public static let headerTextColor = NSColor(SystemColors.label)
    /// Text of controls.
    public static let controlTextColor = NSColor(SystemColors.label)
    /// Text of controls that cannot be used.
    public static let disabledControlTextColor = NSColor(SystemColors.tertiaryLabel)
    /// Thin lines.
    public static let separatorColor = NSColor(SystemColors.separator)
    /// Lines between cells.
    public static let gridColor = NSColor(SystemColors.separator)
    /// The background of a window.
    public static let windowBackgroundColor = NSColor(SystemColors.window)
    /// The area around a page, as in a preview of a document.
    public static let underPageBackgroundColor = NSColor(SystemColors.secondaryBackground)
    /// Large controls, such as tables.
    public static let controlBackgroundColor = NSColor(SystemColors.raised)
    /// The background of text.
    public static let textBackgroundColor = NSColor(SystemColors.raised)
    /// Controls that can be pressed.
    public static let controlColor = NSColor(SystemColors.control)
    /// The accent colour of controls.
    public static let controlAccentColor = NSColor(SystemColors.accent)
    /// The ring around what has the keyboard.
    public static let keyboardFocusIndicatorColor = NSColor(SystemColors.accent)
    /// Rows that are selected.
    public static let selectedContentBackgroundColor = NSColor(SystemColors.accent)
    /// Controls that are selected.
    public static let selectedControlColor = NSColor(SystemColors.accent)
    /// Rows that are selected in a window that is not used.
    public static let unemphasizedSelectedContentBackgroundColor = NSColor(SystemColors.fill)
    /// Titles of windows.
    public static let windowFrameTextColor = NSColor(SystemColors.label)
    /// Thin and small things.
    public static let systemFill = NSColor(SystemColors.fill)
    /// Things of middle size.
    public static let secondarySystemFill = NSColor(SystemColors.secondaryFill)
    /// Large things.
    public static let tertiarySystemFill = NSColor(SystemColors.tertiaryFill)
    /// Large areas.
    public static let quaternarySystemFill = NSColor(SystemColors.quaternaryFill)
    /// Text on the accent colour.
    public static let alternateSelectedControlTextColor = NSColor(white: 1, alpha: 1)
    /// Text of rows that are selected.
    public static let selectedMenuItemTextColor = NSColor(white: 1, alpha: 1)
    /// Shadows.
    public static let shadowColor = NSColor(white: 0, alpha: 1)
}
