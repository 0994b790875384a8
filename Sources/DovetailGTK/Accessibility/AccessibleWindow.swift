import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// A window as assistive technology sees it: its elements, while somebody looks, and what was last told of them.
@MainActor
final class AccessibleWindow: SignalTarget {
    /// The window's number in the paths of its objects.
    let number: Int
    unowned let root: WindowRoot
    /// The elements; nil while no technology is there.
    private(set) var tree: AccessibilityTree?
    /// The element with the keyboard.
    private(set) var focus: UInt32?
    /// Where the tools were sent although the keyboard is elsewhere, and what had the keyboard then: they stay there until that changes.
    private var sent: (element: UInt32, keyboard: ObjectIdentifier?)?
    /// Called when the tools were sent somewhere.
    var onSent: ((AccessibleWindow) -> Void)?
    var isActive = false
    /// What was announced last.
    var notice: String?
    /// The title as it was last told.
    var toldTitle: String?
    /// The elements that were last told to be in sight.
    private var inSight: Set<UInt32> = []
    private var sightTimer: guint = 0
    /// What was last told of the text that has the keyboard.
    var told: ToldText?
    private let surface: UnsafeMutablePointer<GtkWidget>
    let window: UnsafeMutablePointer<GtkWidget>

    init(
        number: Int, root: WindowRoot, surface: UnsafeMutablePointer<GtkWidget>,
        window: UnsafeMutablePointer<GtkWidget>
    ) {
        self.number = number
        self.root = root
        self.surface = surface
        self.window = window
    }

    var title: String { root.title ?? StorageFolders.applicationTitle }

    // MARK: Elements

    /// Begins to follow the elements. Nothing is told of those that are there already.
    func follow() -> AccessibilityTree {
        if let tree { return tree }
        let tree = AccessibilityTree(of: root)
        _ = tree.takePatch()
        self.tree = tree
        findWanted(tree)
        focus = focusedElement
        told = focusedText
        toldTitle = title
        inSight = elementsInSight
        return tree
    }

    /// Drops all that is kept: nobody looks any more.
    func forget() {
        tree = nil
        sent = nil
        focus = nil
        told = nil
        inSight = []
        if sightTimer != 0 { g_source_remove(sightTimer) }
        sightTimer = 0
    }

    // MARK: Focus

    /// Sends the tools to an element: the keyboard goes there where it can, and else only they do.
    func send(to id: UInt32) {
        guard let item = tree?[id] else { return }
        sent = nil
        item.node.scrollIntoView()
        if let responder = Accessible(path: .element(window: number, id: id), window: self, item: item).focusResponder {
            root.focusedResponder = responder
        }
        if focusedElement != id { sent = (id, keyboard) }
        onSent?(self)
    }

    private var keyboard: ObjectIdentifier? { root.focusedResponder.map { ObjectIdentifier($0) } }

    /// Sends the tools where the app wants them to be, if it has said so since they were last sent.
    func takeWish() {
        if let id = sent?.element, tree?[id]?.namedActions?.focus?.isWanted == false, focus == id { sent = nil }
        guard let wish = root.toolFocusWish, let tree else { return }
        root.toolFocusWish = nil
        guard wish.focus?.isWanted == true else { return }
        let wanted = tree.firstElement { $0.namedActions?.includes(wish) == true }
        if let wanted, wanted != focus { send(to: wanted) }
    }

    /// Nobody was there when the app said where a tool is to be.
    private func findWanted(_ tree: AccessibilityTree) {
        root.toolFocusWish = nil
        guard let id = tree.firstElement(where: { $0.namedActions?.focus?.isWanted == true }) else { return }
        sent = (id, keyboard)
    }

    /// The element that the tools are at: where they were sent, or what has the keyboard now.
    private var focusedElement: UInt32? {
        if let sent {
            if sent.keyboard == keyboard, tree?[sent.element] != nil { return sent.element }
            self.sent = nil
        }
        guard let tree, let node = root.focusedResponder?.node else { return nil }
        let around = node.ancestors.map(\.id).filter { tree[$0] != nil }
        // The choices of a control are one stop of the keyboard, which is at the chosen one.
        if let choices = around.first, tree[choices]!.semantics.details?.holdsChoices == true {
            return tree.children(of: choices).first { tree[$0]?.semantics.isSelected == true } ?? choices
        }
        // What says something around a control is not the control.
        if let own = around.first(where: { tree[$0]!.role != .group || tree[$0]!.actions != nil }) {
            // A list has the keyboard for its rows.
            if let row = tree[own]!.semantics.details?.rows?.current(), tree[row] != nil { return row }
            return own
        }
        // What the keyboard is given to may be around the element.
        return node.firstInTree { tree[$0.id] != nil ? $0.id : nil } ?? around.first
    }

