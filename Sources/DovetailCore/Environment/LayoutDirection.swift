import AttributeGraph
import Foundation

/// The direction of reading. Layout is left to right only so far.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}
