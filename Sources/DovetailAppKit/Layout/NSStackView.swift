import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation

/// Whether something lies across or stands.
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

/// Hears of views that a stack has no room for. Stacks here take none away: nobody calls it.
@MainActor @preconcurrency
public protocol NSStackViewDelegate: NSObjectProtocol {
    func stackView(_ stackView: NSStackView, willDetach views: [NSView])
    func stackView(_ stackView: NSStackView, didReattach views: [NSView])
}

extension NSStackViewDelegate {
    public func stackView(_ stackView: NSStackView, willDetach views: [NSView]) {}
    public func stackView(_ stackView: NSStackView, didReattach views: [NSView]) {}
}

/// Views one beside the other or one below the other.
///
/// A view in it is as large as constraints of its own and its `intrinsicContentSize` say, else as what is inside of it needs by constraints, else as
/// its frame; one of which nothing says that takes what is left. Constraints that make a view as wide or as high as the stack are followed, too.
@MainActor @preconcurrency
open class NSStackView: NSView {
    /// How views share the length of the stack.
    public enum Distribution: Int, Sendable {
        case gravityAreas = -1
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    /// Where a view stands in a stack that is longer than its views.
    public enum Gravity: Int, Sendable {
        case leading = 1
        case center, trailing
        /// The same as ``leading``.
        public static let top = Gravity.leading
        /// The same as ``trailing``.
        public static let bottom = Gravity.trailing
    }
    /// How much it counts that a view is seen.
    public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
        public let rawValue: Float
        public init(rawValue: Float) { self.rawValue = rawValue }
        public init(_ rawValue: Float) { self.rawValue = rawValue }
        public static let mustHold = VisibilityPriority(1000)
        public static let detachOnlyIfNecessary = VisibilityPriority(900)
        public static let notVisible = VisibilityPriority(0)
    }
    /// Stands for ``spacing`` as the space after one view.
    public static let useDefaultSpacing: CGFloat = .greatestFiniteMagnitude

    /// The views, in order.
    public private(set) var arrangedSubviews: [NSView] = []
    /// Whether the views stand beside each other.
    open var orientation = NSUserInterfaceLayoutOrientation.horizontal { didSet { changed() } }
    /// The distance between two views, in points.
    open var spacing: CGFloat = 8 { didSet { changed() } }
    /// How views stand across the stack: by edges or by their middles. `width` and `height` make them as broad as the stack.
    open var alignment: NSLayoutConstraint.Attribute! { didSet { changed() } }
    /// How views share the length of the stack. With ``Distribution/fill`` the view that hugs its content least takes what is left.
    open var distribution = Distribution.gravityAreas { didSet { changed() } }
    /// The distance of the views to the edges, in points.
    open var edgeInsets = NSEdgeInsets() { didSet { changed() } }
    /// Whether hidden views take no place, as they always do here.
    open var detachesHiddenViews = true
    /// Whether all views keep equal distances of the same part. It is kept, and nothing else: see ``distribution``.
    open var hasEqualSpacing = false
    /// Hears of views that the stack has no room for.
    open weak var delegate: (any NSStackViewDelegate)?

