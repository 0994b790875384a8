import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// What assistive tools are told of a view but for its name, as far as the app says it.
struct SpokenView {
    /// Whether it is one thing; nil for what it is by itself.
    var isElement: Bool?
    /// Nil for those that it has by itself.
    var traits: UIAccessibilityTraits?
    var value: String?
    var hint: String?
    var isHidden = false
    var elements: [Any]?
    var actions: [UIAccessibilityCustomAction]?
    var isModal = false
    var frame: CGRect?

    /// What assistive tools are told of a subview by those that its view names: how soon it is read; nil where it is not told.
    @MainActor
    static func priority(of subview: UIView, in view: UIView) -> Double? {
        if let modal = view.subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }), modal !== subview {
            return nil
        }
        guard let elements = view.accessibilityElements else { return 0 }
        let place = elements.firstIndex { ($0 as? UIView).map { $0.isDescendant(of: subview) } == true }
        return place.map { Double(elements.count - $0) }
    }
}

/// What can be done with a view beside pressing it, for assistive tools.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
    /// What is called when it is to be done. Returns whether it was done.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool
    /// What it is called.
    open var name: String
    /// What it is called, as a text with looks.
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name) }
        set { name = newValue.string }
    }
    /// A picture of it. It is kept, and nothing else: tools show names.
    open var image: UIImage?
    /// Called when it is to be done.
    open var actionHandler: Handler?
    /// Whose method ``selector`` is.
    open weak var target: AnyObject?
    /// Called of ``target`` where there is no ``actionHandler``.
    open var selector = Selector("")

    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
    }
    /// An action with a picture.
    public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }
    /// An action that calls a method of an object's.
    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(name: name, actionHandler: nil)
        self.target = target as AnyObject?
        self.selector = selector
    }

    func perform() {
        if let actionHandler {
            _ = actionHandler(self)
        } else if let target {
            _ = selector.send(to: target, from: self)
        }
    }
}

/// Which way assistive tools scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left, up, down, next, previous
}

/// A part of a view that is no view, for assistive tools. They are not told of it: see ``UIView/accessibilityElements``.
@MainActor @preconcurrency
open class UIAccessibilityElement: UIResponder {
    /// The view that it is a part of.
    open weak var accessibilityContainer: AnyObject?
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// Its place in the window, in points.
    open var accessibilityFrame = CGRect.zero
    /// Its place in the view that it is a part of, in points.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    open var isAccessibilityElement = true
    public init(accessibilityContainer container: Any) { accessibilityContainer = container as AnyObject }
}

/// Tells assistive tools what an app says of a view, its name included.
struct ViewSpeech: ViewModifier {
    let view: UIView
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    func body(content: Content) -> some View {
        // An app's own class may say these things by properties that it overrides.
        let (label, identifier) = (view.accessibilityLabel, view.accessibilityIdentifier)
        let (value, hint, isHidden) = (
            view.accessibilityValue, view.accessibilityHint, view.accessibilityElementsHidden
        )
        let traits = view.isAccessibilityElement ? view.accessibilityTraits : view.traitsByItself
        let isTold = traits != view.traitsByItself
        let actions = view.accessibilityCustomActions ?? []
        let says =
            label != nil || identifier != nil || value != nil || hint != nil || isTold || isHidden || !actions.isEmpty
        // What is inside would be made anew if the modifiers came and went with each word.
        let _ = view.hasSpoken = view.hasSpoken || says
        if view.hasSpoken {
            content
                .accessibilityDetails {
                    $0.addedTraits = isTold ? traits.told : []
                    $0.removedTraits = isTold ? UIAccessibilityTraits.all.told.subtracting(traits.told) : []
                }
                .accessibilityValue(value ?? "", isEnabled: value != nil)
                .accessibilityHint(hint ?? "", isEnabled: hint != nil)
                .accessibilityLabel(label ?? "", isEnabled: label != nil)
                .accessibilityIdentifier(identifier ?? "", isEnabled: identifier != nil)
                .accessibilityHidden(isHidden)
                .modifier(AdjustableView(view: isTold && traits.contains(.adjustable) ? view : nil))
                .accessibilityActions {
                    ForEach(Array(actions.enumerated()), id: \.offset) { _, action in
                        Button(action.name) { action.perform() }
                    }
                }
        } else {
            content
        }
    }
}

/// Lets assistive tools have more and less of a view's value.
private struct AdjustableView: ViewModifier {
    let view: UIView?

    func body(content: Content) -> some View {
        if let view {
            content.accessibilityAdjustableAction { direction in
                if direction == .increment { view.accessibilityIncrement() } else { view.accessibilityDecrement() }
            }
        } else {
            content
        }
    }
}

extension UIAccessibility {
    /// The part of a view that a rectangle of it is, in points of the window.
    @MainActor @preconcurrency
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }
}
