import CDovetailGTK
import DovetailBus
import DovetailCore
import Foundation

/// What an object answers to the calls of clients. Nil is the answer to a call that makes no sense.
@MainActor
struct AccessibleAnswers {
    let server: AccessibilityServer
    let object: Accessible

    func answer(_ interface: String, _ method: String, _ arguments: [BusValue]) -> BusAnswer? {
        let arguments = BusArguments(arguments)
        let values: [BusValue]? =
            switch interface {
            case "Accessible": accessible(method, arguments)
            case "Application": application(method)
            case "Component": component(method, arguments)
            case "Action": action(method, arguments)
            case "Image": image(method, arguments)
            case "Selection": selection(method, arguments)
            case "Hypertext": AccessibleHypertext(server: server, object: object).hypertext(method, arguments)
            case "Hyperlink": AccessibleHypertext(server: server, object: object).hyperlink(method, arguments)
            case "Table": AccessibleTable(server: server, object: object)?.answer(method, arguments)
            case "TableCell": AccessibleTableCell(server: server, object: object)?.answer(method)
            case "Text": object.text.flatMap { AccessibleTextAnswers(object: object, text: $0).text(method, arguments) }
            case "EditableText":
                object.text.flatMap { AccessibleTextAnswers(object: object, text: $0).editing(method, arguments) }
            case "Collection": AccessibleCollection(server: server, object: object).answer(method, arguments)
            default: nil
            }
        return values.map { .values($0) }
    }

    func property(_ interface: String, _ name: String) -> BusValue? {
        switch (interface, name) {
        case (_, "version"), (_, "InterfaceVersion"): .uint(1)
        case ("Accessible", "Name"): .string(object.name)
        case ("Accessible", "Description"): .string(object.description)
        case ("Accessible", "HelpText"): .string(object.part == nil ? object.item?.hint ?? "" : "")
        case ("Accessible", "Parent"): server.parentReference(of: object)
        case ("Accessible", "ChildCount"): .int(Int32(server.children(of: object).count))
        case ("Accessible", "Locale"), ("Image", "ImageLocale"): .string(Self.locale)
        case ("Accessible", "AccessibleId"):
            .string(object.part == nil ? object.item?.semantics.identifier ?? "" : "")
        case ("Application", "ToolkitName"): .string("Dovetail")
        case ("Application", "Version"), ("Application", "ToolkitVersion"): .string("1.0")
        case ("Application", "AtspiVersion"): .string("2.1")
        case ("Action", "NActions"): .int(Int32(object.actions.count))
        case ("Image", "ImageDescription"): .string(object.name)
        case ("Selection", "NSelectedChildren"): .int(Int32(selected.count))
        case ("Table", _): AccessibleTable(server: server, object: object)?.property(name)
        case ("Hyperlink", _): AccessibleHypertext(server: server, object: object).property(name)
        case ("TableCell", _): AccessibleTableCell(server: server, object: object)?.property(name)
        case ("Value", _): number(name)
        case ("Text", "CharacterCount"): object.text.map { .int(Int32($0.count)) }
        case ("Text", "CaretOffset"): object.text.map { .int(Int32($0.caret ?? 0)) }
        default: nil
        }
    }

    private static var locale: String { Locale.current.identifier.replacingOccurrences(of: "-", with: "_") }

    // MARK: Accessible

    private func accessible(_ method: String, _ arguments: BusArguments) -> [BusValue]? {
        switch method {
        case "GetChildAtIndex":
            let children = server.children(of: object)
            guard let index = arguments.index(0, in: children.count) else { return nil }
            return [server.reference(children[index])]
        case "GetChildren": return [server.references(server.children(of: object))]
        case "GetIndexInParent": return [.int(Int32(server.index(of: object)))]
        case "GetRelationSet":
            let relations = AccessibleRelations(server: server, object: object).all
            return [
                .array(of: "(ua(so))", relations.map { .tuple([.uint($0.number), server.references($0.targets)]) })
            ]
        case "GetRole": return [.uint(object.role.number)]
        case "GetRoleName", "GetLocalizedRoleName": return [.string(object.role.name)]
        case "GetState": return [server.states(of: object).value]
        case "GetAttributes": return [.texts(object.attributes)]
        case "GetApplication": return [server.reference(.application)]
        case "GetInterfaces":
            return [.array(of: "s", object.interfaces.map { .string(AccessibleInterfaces.prefix + $0) })]
        default: return nil
        }
    }

