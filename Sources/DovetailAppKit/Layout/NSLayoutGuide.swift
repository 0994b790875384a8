import DovetailCore
import DovetailUIKit
import Foundation

/// A rectangle of a view that constraints can name.
///
/// One that is added to a view (``NSView/addLayoutGuide(_:)``) stands where constraints say, as a view would that is not drawn.
@MainActor @preconcurrency
open class NSLayoutGuide: NSObject {
    /// What of its view a guide stands for.
    enum Kind {
        case safeArea, margins
        /// A place of its own, which constraints decide about.
        case own
    }

    /// The view.
    open internal(set) weak var owningView: NSView?
    /// A name of the app's own.
    open var identifier = NSUserInterfaceItemIdentifier("")
    let kind: Kind
    /// Stands for a guide of its own among the views that constraints place.
    private(set) final lazy var place = GuidePlace()

    init(_ view: NSView, _ kind: Kind) {
        owningView = view
        self.kind = kind
    }

    /// A guide for no view yet.
    public override init() { kind = .own }
    /// A guide for no view yet. Nothing is read: there are no archives of guides.
    public required init?(coder: NSCoder) { kind = .own }

    /// Its place in its view, in points; zero for one that is in no view, or whose view was not laid out yet.
    open var frame: CGRect {
        guard let owningView else { return .zero }
        let size = owningView.frame.size
        var frame = place.frame
        if kind != .own {
            let insets = insets(in: size.width)
            frame = CGRect(
                x: insets.left, y: insets.top, width: size.width - insets.left - insets.right,
                height: size.height - insets.top - insets.bottom)
        }
        if !owningView.isFlipped { frame.origin.y = size.height - frame.maxY }
        return frame
    }
    /// Whether constraints leave its place open. What none says begins at the corner: never.
    open var hasAmbiguousLayout: Bool { false }
    /// The constraints that say something about it along an axis.
    open func constraintsAffectingLayout(for orientation: NSLayoutConstraint.Orientation) -> [NSLayoutConstraint] {
        owningView?.constraints.filter { $0.firstItem === self || $0.secondItem === self } ?? []
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension NSLayoutGuide: ConstrainedGuide {
    package var constrainedOwner: (any ConstrainedView)? { owningView }
    package var constrainedPlace: GuidePlace? { kind == .own ? place : nil }
    package func insets(in width: CGFloat) -> UIEdgeInsets {
        switch kind {
        case .own: return .zero
        case .margins: return owningView?.constrainedMargins ?? .zero
        case .safeArea:
            let insets = owningView?.safeAreaInsets ?? NSEdgeInsets()
            return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        }
    }
}

extension NSView {
    /// Adds a guide, which stands where constraints say.
    public func addLayoutGuide(_ guide: NSLayoutGuide) {
        guard guide.kind == .own, guide.owningView !== self else { return }
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        layoutGuides.append(guide)
        changed()
    }

    /// Takes a guide away, with the constraints about it.
    public func removeLayoutGuide(_ guide: NSLayoutGuide) {
        guard guide.kind == .own, guide.owningView === self else { return }
        NSLayoutConstraint.deactivate(
            constraints.filter { $0.firstView === guide.place || $0.secondView === guide.place })
        layoutGuides.removeAll { $0 === guide }
        guide.owningView = nil
        changed()
    }
}
