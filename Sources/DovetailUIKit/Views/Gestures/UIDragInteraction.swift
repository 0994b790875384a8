import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation
import UniformTypeIdentifiers

/// Something that is dragged.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
    /// What others get.
    public let itemProvider: NSItemProvider
    /// What the app itself knows it by.
    open var localObject: Any?
    /// Makes what is drawn under the pointer. The desktop draws the view: it is kept, and nothing else.
    open var previewProvider: (() -> UIDragPreview?)?
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// What is drawn under the pointer. See ``UIDragItem/previewProvider``.
@MainActor @preconcurrency
open class UIDragPreview: NSObject {
    public let view: UIView
    public init(view: UIView) { self.view = view }
}

/// What is dragged, from where it was taken up or over where it may be dropped.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
    /// The things.
    var items: [UIDragItem] { get }
    /// Whether the app lets others have what it moves.
    var allowsMoveOperation: Bool { get }
    /// Where the pointer is, in points of a view.
    func location(in view: UIView) -> CGPoint
    /// Whether one of the things is of one of some types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether one of the things can be made an object of a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// What is dragged, where it was taken up.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
    /// Values of the app's own.
    var localContext: Any? { get set }
}

/// What is dragged, where it may be dropped.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
    /// What it is where it was taken up, if that was in this program.
    var localDragSession: (any UIDragSession)? { get }
    /// Makes the things objects of a class, and hands over those that could be made. They come later, on the main thread.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

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
    fileprivate func begin() -> NSItemProvider {
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

/// What happens to something that is dropped.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// What would happen to something if it were dropped now.
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
    public let operation: UIDropOperation
    /// Whether the pointer is drawn exactly where it is. It is kept, and nothing else.
    open var isPrecise = false
    public init(operation: UIDropOperation) { self.operation = operation }
}

/// Takes what is dropped on a view.
///
///     view.addInteraction(UIDropInteraction(delegate: self))
@MainActor @preconcurrency
open class UIDropInteraction: NSObject, UIInteraction {
    /// Decides about what is dragged over the view. It is not kept.
    public private(set) weak var delegate: (any UIDropInteractionDelegate)?
    public private(set) weak var view: UIView?
    /// Whether several drops may be made at once. A pointer makes one: it is kept, and nothing else.
    open var allowsSimultaneousDropSessions = false

    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Decides about what is dragged over a view. Every method may be left out: then nothing is taken.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Whether the view wants what is dragged.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// What is dragged came over the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// What is dragged moved over the view: what would happen to it now.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    /// What is dragged left the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    /// What was dropped is to be used.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    /// The drag is over, dropped here or not.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

/// What is dragged.
@MainActor
private final class DragSession: NSObject, UIDragSession, UIDropSession {
    /// What was taken up last in this program.
    final class Current: ProgramPart {
        var session: DragSession?
        init(in program: Program) {}
    }
    static var current: Current { Current.ofProgram }

    private weak var view: UIView?
    private let point: CGPoint
    var items: [UIDragItem] = []
    var localContext: Any?
    let allowsMoveOperation = true
    var localDragSession: (any UIDragSession)?

    init(in view: UIView, at point: CGPoint) { (self.view, self.point) = (view, point) }

    /// What is over a view. Things of this program are the same objects as where they were taken up.
    convenience init(over view: UIView, _ info: DropInfo) {
        self.init(in: view, at: info.location)
        let known = Self.current.session
        items = info.itemProviders(for: [UTType.item, .data, .content]).map { provider in
            known?.items.first { $0.itemProvider === provider } ?? UIDragItem(itemProvider: provider)
        }
        if let known, items.contains(where: { item in known.items.contains { $0 === item } }) {
            localDragSession = known
            for item in known.items where !items.contains(where: { $0 === item }) { items.append(item) }
        }
    }

    func location(in view: UIView) -> CGPoint { self.view?.convert(point, to: view) ?? point }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        hasItemsConforming(toTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let types = aClass.readableTypeIdentifiersForItemProvider
        let wanted = items.compactMap { item in
            types.first { item.itemProvider.hasItemConformingToTypeIdentifier($0) }.map { (item.itemProvider, $0) }
        }
        let progress = Progress(totalUnitCount: Int64(wanted.count))
        let found = FoundObjects(count: wanted.count, completion)
        if wanted.isEmpty { DispatchQueue.onMain { found.told() } }
        for (index, (provider, type)) in wanted.enumerated() {
            _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                DispatchQueue.onMain {
                    if let data {
                        found.objects[index] = try? aClass.object(withItemProviderData: data, typeIdentifier: type)
                    }
                    progress.completedUnitCount += 1
                    found.came()
                }
            }
        }
        return progress
    }
}

/// Objects that come one after the other.
@MainActor
private final class FoundObjects {
    var objects: [Int: any NSItemProviderReading] = [:]
    private var waiting: Int
    private let completion: ([any NSItemProviderReading]) -> Void

    init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
        (waiting, self.completion) = (count, completion)
    }

    func came() {
        waiting -= 1
        if waiting == 0 { told() }
    }
    func told() { completion(objects.sorted { $0.key < $1.key }.map(\.value)) }
}

/// Lets a view be dragged, and takes what is dropped on it, where it has such interactions.
struct ViewDragAndDrop: ViewModifier {
    let view: UIView
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    func body(content: Content) -> some View {
        let drag = view.interactions.lazy.compactMap { $0 as? UIDragInteraction }.first { $0.isEnabled }
        let drop = view.interactions.lazy.compactMap { $0 as? UIDropInteraction }.first
        content
            .modifier(ViewDrag(interaction: drag))
            .modifier(ViewDrop(interaction: drop))
    }
}

extension View {
    /// The view with all of the place that it is given, as views of UIKit's take it, to be met by a pointer.
    fileprivate var fillingPlace: some View {
        frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).contentShape(Rectangle())
    }
}

private struct ViewDrag: ViewModifier {
    let interaction: UIDragInteraction?

    func body(content: Content) -> some View {
        if let interaction { content.fillingPlace.onDrag { interaction.begin() } } else { content }
    }
}

private struct ViewDrop: ViewModifier {
    let interaction: UIDropInteraction?

    func body(content: Content) -> some View {
        if let interaction, let view = interaction.view {
            content.fillingPlace.onDrop(
                of: [UTType.item, .data, .content], delegate: Decision(interaction: interaction, view: view))
        } else {
            content
        }
    }

    private struct Decision: DropDelegate {
        let interaction: UIDropInteraction
        let view: UIView

        func validateDrop(info: DropInfo) -> Bool {
            interaction.delegate?.dropInteraction(interaction, canHandle: DragSession(over: view, info)) == true
        }
        func dropEntered(info: DropInfo) {
            interaction.delegate?.dropInteraction(interaction, sessionDidEnter: DragSession(over: view, info))
        }
        func dropUpdated(info: DropInfo) -> DropProposal? {
            let proposal = interaction.delegate?.dropInteraction(
                interaction, sessionDidUpdate: DragSession(over: view, info))
            switch proposal?.operation {
            case .copy: return DropProposal(operation: .copy)
            case .move: return DropProposal(operation: .move)
            case .cancel, .forbidden, nil: return DropProposal(operation: .forbidden)
            }
        }
        func dropExited(info: DropInfo) {
            interaction.delegate?.dropInteraction(interaction, sessionDidExit: DragSession(over: view, info))
        }
        func performDrop(info: DropInfo) -> Bool {
            let session = DragSession(over: view, info)
            interaction.delegate?.dropInteraction(interaction, performDrop: session)
            interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session)
            return true
        }
    }
}
