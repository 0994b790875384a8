import DovetailCore
import DovetailPlatform
import Foundation

/// Something that a person can do with a view, which is added to it.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
    /// The view that it was added to.
    var view: UIView? { get }
    /// It is about to be added to a view, or taken from one.
    func willMove(to view: UIView?)
    /// It was added to a view, or taken from one.
    func didMove(to view: UIView?)
}

/// What a menu offers that belongs to a view.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
    /// Tells configurations apart.
    public let identifier: any NSCopying
    /// What is shown above the menu.
    public let previewProvider: (() -> UIViewController?)?
    let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    /// - Parameters:
    ///   - previewProvider: Makes what is shown above the menu; nil for the view itself. It is kept, and nothing else: the view is shown.
    ///   - actionProvider: Makes the menu, from what the system would offer, which is nothing here.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}

/// Offers a menu where a view is held, or pressed with the other button.
///
///     view.addInteraction(UIContextMenuInteraction(delegate: self))
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// Says what the menu offers. It is not kept.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    public private(set) weak var view: UIView?

    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// Where the menu was asked for, in points of a view: its middle.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
    }
    /// Takes the menu away. It goes when something of it is chosen: it is accepted, and has no effect.
    open func dismissMenu() { Log.noteAccepted("dismissMenu()") }

    /// The menu, as the delegate says now; nil for none.
    var menu: UIMenu? {
        delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location(in: view))?.actionProvider?([])
    }
}

/// Says what the menu of a view offers.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// What the menu offers; nil for no menu. Asked when the menu opens, with the middle of the view for the place.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// The menu of a view that has such an interaction.
struct ViewMenu: ViewModifier {
    let view: UIView
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    func body(content: Content) -> some View {
        if let interaction = view.interactions.lazy.compactMap({ $0 as? UIContextMenuInteraction }).first {
            content.contentShape(Rectangle()).contextMenu {
                if let menu = interaction.menu { MenuItems(menu, sender: interaction) }
            }
        } else {
            content
        }
    }
}

extension UIView {
    /// Adds something that a person can do with the view. Menus are offered; other kinds hear that they were added, and nothing else.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Takes away what a person can do with the view.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactions.remove(at: index)
        interaction.didMove(to: nil)
    }
}
