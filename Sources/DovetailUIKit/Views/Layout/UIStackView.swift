import DovetailCore
import DovetailPlatform
import Foundation

/// Stands views beside or below each other.
///
///     let stack = UIStackView(arrangedSubviews: [title, subtitle])
///     stack.axis = .vertical
///     stack.spacing = 4
///
/// Views take the lengths of their content, or those that constraints on their width and height say: numbers, parts of the stack's own lengths, of those of
/// views around it, and of each other's.
@MainActor @preconcurrency
open class UIStackView: UIView {
    /// What becomes of room that is left along the axis, or that is missing.
    public enum Distribution: Int, Sendable {
        /// The view that keeps least to its length gets it, or gives it.
        case fill
        /// All views are equally long.
        case fillEqually
        /// Views are longer or shorter by the same factor.
        case fillProportionally
        /// The space between views grows.
        case equalSpacing
        /// As ``equalSpacing``: the space between views grows.
        case equalCentering
    }
    /// Where views stand across the axis.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    /// The views that are arranged, in order.
    public private(set) var arrangedSubviews: [UIView] = []
    /// Whether views stand beside each other or below each other.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
    open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
    open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
    /// The space between views, in points.
    open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Whether ``UIView/layoutMargins`` are left free around the views.
    open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
    private var spacings: [ObjectIdentifier: CGFloat] = [:]

    /// A stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    /// Adds a view at a position.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }
    /// Arranges a view no more. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        setNeedsLayout()
    }
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        arrangedSubviews.removeAll { $0 === subview }
    }
    /// Stands for ``spacing`` as the space after one view.
    public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    /// Stands for the space that the system likes: 8 points.
    public static let spacingUseSystem: CGFloat = 1.175_494_350_822_287_5e-38
    /// Whether the space between lines of text is meant, rather than between views. It is between views: it is kept, and nothing else.
    open var isBaselineRelativeArrangement = false

    /// Sets the space after one view, in points, or by one of the values that stand for others.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        spacings[ObjectIdentifier(arrangedSubview)] =
            spacing == Self.spacingUseDefault ? nil : spacing == Self.spacingUseSystem ? systemSpacing : spacing
        setNeedsLayout()
    }
    /// The space after one view, in points.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spacings[ObjectIdentifier(arrangedSubview)] ?? spacing
    }

    // MARK: Layout

    private var isHorizontal: Bool { axis == .horizontal }
    private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
    private func gap(after view: UIView) -> CGFloat { customSpacing(after: view) }

    /// A view's own length along an axis, where it has a length across it.
    ///
    /// - Parameter stack: The size of the stack, as far as it is known.
    private func length(
        _ view: UIView, horizontally: Bool, across: CGFloat?, stack: StackedLength.Known
    ) -> CGFloat {
        let saying = StackedLength(stack: self, known: stack)
        if let said = saying.length(of: view, horizontally: horizontally, across: across) { return said }
        let intrinsic = view.intrinsicContentSize
        let own = horizontally ? intrinsic.width : intrinsic.height
        if !horizontally, own >= 0, let across {
            let height = view.sizeThatFits(CGSize(width: across, height: .infinity)).height
            if height > 0, height.isFinite { return saying.bounded(height, of: view, horizontally: horizontally) }
        }
        return saying.bounded(max(own, 0), of: view, horizontally: horizontally)
    }

    private func contentSize(width: CGFloat?) -> CGSize {
        let (views, margins) = (shown, margins)
        let inner = width.map { $0 - margins.left - margins.right }
        let known = (width: width, height: nil as CGFloat?)
        let along = views.map {
            length($0, horizontally: isHorizontal, across: isHorizontal ? nil : inner, stack: known)
        }
        let across = zip(views, along).map { view, along in
            length(view, horizontally: !isHorizontal, across: isHorizontal ? along : nil, stack: known)
        }
        let gaps = views.dropLast().map { gap(after: $0) }.reduce(0, +)
        let (total, most) = (along.reduce(0, +) + gaps, across.max() ?? 0)
        return CGSize(
            width: (isHorizontal ? total : most) + margins.left + margins.right,
            height: (isHorizontal ? most : total) + margins.top + margins.bottom)
    }

    open override var intrinsicContentSize: CGSize { contentSize(width: nil) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(width: size.width.isFinite && size.width > 0 ? size.width : nil)
    }

    override func placesOfSubviews(in size: CGSize) -> [ObjectIdentifier: CGRect] {
        var places = super.placesOfSubviews(in: size)
        let (views, margins) = (shown, margins)
        let room = CGRect(origin: .zero, size: size).inset(by: margins)
        let (length, breadth) = isHorizontal ? (room.width, room.height) : (room.height, room.width)
        var gaps = views.dropLast().map { gap(after: $0) }
        let lengths = lengths(of: views, length, breadth, gaps: &gaps, size)
        var start = isHorizontal ? room.minX : room.minY
        for (index, view) in views.enumerated() {
            let own =
                alignment == .fill
                ? breadth
                : min(
                    self.length(
                        view, horizontally: !isHorizontal, across: lengths[index], stack: (size.width, size.height)),
                    breadth)
            let free = breadth - own
            let offset =
                alignment == .center ? free / 2 : alignment == .trailing || alignment == .lastBaseline ? free : 0
            places[ObjectIdentifier(view)] =
                isHorizontal
                ? CGRect(x: start, y: room.minY + offset, width: lengths[index], height: own)
                : CGRect(x: room.minX + offset, y: start, width: own, height: lengths[index])
            start += lengths[index] + (index < gaps.count ? gaps[index] : 0)
        }
        return places
    }

    private func lengths(
        of views: [UIView], _ room: CGFloat, _ breadth: CGFloat, gaps: inout [CGFloat], _ size: CGSize
    ) -> [CGFloat] {
        guard !views.isEmpty else { return [] }
        var own = views.map {
            length(
                $0, horizontally: isHorizontal, across: isHorizontal ? nil : breadth, stack: (size.width, size.height))
        }
        let left = room - gaps.reduce(0, +) - own.reduce(0, +)
        switch distribution {
        case .fillEqually:
            let each = max((room - gaps.reduce(0, +)) / CGFloat(views.count), 0)
            return views.map { _ in each }
        case .fillProportionally:
            let total = own.reduce(0, +)
            guard total > 0 else { return own }
            return own.map { max($0 * (total + left) / total, 0) }
        case .equalSpacing, .equalCentering:
            if left > 0, !gaps.isEmpty { for index in gaps.indices { gaps[index] += left / CGFloat(gaps.count) } }
            if left >= 0 { return own }
        case .fill: break
        }
        let along: NSLayoutConstraint.Axis = axis
        if left > 0 {
            let least = views.indices.min {
                views[$0].contentHuggingPriority(for: along) < views[$1].contentHuggingPriority(for: along)
            }
            if let least { own[least] += left }
        } else if left < 0 {
            var missing = -left
            let order = views.indices.sorted {
                (views[$0].contentCompressionResistancePriority(for: along), $0)
                    < (views[$1].contentCompressionResistancePriority(for: along), $1)
            }
            for index in order where missing > 0 {
                let given = min(own[index], missing)
                own[index] -= given
                missing -= given
            }
        }
        return own
    }
}
