import DovetailCore
import Foundation

/// What becomes of labels that have no room beside each other.
public struct AxisValueLabelCollisionResolution: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case automatic, greedy, truncate, disabled }
    let kind: Kind
    /// Which labels are kept first, of those that are left out one by one.
    var priority = 0.0
    /// How far labels are apart at least; nil for what is usual.
    var minimumSpacing: CGFloat?

    /// Some are left out at even distances.
    public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
    /// Each that touches the one before is left out.
    public static let greedy = AxisValueLabelCollisionResolution(kind: .greedy)
    /// Each that touches one that is kept is left out, those of the highest priority being kept first. The spacing is how many points there are
    /// between two at least.
    public static func greedy(priority: Double, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
        AxisValueLabelCollisionResolution(kind: .greedy, priority: priority, minimumSpacing: minimumSpacing)
    }
    /// Each that comes nearer to the one before than so many points is left out.
    public static func greedy(minimumSpacing: CGFloat?) -> AxisValueLabelCollisionResolution {
        AxisValueLabelCollisionResolution(kind: .greedy, minimumSpacing: minimumSpacing)
    }
    /// They are shortened to the room between their values, in one line.
    public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)
    /// Nothing: they overlap.
    public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
}

/// How labels are turned.
public struct AxisValueLabelOrientation: Equatable, Sendable {
    enum Kind: Sendable { case automatic, horizontal, vertical, verticalReversed }
    let kind: Kind
    /// Whether the label is as high as its text is long.
    var isTurned: Bool { kind == .vertical || kind == .verticalReversed }

    /// As text runs.
    public static let automatic = AxisValueLabelOrientation(kind: .automatic)
    /// As text runs.
    public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
    /// From top to bottom.
    public static let vertical = AxisValueLabelOrientation(kind: .vertical)
    /// From bottom to top.
    public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)
}

/// The label of a value.
///
/// `centered` puts it in the middle between its value and the next one; `anchor` is the point of the label that lies at the value.
/// `multiLabelAlignment` and `offsetsMarks` are accepted and change nothing, which the log tells once.
public struct AxisValueLabel<Content: View> {
    private let content: AxisLabelContent
    private let centered: Bool?
    private let options: AxisLabelOptions

    private init(_ content: AxisLabelContent, centered: Bool?, _ options: AxisLabelOptions) {
        self.content = content
        self.centered = centered
        self.options = options
        AcceptedArguments.note(options)
    }

    /// A view as the label.
    nonisolated public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            .view(AnyView(content())), centered: centered,
            AxisLabelOptions(
                anchor: anchor, alignment: multiLabelAlignment, collision: collisionResolution,
                offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }
}

extension AxisValueLabel where Content == Never {
    /// The value as the axis formats it.
    nonisolated public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .automatic, centered: centered,
            AxisLabelOptions(
                anchor: anchor, alignment: multiLabelAlignment, collision: collisionResolution,
                offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }

    /// The value in a format.
    nonisolated public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            .format { Format.FormatInput(plotValue: $0).map(format.format) }, centered: centered,
            AxisLabelOptions(
                anchor: anchor, alignment: multiLabelAlignment, collision: collisionResolution,
                offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }
}

extension AxisValueLabel where Content == Text {
    /// A string that is looked up in the app's strings.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .text(Text(titleKey)), centered: centered,
            AxisLabelOptions(
                anchor: anchor, alignment: multiLabelAlignment, collision: collisionResolution,
                offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }

    /// A string that is looked up where the resource says.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .text(Text(titleResource)), centered: centered,
            AxisLabelOptions(
                anchor: anchor, alignment: multiLabelAlignment, collision: collisionResolution,
                offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }

    /// A string as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .text(Text(title)), centered: centered,
            AxisLabelOptions(
                anchor: anchor, alignment: multiLabelAlignment, collision: collisionResolution,
                offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }
}

extension AxisValueLabel: AxisMark {
    public typealias Body = Never

    public static func _collect(_ label: AxisValueLabel, into parts: inout [_AxisPart]) {
        parts.append(_AxisPart(kind: .label(label.options, label.content), isCentered: label.centered))
    }
}
