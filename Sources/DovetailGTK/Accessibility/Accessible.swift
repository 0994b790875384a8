import DovetailCore
import Foundation

/// An object that assistive technology sees, by its path.
enum AccessiblePath: Hashable {
    case application
    case window(Int)
    case element(window: Int, id: UInt32)
    /// What a window's app announced last: an object of its own for readers that know no announcements.
    case notice(window: Int)

    static let folder = "/org/a11y/atspi/accessible"
    static let nothing = "/org/a11y/atspi/null"

    /// The last part of the path.
    var name: String {
        switch self {
        case .application: "root"
        case .window(let number): "w\(number)"
        case .element(let window, let id): "w\(window)_\(id)"
        case .notice(let window): "n\(window)"
        }
    }

    /// Nil for a path that no object can have.
    init?(name: String) {
        if name == "root" {
            self = .application
            return
        }
        if name.first == "n", let window = Int(name.dropFirst()) {
            self = .notice(window: window)
            return
        }
        guard name.first == "w" else { return nil }
        let parts = name.dropFirst().split(separator: "_", omittingEmptySubsequences: false)
        guard let window = parts.first.flatMap({ Int($0) }) else { return nil }
        switch parts.count {
        case 1: self = .window(window)
        case 2:
            guard let id = UInt32(parts[1]) else { return nil }
            self = .element(window: window, id: id)
        default: return nil
        }
    }

    var path: String { Self.folder + "/" + name }
}

extension WindowRoot {
    /// Presses a point of the window with the primary button, and lets go of it.
    fileprivate func click(at point: CGPoint) {
        let time = ProcessInfo.processInfo.systemUptime
        send(PointerEvent(phase: .down, location: point, time: time))
        send(PointerEvent(phase: .up, location: point, time: time))
    }
}

/// An object that is there, and what it is made of.
@MainActor
struct Accessible {
    let path: AccessiblePath
    /// Nil for the application.
    let window: AccessibleWindow?
    /// Nil for the application and for windows.
    let item: AccessibilityItem?

    private var tree: AccessibilityTree? { window?.tree }
    /// What is announced, of an object that only says that.
    private var notice: String? {
        guard case .notice = path else { return nil }
        return window?.notice ?? ""
    }

    /// The element around, or nil at the top of a window.
    var parentItem: AccessibilityItem? { item.flatMap { tree?.parent(of: $0.id) }.flatMap { tree?[$0] } }

    var role: AccessibleRole {
        if notice != nil { return .notification }
        guard let item else { return window == nil ? .application : .frame }
        return AccessibleRole(of: item, inside: parentItem)
    }

    var name: String {
        if let notice { return notice }
        guard let item else { return window?.title ?? StorageFolders.applicationTitle }
        return item.name ?? ""
    }

    var description: String {
        guard let item else { return "" }
        let said = item.customContent.map { "\($0.label): \($0.value ?? "")" }
        return ([item.hint].compactMap { $0 } + said).joined(separator: ". ")
    }

    // MARK: States

    func states(focus: UInt32?) -> AccessibleStates {
        guard let item, let window else {
            guard let window, notice == nil else { return [.enabled, .sensitive, .showing, .visible] }
            return window.isActive
                ? [.enabled, .sensitive, .showing, .visible, .active] : [.enabled, .sensitive, .showing, .visible]
        }
        var states: AccessibleStates = [.visible]
        if item.isEnabled { states.formUnion([.enabled, .sensitive]) }
        if window.isInSight(item) { states.insert(.showing) }
        if focusResponder != nil { states.insert(.focusable) }
        if item.id == focus { states.formUnion([.focused, .focusable]) }
        let traits = item.traits
        if traits.contains(.isModal) { states.insert(.modal) }
        let role = role
        if traits.contains(.isSelected) { states.formUnion([.selectable, .selected]) }
        if role == .pageTab || role == .menuItem { states.insert(.selectable) }
        if role == .listItem, item.actions?.activate != nil { states.insert(.selectable) }
        if item.semantics.details?.rows?.allowsMultipleSelection() == true { states.insert(.multiselectable) }
        if role == .checkBox {
            states.insert(.checkable)
            if item.value == "1" { states.insert(.checked) }
            if item.value == "2" { states.insert(.indeterminate) }
        }
        if role == .comboBox { states.insert(.hasPopup) }
        if item.role == .textField {
            states.insert(role == .text ? .multiLine : .singleLine)
            states.insert(item.isEnabled ? .editable : .readOnly)
        }
        if role == .slider { states.insert(.horizontal) }
        // Something is under way, and nobody knows for how long.
        if item.role == .progress, item.semantics.details?.fraction == nil { states.insert(.busy) }
        return states
    }

    /// What takes the keyboard for the element: it, something in it that is a part of it, or what it is a part of.
    var focusResponder: (any Responder)? {
        guard let item, let tree, item.isEnabled else { return nil }
        if let own = item.node.responder, own.canFocus { return own }
        var found: (any Responder)?
        item.node.forEachWhere { node in
            guard found == nil, node === item.node || tree[node.id] == nil else { return false }
            if let responder = node.responder, responder.canFocus { found = responder }
            return true
        }
        if let found { return found }
        for node in item.node.ancestors.dropFirst() {
            if tree[node.id] != nil || node.children.count > 1 { return nil }
            if let responder = node.responder, responder.canFocus { return responder }
        }
        return nil
    }

    // MARK: Places

