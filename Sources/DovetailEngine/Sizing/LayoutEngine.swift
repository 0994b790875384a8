import Foundation

/// Works out a view's size. Each kind of view has one; it is asked through ``LayoutComputer``, which remembers the answers.
package protocol LayoutEngine {
    /// The size that the view wants, given the proposal. It must depend on the arguments only.
    func measure(_ proposal: ProposedViewSize) -> LayoutAnswer
    /// The same along one axis, where that is less work than the whole size; nil where it is not.
    func measureLength(_ proposal: ProposedViewSize, along axis: Axis) -> LayoutAnswer?
    /// Where a guide is, in the view's own coordinates, if the view or something in it sets it.
    func explicitAlignment(_ key: AlignmentKey, size: CGSize) -> CGFloat?
    /// The same for a view that got its size in answer to `proposal`.
    func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
    /// Which guides the view or something in it may set. The others need not be asked for.
    var guides: GuideSet { get }
    /// Who gets space first in a stack.
    var layoutPriority: Double { get }
    /// Set for spacers: what a stack needs to know of them.
    var isSpacer: Bool { get }
    /// The distance that the view likes to keep on each side from a neighbour.
    var spacing: ViewSpacing { get }
    /// What is asked by `key` of the view's layout values, if something sets it.
    func layoutValue(_ key: ObjectIdentifier) -> Any?
    /// Counts the changes of layout values of the view inside, where they count for this one.
    var innerValues: UInt32 { get }
    /// Whether this engine's own layout values are those of another.
    func hasSameValues(as other: any LayoutEngine) -> Bool
    /// Whether the engine, or an app's layout that it asks, may keep what children answered from one question to the next.
    var keepsAnswers: Bool { get }
    /// Whether code of an app answers. What it says twice may differ; then the app is told, and nothing stops.
    var asksApp: Bool { get }
}

extension LayoutEngine {
    package func measureLength(_ proposal: ProposedViewSize, along axis: Axis) -> LayoutAnswer? { nil }
    package func explicitAlignment(_ key: AlignmentKey, size: CGSize) -> CGFloat? { nil }
    package func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        explicitAlignment(key, size: size)
    }
    package var guides: GuideSet { .baselines }
    package var layoutPriority: Double { 0 }
    package var isSpacer: Bool { false }
    package var spacing: ViewSpacing { ViewSpacing() }
    package func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
    package var innerValues: UInt32 { 0 }
    package func hasSameValues(as other: any LayoutEngine) -> Bool { true }
    package var keepsAnswers: Bool { false }
    package var asksApp: Bool { false }
}

/// Kinds of alignment guides, by how the values of a container's children count for the container.
package struct GuideSet: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The baselines of text: the least or the greatest of the children's.
    package static let baselines = GuideSet(rawValue: 1)
    /// Edges and centres: a container has its own, whatever its children set.
    package static let frame = GuideSet(rawValue: 2)
    /// An app's own kinds: the mean of the children's.
    package static let custom = GuideSet(rawValue: 4)
    /// Some are worked out by code that an app gave to `alignmentGuide`. Such code may count what it is asked, as that of clouds of tags
    /// does: nothing asks it only to check what it said.
    static let countable = GuideSet(rawValue: 8)
    package static let all: GuideSet = [.baselines, .frame, .custom]
}
