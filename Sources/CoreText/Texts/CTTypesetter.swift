// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Tells where lines of a text may end, for programs that place lines themselves.
///
/// Immutable; any thread may use one.
public final class CTTypesetter: NSObject, @unchecked Sendable {
    // Set once, and used as it is told.
    let framesetter: CTFramesetter

    init(_ string: NSAttributedString) { framesetter = CTFramesetter(string) }
}

/// What lines of a text are made by.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(string)
}

/// How many UTF-16 code units of a text, from a place on, fit in a line of a width in points. At least one, where any are left.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex
{
    let string = typesetter.framesetter.string
    let rest = AttributedText.range(CFRange(location: startIndex, length: 0), in: string)
    guard rest.length > 0 else { return 0 }
    // A line break belongs to the line that it ends, and so do the spaces before it.
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let lines = typesetter.framesetter.lines(rest, in: room)
    guard lines.count > 1 else { return rest.length }
    return max(1, lines[1].range.location - rest.location)
}

/// A line of a part of a text.
///
/// - Parameter stringRange: A length of 0 stands for all that follows.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    let string = typesetter.framesetter.string
    let range = AttributedText.range(stringRange, in: string)
    return CTLine(AttributedText(string.attributedSubstring(from: range), isLine: true), start: range.location)
}