    private func application(_ method: String) -> [BusValue]? {
        switch method {
        case "GetLocale": [.string(Self.locale)]
        // Clients talk by the bus, and not with the program alone.
        case "GetApplicationBusAddress": [.string("")]
        default: nil
        }
    }

    // MARK: Component

    private func component(_ method: String, _ arguments: BusArguments) -> [BusValue]? {
        switch method {
        case "Contains":
            guard let (x, y, coordinates) = arguments.place(0) else { return nil }
            return [.bool(object.frame(in: coordinates).contains(CGPoint(x: Int(x), y: Int(y))))]
        case "GetAccessibleAtPoint":
            guard let (x, y, coordinates) = arguments.place(0) else { return nil }
            return [server.reference(element(at: object.point(x, y, in: coordinates)))]
        case "GetExtents":
            guard let coordinates = arguments.coordinates(0) else { return nil }
            return [.tuple(object.frame(in: coordinates).busValues)]
        case "GetPosition":
            guard let coordinates = arguments.coordinates(0) else { return nil }
            return Array(object.frame(in: coordinates).busValues.prefix(2))
        case "GetSize": return Array(object.frame(in: .window).busValues.suffix(2))
        case "GetLayer": return [.uint(object.item == nil ? 7 : 3)]
        case "GetMDIZOrder": return [.short(-1)]
        case "GetAlpha": return [.double(1)]
        case "GrabFocus": return [.bool(grabFocus())]
        case "ScrollTo", "ScrollToPoint":
            guard let item = object.item else { return [.bool(false)] }
            item.node.scrollIntoView()
            return [.bool(true)]
        // Where something is, the layout decides.
        case "SetExtents", "SetPosition", "SetSize": return [.bool(false)]
        default: return nil
        }
    }

    private func grabFocus() -> Bool {
        guard let window = object.window else { return false }
        guard let item = object.item else {
            window.present()
            return true
        }
        guard object.part == nil else { return false }
        if let responder = object.focusResponder {
            window.root.focusedResponder = responder
            return true
        }
        // The app wants to know when a tool is there, whether or not the keyboard can be.
        guard item.namedActions?.focus != nil else { return false }
        window.send(to: item.id)
        return true
    }

    /// The innermost element at a point of the window's views, in this object.
    private func element(at point: CGPoint) -> AccessiblePath? {
        var found: Accessible?
        var waiting = [object]
        // The last one of siblings is in front.
        while let next = waiting.popLast() {
            let inside = next.item.map { $0.node.frameInWindow.contains(point) } ?? true
            if inside, next.item != nil { found = next }
            let children = server.children(of: next).compactMap { server.object($0) }
            guard inside || next.item == nil else { continue }
            if let front = children.last(where: { $0.item?.node.frameInWindow.contains(point) ?? true }) {
                waiting = [front]
            }
        }
        return (found ?? (object.item == nil ? object : nil))?.path
    }

    // MARK: Action

    private func action(_ method: String, _ arguments: BusArguments) -> [BusValue]? {
        let actions = object.actions
        if method == "GetActions" {
            return [
                .array(of: "(sss)", actions.map { .tuple([.string($0.name), .string($0.title), .string("")]) })
            ]
        }
        guard let index = arguments.index(0, in: actions.count) else { return nil }
        switch method {
        case "GetName": return [.string(actions[index].name)]
        case "GetLocalizedName", "GetDescription": return [.string(actions[index].title)]
        case "GetKeyBinding": return [.string("")]
        case "DoAction":
            guard object.item?.isEnabled == true else { return [.bool(false)] }
            actions[index].run()
            return [.bool(true)]
        default: return nil
        }
    }

