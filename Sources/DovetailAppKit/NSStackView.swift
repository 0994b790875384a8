import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation

/// Whether something lies across or stands.
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

/// Views one beside the other or one below the other.
///
/// A view in it is as large as its `intrinsicContentSize` says, else as its frame; one that says neither takes what is left.
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

    /// The views, in order.
    public private(set) var arrangedSubviews: [NSView] = []
    /// Whether the views stand beside each other.
    open var orientation = NSUserInterfaceLayoutOrientation.horizontal { didSet { changed() } }
    /// The distance between two views, in points.
    open var spacing: CGFloat = 8 { didSet { changed() } }
    /// How views stand across the stack: by edges or by their middles.
    open var alignment: NSLayoutConstraint.Attribute? { didSet { changed() } }
    /// How views share the length of the stack. All but ``Distribution/fillEqually`` and the two that distribute space leave views their lengths.
    open var distribution = Distribution.gravityAreas { didSet { changed() } }
    /// The distance of the views to the edges, in points.
    open var edgeInsets = NSEdgeInsets() { didSet { changed() } }
    /// Whether hidden views take no place, as they always do here.
    open var detachesHiddenViews = true

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
        arrangedSubviews.insert(view, at: min(insertionIndex, arrangedSubviews.count))
        if view.superview !== self { addSubview(view) } else { changed() }
    }
    /// Takes a view out of the row. It stays a subview.
    open func removeArrangedSubview(_ view: NSView) {
        arrangedSubviews.removeAll { $0 === view }
        changed()
    }
    /// Adds a view at the end; stacks here have no areas.
    open func addView(_ view: NSView, in gravity: Gravity) { addArrangedSubview(view) }
    /// Takes a view out.
    open func removeView(_ view: NSView) { view.removeFromSuperview() }
    /// The views, in order.
    open var views: [NSView] { arrangedSubviews }

    open override func willRemoveSubview(_ subview: NSView) {
        arrangedSubviews.removeAll { $0 === subview }
        super.willRemoveSubview(subview)
    }

    override var framedSubviews: [NSView] { subviews.filter { view in !arrangedSubviews.contains { $0 === view } } }
    override var content: AnyView? { AnyView(StackContent(stack: self, count: changes.count)) }
    open override var intrinsicContentSize: CGSize {
        HostedView(rootView: StackContent(stack: self, count: 0)).idealSize
    }
    open override var fittingSize: CGSize { intrinsicContentSize }
}

private struct StackContent: View {
    let stack: NSStackView
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    var body: some View {
        let isHorizontal = stack.orientation == .horizontal
        let layout =
            isHorizontal
            ? AnyLayout(HStackLayout(alignment: stack.vertical, spacing: gap))
            : AnyLayout(VStackLayout(alignment: stack.horizontal, spacing: gap))
        let views = stack.arrangedSubviews.filter { !$0.isHidden }
        layout {
            ForEach(views.map(Item.init)) { item in
                if spreads, item.view !== views.first { Spacer(minLength: stack.spacing) }
                StackItem(
                    view: item.view, changes: item.view.changes, fills: stack.distribution == .fillEqually,
                    isHorizontal: isHorizontal)
            }
        }
        .padding(
            EdgeInsets(
                top: stack.edgeInsets.top, leading: stack.edgeInsets.left, bottom: stack.edgeInsets.bottom,
                trailing: stack.edgeInsets.right)
        )
        .frame(
            maxWidth: .infinity, maxHeight: .infinity,
            alignment: isHorizontal
                ? Alignment(horizontal: .leading, vertical: stack.vertical)
                : Alignment(horizontal: stack.horizontal, vertical: .top))
    }

    private var spreads: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }
    private var gap: CGFloat { spreads ? 0 : stack.spacing }

    private struct Item: Identifiable {
        let view: NSView
        nonisolated var id: ObjectIdentifier { ObjectIdentifier(view) }
        @MainActor init(_ view: NSView) { self.view = view }
    }
}

private struct StackItem: View {
    let view: NSView
    @ObservedObject var changes: PlatformViewChanges
    let fills: Bool
    let isHorizontal: Bool

    var body: some View {
        let wish = view.intrinsicContentSize
        NSViewContent(view)
            .frame(
                width: fills && isHorizontal ? nil : length(wish.width, view.frame.width),
                height: fills && !isHorizontal ? nil : length(wish.height, view.frame.height)
            )
            .frame(
                maxWidth: fills && isHorizontal ? .infinity : nil, maxHeight: fills && !isHorizontal ? .infinity : nil)
    }

    private func length(_ wish: CGFloat, _ own: CGFloat) -> CGFloat? { wish >= 0 ? wish : own > 0 ? own : nil }
}

extension NSStackView {
    fileprivate var vertical: VerticalAlignment {
        switch alignment {
        case .top: .top
        case .bottom: .bottom
        default: .center
        }
    }
    fileprivate var horizontal: HorizontalAlignment {
        switch alignment {
        case .leading, .left: .leading
        case .trailing, .right: .trailing
        default: .center
        }
    }
}
