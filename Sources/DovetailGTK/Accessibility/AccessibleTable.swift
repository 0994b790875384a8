import CGTK
import DovetailBus
import DovetailCore
import Foundation

/// A list as a table of one column: all rows, also those whose views are not made.
///
/// A row that is asked for is scrolled to and made.
@MainActor
struct AccessibleTable {
    let server: AccessibilityServer
    let object: Accessible
    private let rows: AccessibilityRows

    /// Nil for an object that has no rows.
    init?(server: AccessibilityServer, object: Accessible) {
        guard let rows = object.rows else { return nil }
        self.server = server
        self.object = object
        self.rows = rows
    }

    func property(_ name: String) -> BusValue? {
        switch name {
        case "NRows": .int(Int32(clamping: rows.count()))
        case "NColumns": .int(1)
        case "Caption", "Summary": server.reference(nil)
        case "NSelectedRows": .int(Int32(selected.count))
        case "NSelectedColumns": .int(0)
        default: nil
        }
    }

    func answer(_ method: String, _ arguments: BusArguments) -> [BusValue]? {
        let count = rows.count()
        switch method {
        case "GetSelectedRows": return [.array(of: "i", selected.keys.sorted().map { .int(Int32($0)) })]
        case "GetSelectedColumns": return [.array(of: "i", [])]
        case "GetColumnAtIndex": return arguments.index(0, in: count).map { _ in [.int(0)] }
        case "GetColumnHeader", "GetColumnDescription", "IsColumnSelected", "AddColumnSelection",
            "RemoveColumnSelection":
            return arguments.index(0, in: 1).map { _ in [columnAnswer(method)] }
        default: break
        }
        guard let row = arguments.index(0, in: count) else { return nil }
        switch method {
        case "GetRowAtIndex": return [.int(Int32(row))]
        case "GetRowDescription": return [.string("")]
        case "GetRowHeader": return [server.reference(nil)]
        case "IsRowSelected": return [.bool(selected[row] != nil)]
        case "AddRowSelection": return [.bool(select(row))]
        case "RemoveRowSelection": return [.bool(false)]
        case "GetRowColumnExtentsAtIndex":
            return [.bool(true), .int(Int32(row)), .int(0), .int(1), .int(1), .bool(selected[row] != nil)]
        default: break
        }
        guard arguments.index(1, in: 1) != nil else { return nil }
        switch method {
        case "GetAccessibleAt": return [server.reference(cell(row))]
        case "GetIndexAt": return [.int(Int32(row))]
        case "GetRowExtentAt", "GetColumnExtentAt": return [.int(1)]
        case "IsSelected": return [.bool(selected[row] != nil)]
        default: return nil
        }
    }

    private func columnAnswer(_ method: String) -> BusValue {
        switch method {
        case "GetColumnHeader": server.reference(nil)
        case "GetColumnDescription": .string("")
        default: .bool(false)
        }
    }

    /// The selected rows that are made, by their indices.
    private var selected: [Int: AccessiblePath] {
        var selected: [Int: AccessiblePath] = [:]
        for path in server.children(of: object) {
            guard let item = server.object(path)?.item, item.semantics.isSelected,
                let row = item.semantics.details?.row, let index = row.rows.index(row.token)
            else { continue }
            selected[index] = path
        }
        return selected
    }

    private func select(_ row: Int) -> Bool {
        if selected[row] != nil { return true }
        guard let path = cell(row), let object = server.object(path), object.item?.isEnabled == true,
            let action = object.actions.first(where: { $0.name == "click" })
        else { return false }
        action.run()
        return true
    }

    /// The row's element. Where it is not made, it is scrolled to, and made by the updates that follow.
    private func cell(_ row: Int) -> AccessiblePath? {
        guard let window = object.window else { return nil }
        func known() -> AccessiblePath? {
            guard let id = rows.node(row), window.tree?[id] != nil else { return nil }
            return .element(window: window.number, id: id)
        }
        if let known = known() { return known }
        rows.reveal(row)
        for _ in 0..<Self.updateLimit {
            window.root.update(at: Double(g_get_monotonic_time()) / 1_000_000)
            if let known = known() { return known }
        }
        return nil
    }

    /// An estimated place is mended by the first update, and the row is there after the second.
    private static let updateLimit = 4
}