    // MARK: Value

    private func number(_ name: String) -> BusValue? {
        guard let number = object.number else { return nil }
        let value = number.value()
        switch name {
        case "CurrentValue": return .double(value)
        case "MinimumValue": return .double(number.bounds?.lowerBound ?? -.greatestFiniteMagnitude)
        case "MaximumValue": return .double(number.bounds?.upperBound ?? .greatestFiniteMagnitude)
        case "MinimumIncrement": return .double(0)
        case "Text": return .string(object.item?.value ?? "")
        default: return nil
        }
    }

    // MARK: Image

    private func image(_ method: String, _ arguments: BusArguments) -> [BusValue]? {
        switch method {
        case "GetImageExtents":
            guard let coordinates = arguments.coordinates(0) else { return nil }
            return [.tuple(object.frame(in: coordinates).busValues)]
        case "GetImagePosition":
            guard let coordinates = arguments.coordinates(0) else { return nil }
            return Array(object.frame(in: coordinates).busValues.prefix(2))
        case "GetImageSize": return Array(object.frame(in: .window).busValues.suffix(2))
        default: return nil
        }
    }

    // MARK: Selection

    private var selected: [AccessiblePath] {
        server.children(of: object).filter { server.object($0)?.item?.semantics.isSelected == true }
    }

    private func selection(_ method: String, _ arguments: BusArguments) -> [BusValue]? {
        let children = server.children(of: object)
        switch method {
        case "GetSelectedChild":
            let selected = selected
            guard let index = arguments.index(0, in: selected.count) else { return nil }
            return [server.reference(selected[index])]
        case "IsChildSelected":
            guard let index = arguments.index(0, in: children.count) else { return nil }
            return [.bool(selected.contains(children[index]))]
        case "SelectChild":
            guard let index = arguments.index(0, in: children.count), let child = server.object(children[index]) else {
                return nil
            }
            guard !selected.contains(children[index]) else { return [.bool(true)] }
            guard child.item?.isEnabled == true, let activate = child.actions.first(where: { $0.name == "click" })
            else {
                return [.bool(false)]
            }
            activate.run()
            return [.bool(true)]
        case "DeselectSelectedChild":
            return arguments.index(0, in: selected.count).map { _ in [.bool(false)] }
        case "DeselectChild": return arguments.index(0, in: children.count).map { _ in [.bool(false)] }
        case "SelectAll", "ClearSelection": return [.bool(false)]
        default: return nil
        }
    }
}

/// The arguments of a call. Those that are missing or make no sense are nil.
struct BusArguments {
    private let values: [BusValue]

    init(_ values: [BusValue]) { self.values = values }

    subscript(index: Int) -> BusValue? { values.indices.contains(index) ? values[index] : nil }

    /// A number that names one of several.
    func index(_ position: Int, in count: Int) -> Int? {
        guard let number = self[position]?.int, number >= 0, number < count else { return nil }
        return Int(number)
    }

    func coordinates(_ position: Int) -> AccessibleCoordinates? {
        self[position]?.uint.flatMap { AccessibleCoordinates(rawValue: $0) }
    }

    /// Two numbers and what they are measured from.
    func place(_ position: Int) -> (Int32, Int32, AccessibleCoordinates)? {
        guard let x = self[position]?.int, let y = self[position + 1]?.int, let coordinates = coordinates(position + 2)
        else { return nil }
        return (x, y, coordinates)
    }
}

extension CGRect {
    /// In whole points: place and size. What is beyond all numbers is at their end.
    var busValues: [BusValue] {
        func number(_ value: CGFloat) -> BusValue {
            .int(value.isFinite ? Int32(clamping: Int(max(min(value.rounded(), 1e9), -1e9))) : 0)
        }
        return [number(minX), number(minY), number(width), number(height)]
    }
}
