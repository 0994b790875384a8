import Foundation
import FoundationAdditions

/// Lets a person drag what a view stands for.
///
///     view.addInteraction(UIDragInteraction(delegate: self))
@MainActor @preconcurrency
open class UIDragInteraction: NSObject, UIInteraction {
    /// Says what is dragged. It is not kept.
    public private(set) weak var delegate: (any UIDragInteractionDelegate)?
    public private(set) weak var view: UIView?
    /// Whether it counts.
    open var isEnabled = true { didSet { view?.changed() } }
    /// Whether it counts where nothing says: always.
    public class var isEnabledByDefault: Bool { true }
    /// Whether several drags may be made at once. A pointer makes one: it is kept, and nothing else.
    open var allowsSimultaneousRecognitionDuringLift = false

    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// What is taken up now: nothing where the delegate says so.
    func begin() -> NSItemProvider {
        guard let delegate, let view else { return NSItemProvider() }
        let session = DragSession(in: view, at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        DragSession.current.session = session
        delegate.dragInteraction(self, sessionWillBegin: session)
        return session.items.first?.itemProvider ?? NSItemProvider()
    }
}

/// Says what is dragged. Every method but the first may be left out.
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// The things that a drag begins with; none for no drag. The first is what other views and programs get.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    /// A drag begins.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    /// A drag has ended. Nobody calls it: the desktop does not tell.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}
}