    /// The object's rectangle.
    func frame(in coordinates: AccessibleCoordinates) -> CGRect {
        guard let window else { return .zero }
        guard let item else { return window.frame(in: coordinates) }
        return convert(item.node.frameInWindow, to: coordinates)
    }

    /// A rectangle of the window's views in other coordinates.
    func convert(_ rect: CGRect, to coordinates: AccessibleCoordinates) -> CGRect {
        guard let window else { return rect }
        let offset: CGPoint
        if coordinates == .parent, let parent = parentItem {
            let frame = parent.node.frameInWindow
            offset = CGPoint(x: -frame.minX, y: -frame.minY)
        } else {
            offset = window.offset(of: coordinates)
        }
        return rect.offsetBy(dx: offset.x, dy: offset.y)
    }

    /// A point in other coordinates as one of the window's views.
    func point(_ x: Int32, _ y: Int32, in coordinates: AccessibleCoordinates) -> CGPoint {
        let corner = convert(.zero, to: coordinates)
        return CGPoint(x: CGFloat(x) - corner.minX, y: CGFloat(y) - corner.minY)
    }

    // MARK: Attributes

    var attributes: [String: String] {
        var attributes = ["toolkit": "Dovetail"]
        guard let item else { return attributes }
        if let identifier = item.semantics.identifier { attributes["id"] = identifier }
        if let level = item.semantics.details?.headingLevel, level != .unspecified {
            attributes["level"] = "\(level.rawValue)"
        }
        // A text's value is what is written in it.
        if item.role != .textField, let value = item.value { attributes["valuetext"] = value }
        if let type = item.semantics.details?.textContentType { attributes["text-content-type"] = type.name }
        if item.traits.contains(.updatesFrequently) { attributes["live"] = "off" }
        let labels = item.semantics.details?.inputLabels ?? []
        if !labels.isEmpty { attributes["input-labels"] = labels.joined(separator: ", ") }
        if let tree, let parent = parentItem, [.pageTab, .menuItem].contains(role) {
            let siblings = tree.children(of: parent.id)
            attributes["setsize"] = "\(siblings.count)"
            attributes["posinset"] = "\((tree.index(of: item.id) ?? 0) + 1)"
        }
        if let row = item.semantics.details?.row {
            attributes["setsize"] = "\(row.rows.count())"
            if let index = row.rows.index(row.token) { attributes["posinset"] = "\(index + 1)" }
        }
        return attributes
    }

    // MARK: Actions

    /// Something that can be done with an element.
    struct Action {
        let name: String
        let title: String
        let run: @MainActor () -> Void
    }

    /// What can be done, also while the element is disabled: then nothing is done. Clients keep what interfaces an object has, so that does not
    /// follow from whether it is enabled.
    var actions: [Action] {
        guard let item else { return [] }
        var actions: [Action] = []
        let entries = item.namedActions?.entries ?? []
        if let first = entries.first(where: { $0.kind == .default }) {
            actions.append(Action(name: "click", title: "Click", run: first.run))
        } else if let activate = item.actions?.activate {
            actions.append(Action(name: "click", title: "Click", run: activate))
        } else if let point = activationPoint, let root = window?.root {
            actions.append(Action(name: "click", title: "Click", run: { root.click(at: point) }))
        } else if item.role == .textField, let root = window?.root {
            actions.append(
                Action(
                    name: "activate", title: "Activate",
                    run: { if let responder = focusResponder { root.focusedResponder = responder } }))
        }
        if let adjust = item.namedActions?.adjust {
            actions.append(Action(name: "increment", title: "Increment", run: { adjust(.increment) }))
            actions.append(Action(name: "decrement", title: "Decrement", run: { adjust(.decrement) }))
        }
        for entry in entries where entry.kind != .default {
            actions.append(Action(name: entry.kind.name, title: entry.kind.name, run: entry.run))
        }
        return actions
    }

    /// Where an app has the element pressed; nil where it says nothing.
    private var activationPoint: CGPoint? {
        guard let item else { return nil }
        let frame = item.node.frameInWindow
        switch item.semantics.details?.activationPoint {
        case .point(let point): return CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
        case .unit(let point):
            return CGPoint(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
        case nil: return nil
        }
    }

    // MARK: Interfaces

    var text: AccessibleText? { item.flatMap { AccessibleText(of: $0) } }

    /// The number of a control that has one, its least and its most.
    var number: (value: () -> Double, bounds: ClosedRange<Double>?, set: ((Double) -> Void)?)? {
        if let fraction = item?.semantics.details?.fraction { return ({ fraction }, 0...1, nil) }
        guard let actions = item?.actions, let number = actions.number else { return nil }
        return (number, actions.bounds, item?.isEnabled == true ? actions.setNumber : nil)
    }

    /// The rows of a list, whether or not they are made.
    var rows: AccessibilityRows? { item?.semantics.details?.rows }

    var interfaces: [String] {
        var names = ["Accessible"]
        if notice != nil { return names }
        guard let item else { return names + (window == nil ? ["Application"] : ["Component", "Collection"]) }
        names += ["Component", "Collection"]
        if !actions.isEmpty { names.append("Action") }
        if text != nil { names.append("Text") }
        if item.role == .textField { names.append("EditableText") }
        if number != nil { names.append("Value") }
        if item.role == .image { names.append("Image") }
        if hasSelection { names.append("Selection") }
        if rows != nil { names.append("Table") }
        if item.semantics.details?.row != nil { names.append("TableCell") }
        return names
    }

    /// Whether something inside can be selected.
    private var hasSelection: Bool {
        switch role {
        case .pageTabList, .menu, .list: true
        default: false
        }
    }
}
