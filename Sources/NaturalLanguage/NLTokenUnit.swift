@_exported import Foundation

/// A piece of a text.
public enum NLTokenUnit: Int, Sendable {
    case word
    case sentence
    case paragraph
    case document
}