    /// Looks for what has the keyboard. Returns the element that had it, where another one has it now.
    func moveFocus() -> (old: UInt32?, new: UInt32?)? {
        let new = focusedElement
        guard new != focus else { return nil }
        defer { focus = new }
        return (focus, new)
    }

    /// The text that has the keyboard, as it is now.
    var focusedText: ToldText? {
        guard let focus, let item = tree?[focus], item.role == .textField, let text = AccessibleText(of: item) else {
            return nil
        }
        return ToldText(element: focus, string: text.string, caret: text.caret ?? 0, selection: text.selection)
    }

    /// A text as it was told.
    struct ToldText: Equatable {
        let element: UInt32
        var string: String
        var caret: Int
        var selection: Range<Int>?
    }

    /// Shows what was done, before somebody looks for what came of it.
    func bringUpToDate() { root.update(at: Double(g_get_monotonic_time()) / 1_000_000) }

    // MARK: Sight

    /// Whether some of an element is within the window.
    func isInSight(_ item: AccessibilityItem) -> Bool {
        item.node.frameInWindow.intersects(CGRect(origin: .zero, size: root.size))
    }

    private var elementsInSight: Set<UInt32> {
        var found: Set<UInt32> = []
        guard let tree else { return found }
        var waiting = tree.children(of: nil)
        while let id = waiting.popLast() {
            if let item = tree[id], isInSight(item) { found.insert(id) }
            waiting += tree.children(of: id)
        }
        return found
    }

    /// Which elements came into sight and which went out of it since that was last told.
    private func takeSight() -> (came: [UInt32], went: [UInt32]) {
        let now = elementsInSight
        defer { inSight = now }
        return (now.subtracting(inSight).sorted(), inSight.subtracting(now).sorted())
    }

    /// Things have moved: looks a little later what is in sight, once for all that moves until then, since all elements are looked at.
    func scheduleSight(_ tell: @escaping ([UInt32], [UInt32]) -> Void) {
        guard sightTimer == 0 else { return }
        onSight = tell
        sightTimer = g_timeout_add(
            Self.sightDelay,
            { context in
                MainActor.assumeIsolated {
                    let window = AccessibleWindow.from(context)
                    window.sightTimer = 0
                    let (came, went) = window.takeSight()
                    window.onSight?(came, went)
                }
                return 0
            }, signalData)
    }

    private var onSight: (([UInt32], [UInt32]) -> Void)?
    /// In milliseconds.
    private static let sightDelay: guint = 200

    // MARK: Places

    /// Where the views begin in the window as the desktop has it.
    private var origin: CGPoint {
        var (from, to) = (graphene_point_t(x: 0, y: 0), graphene_point_t(x: 0, y: 0))
        guard gtk_widget_compute_point(surface, window, &from, &to) != 0 else { return .zero }
        return CGPoint(x: Double(to.x), y: Double(to.y))
    }

    /// Where the window is on the screen; at its corner where the desktop does not tell.
    private var place: CGPoint {
        var (x, y) = (0.0, 0.0)
        guard dovetail_window_place(window, &x, &y) != 0 else { return .zero }
        return CGPoint(x: x, y: y)
    }

    /// What places in the window's views are moved by in other coordinates.
    func offset(of coordinates: AccessibleCoordinates) -> CGPoint {
        let origin = origin
        guard coordinates == .screen else { return origin }
        let place = place
        return CGPoint(x: origin.x + place.x, y: origin.y + place.y)
    }

    /// The window's own rectangle.
    func frame(in coordinates: AccessibleCoordinates) -> CGRect {
        let size = CGSize(width: Double(gtk_widget_get_width(window)), height: Double(gtk_widget_get_height(window)))
        return CGRect(origin: coordinates == .screen ? place : .zero, size: size)
    }

    /// Brings the window to the front.
    func present() { gtk_window_present(UnsafeMutablePointer(OpaquePointer(window))) }
}

/// What places are measured from.
enum AccessibleCoordinates: UInt32 {
    case screen = 0
    case window = 1
    case parent = 2
}
