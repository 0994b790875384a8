import AttributeGraph
import Foundation

extension EnvironmentValues {
    /// How small text may become, as a share of its size, before it is truncated; 1 for not at all.
    public var minimumScaleFactor: CGFloat {
        get { builtIn.text.minimumScaleFactor }
        set { builtIn.text.minimumScaleFactor = newValue }
    }
    /// Whether letters may move together before text is truncated.
    public var allowsTightening: Bool {
        get { builtIn.text.allowsTightening }
        set { builtIn.text.allowsTightening = newValue }
    }
}

extension View {
    /// Limits text to a number of lines, and takes the space of at least the range's lower bound.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(atLeast: limit.lowerBound, atMost: limit.upperBound)
    }
    /// Takes the space of at least a number of lines.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lines(atLeast: limit.lowerBound, atMost: nil)
    }
    /// Limits text to a number of lines.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lines(atLeast: 0, atMost: limit.upperBound)
    }
    /// Limits text to a number of lines, and takes the space of all of them if asked to.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(atLeast: reservesSpace ? limit : 0, atMost: limit)
    }
    nonisolated private func lines(atLeast: Int, atMost: Int?) -> some View {
        transformEnvironment(\.builtIn) {
            $0.lineLimit = atMost
            $0.text.reservedLines = max(0, min(atLeast, 1000))
        }
    }

    /// Lets text become smaller, down to a share of its size, before it is truncated.
    ///
    /// - Parameter factor: 0 (as small as need be) to 1 (not at all).
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
    /// Lets letters move together before text is truncated.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    /// Moves the letters of texts apart, in points; ligatures come apart too.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { environment(\.builtIn.kerning, kerning) }
    /// Moves the letters of texts apart, in points; ligatures stay together.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        environment(\.builtIn.text.tracking, tracking)
    }
    /// Moves texts up, in points.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.builtIn.text.baselineOffset, baselineOffset)
    }
    /// Gives all digits of texts one width.
    nonisolated public func monospacedDigit() -> some View { environment(\.builtIn.text.hasMonospacedDigits, true) }
    /// Gives all letters of texts one width.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        environment(\.builtIn.text.fontDesign, isActive ? .monospaced : nil)
    }
    /// Sets how wide the letters of texts are; nil for the font's own width.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        environment(\.builtIn.text.fontWidth, width?.scale)
    }
    /// Sets the look of system fonts; nil for the font's own.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        environment(\.builtIn.text.fontDesign, design)
    }
    /// Draws texts at their usual size, or as second-rank texts beside others.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.builtIn.text.scale) { if isEnabled { $0 = scale.factor } }
    }
    /// Draws lines under texts.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        environment(\.builtIn.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
    /// Draws lines through texts.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        environment(\.builtIn.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Sets whether texts can be selected and copied.
    ///
    /// Drag to select, click twice for a word and three times for all; Control+C copies, Control+A selects all.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.builtIn.text.isSelectable, S.allowsSelection)
    }
}

/// Whether texts can be selected.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// Texts can't be selected.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Texts can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Texts can't be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
