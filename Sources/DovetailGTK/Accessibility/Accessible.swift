import DovetailCore
import Foundation

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
    /// Nil for the application and for windows. Of a part of an element it is that element.
    let item: AccessibilityItem?
    /// A link or cell of the element; nil for the element itself.
    var part: (any AccessiblePart)?

    private var tree: AccessibilityTree? { window?.tree }
    /// What is announced, of an object that only says that.
    private var notice: String? {
        guard case .notice = path else { return nil }
        return window?.notice ?? ""
    }

    /// The element around, or nil at the top of a window.
    var parentItem: AccessibilityItem? { item.flatMap { tree?.parent(of: $0.id) }.flatMap { tree?[$0] } }

    var role: AccessibleRole {
        if let part { return part.role }
        if notice != nil { return .notification }
        guard let item else { return window == nil ? .application : .frame }
        return AccessibleRole(of: item, inside: parentItem)
    }

    var name: String {
        if let part { return part.name }
        if let notice { return notice }
        guard let item else { return window?.title ?? StorageFolders.applicationTitle }
        return item.name ?? ""
    }

    var description: String {
        guard part == nil, let item else { return "" }
        let said = item.customContent.map { "\($0.label): \($0.value ?? "")" }
        return ([spokenValue, item.hint].compactMap { $0 } + said).joined(separator: ". ")
    }

    /// The value of an element of a role that has none for readers: they say what describes it.
    private var spokenValue: String? {
        guard let item, let value = item.value, !value.isEmpty, item.semantics.details?.isExpanded == nil else {
            return nil
        }
        switch role {
        case .pushButton, .label, .link, .image, .heading, .panel, .pageTab: return value == name ? nil : value
        default: return nil
        }
    }

    // MARK: States

    func states(focus: UInt32?) -> AccessibleStates {
        if part != nil {
            let around = Accessible(path: path, window: window, item: item).states(focus: nil)
            return around.intersection([.enabled, .sensitive, .showing, .visible])
        }
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
        if role == .pageTab || role == .menuItem || role == .radioButton { states.insert(.selectable) }
        if role == .listItem || role == .tableRow, item.actions?.activate != nil { states.insert(.selectable) }
        if item.semantics.details?.rows?.allowsMultipleSelection() == true { states.insert(.multiselectable) }
        if role == .checkBox {
            states.insert(.checkable)
            if item.value == "1" { states.insert(.checked) }
            if item.value == "2" { states.insert(.indeterminate) }
        }
        if role == .radioButton {
            states.insert(.checkable)
            if traits.contains(.isSelected) { states.insert(.checked) }
        }
        if let isExpanded {
            states.insert(.expandable)
            if isExpanded { states.insert(.expanded) }
        }
        if role == .comboBox || item.semantics.details?.opensMenu == true { states.insert(.hasPopup) }
        if item.role == .textField {
            states.insert(role == .text ? .multiLine : .singleLine)
            states.insert(item.isEnabled && isEditable ? .editable : .readOnly)
        }
        if role == .slider { states.insert(.horizontal) }
        // Cells are handed out where somebody asks for them, and are no children.
        if item.chart != nil { states.insert(.managesDescendants) }
        // Something is under way, and nobody knows for how long.
        if item.role == .progress, item.semantics.details?.fraction == nil { states.insert(.busy) }
        return states
    }

    /// Whether what it opens is shown; nil where it opens nothing. A row is opened by a button in it.
    private var isExpanded: Bool? {
        guard let item else { return nil }
        if let isExpanded = item.semantics.details?.isExpanded { return isExpanded }
        guard item.semantics.details?.row != nil else { return nil }
        return item.children.lazy.compactMap { $0.semantics.details?.isExpanded }.first
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
        if let frame = part?.frame { return convert(frame, to: coordinates) }
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
        guard part == nil, let item else { return attributes }
        if let identifier = item.semantics.identifier { attributes["id"] = identifier }
        if let level = item.semantics.details?.headingLevel, level != .unspecified {
            attributes["level"] = "\(level.rawValue)"
        }
        if let level = item.semantics.details?.treeLevel, level > 0 { attributes["level"] = "\(level)" }
        // A text's value is what is written in it.
        if item.role != .textField, let value = item.value { attributes["valuetext"] = value }
        if let type = item.semantics.details?.textContentType { attributes["text-content-type"] = type.name }
        if item.traits.contains(.updatesFrequently) { attributes["live"] = "off" }
        let labels = item.semantics.details?.inputLabels ?? []
        if !labels.isEmpty { attributes["input-labels"] = labels.joined(separator: ", ") }
        if let tree, let parent = parentItem, [.pageTab, .menuItem, .radioButton].contains(role) {
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
        if let part { return part.actions }
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
        if let menuAction { actions.append(menuAction) }
        return actions + rotorActions
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

    /// Whether a text can be written in it, while it is enabled.
    private var isEditable: Bool {
        guard let item, item.role == .textField else { return false }
        return item.actions?.setText != nil || item.node.firstInTree { $0.responder as? TextInputEditor } != nil
    }

    var text: AccessibleText? { part == nil ? item.flatMap { AccessibleText(of: $0) } : nil }

    /// The number of a control that has one, its least and its most.
    var number: (value: () -> Double, bounds: ClosedRange<Double>?, set: ((Double) -> Void)?)? {
        guard part == nil else { return nil }
        if let fraction = item?.semantics.details?.fraction { return ({ fraction }, 0...1, nil) }
        guard let actions = item?.actions, let number = actions.number else { return nil }
        return (number, actions.bounds, item?.isEnabled == true ? actions.setNumber : nil)
    }

    /// The rows of a list, whether or not they are made.
    var rows: AccessibilityRows? { part == nil ? item?.semantics.details?.rows : nil }

    /// The chart that is told as a table.
    var chart: AXChartDescriptor? { part == nil ? item?.chart : nil }

    var interfaces: [String] {
        var names = ["Accessible"]
        if let part { return names + part.interfaces }
        if notice != nil { return names }
        guard let item else { return names + (window == nil ? ["Application"] : ["Component", "Collection"]) }
        names += ["Component", "Collection"]
        if !actions.isEmpty { names.append("Action") }
        if let text {
            names.append("Text")
            if !text.links.isEmpty { names.append("Hypertext") }
        }
        if item.semantics.details?.link != nil { names.append("Hyperlink") }
        if isEditable { names.append("EditableText") }
        if number != nil { names.append("Value") }
        if item.role == .image { names.append("Image") }
        if hasSelection { names.append("Selection") }
        if rows != nil || chart != nil { names.append("Table") }
        if isCell { names.append("TableCell") }
        return names
    }

    /// Whether it is a cell of a table's row, or a row of a list.
    var isCell: Bool {
        guard part == nil, let details = item?.semantics.details else { return false }
        if let cell = details.cell { return !cell.isTitle }
        return details.row.map { $0.rows.columns() == nil } ?? false
    }

    /// Whether something inside can be selected.
    private var hasSelection: Bool {
        switch role {
        case .pageTabList, .menu, .list, .table: true
        default: false
        }
    }
}
