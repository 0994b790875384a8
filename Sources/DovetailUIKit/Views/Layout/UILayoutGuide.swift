import DovetailCore
import Foundation

/// A rectangle of a view that constraints can name.
///
/// One that is added to a view (``UIView/addLayoutGuide(_:)``) stands where constraints say, as a view would that is not drawn.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    /// What of its view a guide stands for.
    enum Kind {
        case whole, margins, readable
        /// A line along the lower edge of its view.
        case keyboard
        /// A place of its own, which constraints decide about.
        case own
    }

    /// The view.
    public internal(set) weak var owningView: UIView?
    /// A name of the app's own.
    open var identifier = ""
    let kind: Kind
    /// Stands for a guide of its own among the views that constraints place.
    private(set) lazy var place = GuidePlace()

    init(_ view: UIView, _ kind: Kind) {
        owningView = view
        self.kind = kind
    }

    /// A guide for no view yet.
    public override init() { kind = .own }
    /// A guide for no view yet. Nothing is read: there are no archives of guides.
    public required init?(coder: NSCoder) { kind = .own }

    /// Its place in its view, in points; zero for one that is in no view, or whose view was not shown yet.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        if kind == .keyboard {
            return CGRect(x: 0, y: owningView.bounds.height, width: owningView.bounds.width, height: 0)
        }
        return kind == .own ? place.frame : owningView.bounds.inset(by: insets(in: owningView.bounds.width))
    }

    /// How far it is from the edges of its view, where that is so wide.
    package func insets(in width: CGFloat) -> UIEdgeInsets {
        guard let owningView, kind == .margins || kind == .readable else { return .zero }
        var insets = owningView.layoutMargins
        if kind == .readable {
            let beside = (width - Self.readableWidth) / 2
            (insets.left, insets.right) = (max(insets.left, beside), max(insets.right, beside))
        }
        return insets
    }

    /// How wide text is read easily, at the usual size of text, in points.
    private static let readableWidth: CGFloat = 672

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, kind == .keyboard ? .bottom : .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, kind == .keyboard ? .bottom : .centerY) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

/// Where a keyboard on the screen would be. There is none: its sides are those of the view, and both its edges lie along the view's lower one.
@MainActor @preconcurrency
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether it follows a keyboard that a person moves about. There is none: it is kept, and nothing else.
    open var followsUndockedKeyboard = false
    /// Whether it ends where the safe area does. Nothing covers the lower edge: it is kept, and nothing else.
    open var usesBottomSafeArea = true
    /// How far above a keyboard a drag begins to move it, in points. It is kept, and nothing else.
    open var keyboardDismissPadding: CGFloat = 0

    init(_ view: UIView) { super.init(view, .keyboard) }
    /// A guide for no view. Nothing is read: there are no archives of guides.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
    /// Adds a guide, which stands where constraints say.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.kind == .own, layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutGuides.append(layoutGuide)
        setNeedsLayout()
    }

    /// Takes a guide away, with the constraints about it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.kind == .own, layoutGuide.owningView === self else { return }
        NSLayoutConstraint.deactivate(
            constraints.filter { $0.firstView === layoutGuide.place || $0.secondView === layoutGuide.place })
        layoutGuides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
        setNeedsLayout()
    }
}
