import Foundation

/// A kind of alignment guide of one's own.
public protocol AlignmentID {
    /// The guide's place in a view that sets none.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide at an edge or the centre. What a container's children set does not count for the container.
protocol FrameAlignmentID: AlignmentID {
    static var place: FramePlace { get }
}

/// Where along an axis of a frame an edge or the centre is.
enum FramePlace {
    case start, middle, end

    func position(in length: CGFloat) -> CGFloat {
        switch self {
        case .start: 0
        case .middle: length / 2
        case .end: length
        }
    }
}

/// A guide that texts have by themselves.
protocol BaselineAlignmentID: AlignmentID {}

/// Identifies a guide on one axis.
package struct AlignmentKey: Hashable {
    let id: ObjectIdentifier
    package let type: any AlignmentID.Type
    let axis: Axis
    /// How values of children count for their container.
    let kind: GuideSet
    /// Where the guide is in a view that has no say in it, for edges and centres.
    let framePlace: FramePlace?

    init(_ type: any AlignmentID.Type, axis: Axis) {
        id = ObjectIdentifier(type)
        self.type = type
        self.axis = axis
        framePlace = (type as? any FrameAlignmentID.Type)?.place
        kind = framePlace != nil ? .frame : type is any BaselineAlignmentID.Type ? .baselines : .custom
    }

    /// What a container has for a guide that some of its children set: nothing for edges and centres, the first of first
    /// baselines, the last of last ones, the outermost ends of separators, and the mean of others.
    func combine(_ values: [CGFloat]) -> CGFloat? {
        guard !values.isEmpty, kind != .frame else { return nil }
        if self == VerticalAlignment.firstTextBaseline.key { return values.min() }
        if self == VerticalAlignment.lastTextBaseline.key { return values.max() }
        if self == HorizontalAlignment.listRowSeparatorLeading.key { return values.min() }
        if self == HorizontalAlignment.listRowSeparatorTrailing.key { return values.max() }
        return values.reduce(0, +) / CGFloat(values.count)
    }

    package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
        left.id == right.id && left.axis == right.axis
    }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, @unchecked Sendable {
    package let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, axis: .horizontal)
    }

    init(key: AlignmentKey) { self.key = key }

    public static let leading = HorizontalAlignment(Leading.self)
    public static let center = HorizontalAlignment(Center.self)
    public static let trailing = HorizontalAlignment(Trailing.self)

    /// Where the line below a row of a list begins: at the first text of the row, or at the row's leading edge where there is no text.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    /// Where the line below a row of a list ends: at the list's trailing edge, unless a view of the row sets this.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

    /// What a container has for this guide when some of its views set it: nil where none does, and for edges and the centre, which count
    /// for the container itself; for others the mean.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combine(values.compactMap { $0 })
    }

    private enum ListRowSeparatorLeading: BaselineAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum ListRowSeparatorTrailing: BaselineAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    private enum Leading: FrameAlignmentID {
        static let place = FramePlace.start
        static func defaultValue(in context: ViewDimensions) -> CGFloat { place.position(in: context.width) }
    }
    private enum Center: FrameAlignmentID {
        static let place = FramePlace.middle
        static func defaultValue(in context: ViewDimensions) -> CGFloat { place.position(in: context.width) }
    }
    private enum Trailing: FrameAlignmentID {
        static let place = FramePlace.end
        static func defaultValue(in context: ViewDimensions) -> CGFloat { place.position(in: context.width) }
    }
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, @unchecked Sendable {
    package let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, axis: .vertical)
    }

    init(key: AlignmentKey) { self.key = key }

    public static let top = VerticalAlignment(Top.self)
    public static let center = VerticalAlignment(Center.self)
    public static let bottom = VerticalAlignment(Bottom.self)
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

    /// What a container has for this guide when some of its views set it: nil where none does, and for edges and the centre, which count
    /// for the container itself; the first of first baselines, the last of last ones, and for others the mean.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combine(values.compactMap { $0 })
    }

    private enum Top: FrameAlignmentID {
        static let place = FramePlace.start
        static func defaultValue(in context: ViewDimensions) -> CGFloat { place.position(in: context.height) }
    }
    private enum Center: FrameAlignmentID {
        static let place = FramePlace.middle
        static func defaultValue(in context: ViewDimensions) -> CGFloat { place.position(in: context.height) }
    }
    private enum Bottom: FrameAlignmentID {
        static let place = FramePlace.end
        static func defaultValue(in context: ViewDimensions) -> CGFloat { place.position(in: context.height) }
    }
    // A view without text stands on the baseline.
    private enum FirstTextBaseline: BaselineAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastTextBaseline: BaselineAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}

/// A guide along each axis.
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and alignment guides, in the view's own coordinates.
public struct ViewDimensions: Equatable {
    let computer: LayoutComputer?
    let size: CGSize
    /// What the view was offered when it took the size.
    package let proposal: ProposedViewSize

    package init(computer: LayoutComputer?, size: CGSize, proposal: ProposedViewSize? = nil) {
        self.computer = computer
        self.size = size
        self.proposal = proposal ?? ProposedViewSize(size)
    }

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// The guide's place if something in the view sets it.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    package subscript(key: AlignmentKey) -> CGFloat {
        self[explicit: key] ?? key.type.defaultValue(in: self)
    }

    package subscript(explicit key: AlignmentKey) -> CGFloat? {
        computer?.explicitAlignment(key, size: size, proposal: proposal)
    }

    /// Whether a guide may be anywhere else than where views without a say have it, at an edge or in the middle.
    func mayDefine(_ key: AlignmentKey) -> Bool {
        key.kind != .frame || computer?.guides.isDisjoint(with: .frame) == false
    }

    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.size == right.size && left.computer === right.computer
    }
}