    /// A stack of views beside each other.
    public convenience init(views: [NSView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    /// Adds a view at a position.
    open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(insertionIndex, 0), arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) } else { changed() }
    }
    /// Takes a view out of the row. It stays a subview.
    open func removeArrangedSubview(_ view: NSView) {
        arrangedSubviews.removeAll { $0 === view }
        changed()
    }

    // MARK: Areas

    private var gravities: [ObjectIdentifier: Gravity] = [:]
    private func gravity(of view: NSView) -> Gravity { gravities[ObjectIdentifier(view)] ?? .leading }
    /// Adds a view at the end of an area.
    open func addView(_ view: NSView, in gravity: Gravity) {
        insertView(view, at: views(in: gravity).count, in: gravity)
    }
    /// Adds a view at a position of an area.
    open func insertView(_ view: NSView, at index: Int, in gravity: Gravity) {
        let before = arrangedSubviews.filter { $0 !== view && self.gravity(of: $0).rawValue < gravity.rawValue }.count
        gravities[ObjectIdentifier(view)] = gravity
        insertArrangedSubview(view, at: before + min(max(index, 0), views(in: gravity).count))
    }
    /// Takes a view out.
    open func removeView(_ view: NSView) { view.removeFromSuperview() }
    /// The views of an area, in order.
    open func views(in gravity: Gravity) -> [NSView] { arrangedSubviews.filter { self.gravity(of: $0) == gravity } }
    /// Has other views in an area.
    open func setViews(_ views: [NSView], in gravity: Gravity) {
        for view in self.views(in: gravity) where !views.contains(where: { $0 === view }) { removeView(view) }
        for view in views { addView(view, in: gravity) }
    }
    /// The views, in order.
    open var views: [NSView] { arrangedSubviews }
    /// The views that are not shown.
    open var detachedViews: [NSView] { arrangedSubviews.filter { $0.isHidden } }

    private var spacings: [ObjectIdentifier: CGFloat] = [:]
    /// Sets the space after one view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
        spacings[ObjectIdentifier(view)] = spacing == Self.useDefaultSpacing ? nil : spacing
        changed()
    }
    /// The space after one view, in points.
    open func customSpacing(after view: NSView) -> CGFloat {
        spacings[ObjectIdentifier(view)] ?? Self.useDefaultSpacing
    }
    fileprivate func space(after view: NSView) -> CGFloat { spacings[ObjectIdentifier(view)] ?? spacing }

    private var visibilities: [ObjectIdentifier: VisibilityPriority] = [:]
    /// Says how much it counts that a view is seen: one that is not to be is hidden.
    open func setVisibilityPriority(_ priority: VisibilityPriority, for view: NSView) {
        visibilities[ObjectIdentifier(view)] = priority
        view.isHidden = priority == .notVisible
    }
    /// How much it counts that a view is seen.
    open func visibilityPriority(for view: NSView) -> VisibilityPriority {
        visibilities[ObjectIdentifier(view)] ?? .mustHold
    }
    private var huggings: [Int: NSLayoutConstraint.Priority] = [:]
    /// How much the stack keeps to the size of its views. It is kept, and nothing else.
    open func huggingPriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority {
        huggings[orientation.rawValue] ?? .defaultLow
    }
    open func setHuggingPriority(
        _ huggingPriority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) { huggings[orientation.rawValue] = huggingPriority }
    private var resistances: [Int: NSLayoutConstraint.Priority] = [:]
    /// How much the stack keeps from being smaller than its views. It is kept, and nothing else.
    open func clippingResistancePriority(
        for orientation: NSLayoutConstraint.Orientation
    ) -> NSLayoutConstraint.Priority { resistances[orientation.rawValue] ?? .required }
    open func setClippingResistancePriority(
        _ clippingResistancePriority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) { resistances[orientation.rawValue] = clippingResistancePriority }

    open override func willRemoveSubview(_ subview: NSView) {
        arrangedSubviews.removeAll { $0 === subview }
        gravities[ObjectIdentifier(subview)] = nil
        spacings[ObjectIdentifier(subview)] = nil
        super.willRemoveSubview(subview)
    }

    // MARK: Places

    private var isHorizontal: Bool { orientation == .horizontal }
    private var shown: [NSView] { arrangedSubviews.filter { !$0.isHidden } }

    /// Whether constraints make a view as broad or as long as the stack.
    private func fills(_ view: NSView, horizontally: Bool) -> Bool {
        let (length, start, end): (Set<NSLayoutConstraint.Attribute>, _, _) =
            horizontally
            ? (
                [.width], Set<NSLayoutConstraint.Attribute>([.leading, .left]),
                Set<NSLayoutConstraint.Attribute>([.trailing, .right])
            )
            : ([.height], [.top], [.bottom])
        func isTied(_ parts: Set<NSLayoutConstraint.Attribute>) -> Bool {
            constraints.contains { one in
                one.relation == .equal && one.hasSecond && parts.contains(one.firstAttribute)
                    && (one.firstView === view && one.secondView === self
                        || one.firstView === self && one.secondView === view)
            }
        }
        return isTied(length) || isTied(start) && isTied(end)
    }

    /// A view's own length along an axis; negative where nothing says one.
    private func length(_ view: NSView, horizontally: Bool, across: CGFloat?) -> CGFloat {
        let (wish, own) = (view.wishedSize, view.frameLengths)
        if !horizontally, wish.height >= 0, view.ownLengths.height == nil, let across, across > 0,
            let height = view.heightOfContent(width: across)
        {
            return height
        }
        let (wanted, frame) = horizontally ? (wish.width, own.width) : (wish.height, own.height)
        return wanted >= 0 ? wanted : frame > 0 ? frame : -1
    }

    private func insets(alongHorizontal: Bool) -> (before: CGFloat, after: CGFloat) {
        alongHorizontal ? (edgeInsets.left, edgeInsets.right) : (edgeInsets.top, edgeInsets.bottom)
    }

    private func contentSize(width: CGFloat?) -> CGSize {
        let views = shown
        let inner = width.map { $0 - edgeInsets.left - edgeInsets.right }
        let along = views.map { max(length($0, horizontally: isHorizontal, across: isHorizontal ? nil : inner), 0) }
        let across = zip(views, along).map {
            max(length($0, horizontally: !isHorizontal, across: isHorizontal ? $1 : nil), 0)
        }
        let gaps = views.dropLast().map { space(after: $0) }.reduce(0, +)
        var total = along.reduce(0, +) + gaps
        if distribution == .fillEqually, let most = along.max() { total = most * CGFloat(views.count) + gaps }
        let most = across.max() ?? 0
        return CGSize(
            width: (isHorizontal ? total : most) + edgeInsets.left + edgeInsets.right,
            height: (isHorizontal ? most : total) + edgeInsets.top + edgeInsets.bottom)
    }

    open override var intrinsicContentSize: CGSize { contentSize(width: nil) }
    open override var fittingSize: CGSize {
        let (own, size) = (ownLengths, contentSize(width: ownLengths.width))
        return CGSize(width: own.width ?? size.width, height: own.height ?? size.height)
    }
    override func heightOfContent(width: CGFloat) -> CGFloat? { contentSize(width: width).height }

    override func placesOfSubviews(in size: CGSize) -> [ObjectIdentifier: CGRect] {
        var places = super.placesOfSubviews(in: size)
        let views = shown
        let (before, after) = insets(alongHorizontal: isHorizontal)
        let (side, otherSide) = insets(alongHorizontal: !isHorizontal)
        let room = (isHorizontal ? size.width : size.height) - before - after
        let breadth = max((isHorizontal ? size.height : size.width) - side - otherSide, 0)
        var gaps = views.map { space(after: $0) }
        let lengths = lengths(of: views, room, breadth, &gaps)
        var start = before + leadingSpace(views, lengths, gaps, room)
        for (index, view) in views.enumerated() {
            var own = length(view, horizontally: !isHorizontal, across: isHorizontal ? lengths[index] : nil)
            let isBroad = alignment == (isHorizontal ? .height : .width) || fills(view, horizontally: !isHorizontal)
            if own < 0 || isBroad { own = breadth }
            own = min(own, max(breadth, 0))
            let offset = side + (breadth - own) * shareBefore
            let length = lengths[index]
            places[ObjectIdentifier(view)] =
                isHorizontal
                ? CGRect(x: start, y: offset, width: length, height: own)
                : CGRect(x: offset, y: start, width: own, height: length)
            start += length + gaps[index]
        }
        return places
    }

    /// How much of the free breadth is before a view.
    private var shareBefore: CGFloat {
        switch alignment {
        case .top, .leading, .left, .firstBaseline: 0
        case .bottom, .trailing, .right, .lastBaseline: 1
        default: 0.5
        }
    }

    private func lengths(of views: [NSView], _ room: CGFloat, _ breadth: CGFloat, _ gaps: inout [CGFloat]) -> [CGFloat]
    {
        guard !views.isEmpty else { return [] }
        gaps[gaps.count - 1] = 0
        let space = gaps.reduce(0, +)
        if distribution == .fillEqually {
            return views.map { _ in max((room - space) / CGFloat(views.count), 0) }
        }
        var own = views.map {
            fills($0, horizontally: isHorizontal)
                ? room : length($0, horizontally: isHorizontal, across: isHorizontal ? nil : breadth)
        }
        let open = own.indices.filter { own[$0] < 0 }
        let left = room - space - own.filter { $0 >= 0 }.reduce(0, +)
        // Views that say nothing share what is left.
        for index in open { own[index] = max(left, 0) / CGFloat(open.count) }
        guard open.isEmpty, left != 0 else { return own }
        if left < 0 { return shrunk(own, views, by: -left) }
        switch distribution {
        case .equalSpacing, .equalCentering:
            for index in gaps.indices.dropLast() { gaps[index] += left / CGFloat(max(gaps.count - 1, 1)) }
        case .fillProportionally:
            let total = own.reduce(0, +)
            if total > 0 { own = own.map { $0 * (total + left) / total } }
        case .fill:
            let axis: NSLayoutConstraint.Orientation = isHorizontal ? .horizontal : .vertical
            let least = views.indices.min {
                views[$0].contentHuggingPriority(for: axis) < views[$1].contentHuggingPriority(for: axis)
            }
            if let least { own[least] += left }
        case .gravityAreas: share(left, between: views, own, room, &gaps)
        case .fillEqually: break
        }
        return own
    }

    /// Those that resist least give way first.
    private func shrunk(_ lengths: [CGFloat], _ views: [NSView], by amount: CGFloat) -> [CGFloat] {
        let axis: NSLayoutConstraint.Orientation = isHorizontal ? .horizontal : .vertical
        func rank(_ index: Int) -> NSLayoutConstraint.Priority {
            views[index].contentCompressionResistancePriority(for: axis)
        }
        var (result, missing) = (lengths, amount)
        for index in views.indices.sorted(by: { (rank($0), $1) < (rank($1), $0) }) where missing > 0 {
            let given = min(result[index], missing)
            result[index] -= given
            missing -= given
        }
        return result
    }

    /// Puts free space between the areas: the middle one is in the middle, as far as the others leave room for that.
    private func share(
        _ left: CGFloat, between views: [NSView], _ lengths: [CGFloat], _ room: CGFloat, _ gaps: inout [CGFloat]
    ) {
        let areas = views.map { gravity(of: $0) }
        guard let lastLeading = areas.lastIndex(of: .leading) else {
            // Nothing stands at the beginning: the space before the first view can't be said by a gap after one.
            return startSpace(left, areas, &gaps)
        }
        let center = areas.indices.filter { areas[$0] == .center }
        guard let lastCenter = center.last else {
            if areas.contains(.trailing) { gaps[lastLeading] += left }
            return
        }
        let before = zip(lengths, gaps).prefix(lastLeading + 1).map { $0 + $1 }.reduce(0, +)
        let middle = center.map { lengths[$0] + gaps[$0] }.reduce(0, +) - gaps[lastCenter]
        let space = min(max((room - middle) / 2 - before, 0), left)
        gaps[lastLeading] += space
        if areas.contains(.trailing) { gaps[lastCenter] += left - space }
    }

    private func startSpace(_ left: CGFloat, _ areas: [Gravity], _ gaps: inout [CGFloat]) {
        guard let lastCenter = areas.lastIndex(of: .center), areas.contains(.trailing) else { return }
        gaps[lastCenter] += left / 2
    }
    /// The space before the first view, where nothing stands at the beginning.
    private func leadingSpace(_ views: [NSView], _ lengths: [CGFloat], _ gaps: [CGFloat], _ room: CGFloat) -> CGFloat {
        guard distribution == .gravityAreas, let first = views.first, gravity(of: first) != .leading else { return 0 }
        let free = room - lengths.reduce(0, +) - gaps.reduce(0, +)
        return max(
            gravity(of: first) == .trailing || views.contains { gravity(of: $0) == .trailing } ? free : free / 2, 0)
    }
}
