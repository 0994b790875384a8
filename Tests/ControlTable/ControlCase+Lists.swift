import DovetailTesting
import Foundation
import SwiftUI

extension ControlCase {
    /// A list of which a person selects the second row.
    private static func list<V: View>(
        _ name: String, from value: String? = nil, height: CGFloat = 120,
        _ view: @escaping @MainActor @Sendable (List<String, AnyView>) -> V
    ) -> ControlCase {
        ControlCase("List, \(name)", result: "Optional(\"two\")", isNamed: false, height: height) { tell in
            Holding(value: value, tell: tell) { selection in
                view(List(selection: selection) { AnyView(ForEach(["one", "two"], id: \.self) { Text($0) }) })
            }
        } pointer: {
            try $0.tap("two")
        } keys: {
            $0.press(.down, times: value == nil ? 2 : 1)
        }
    }

    static let lists: [ControlCase] = [
        list("automatic", from: "one") { $0.listStyle(.automatic) },
        list("plain", from: "one") { $0.listStyle(.plain) },
        list("inset", from: "one") { $0.listStyle(.inset) },
        list("grouped", from: "one", height: 150) { $0.listStyle(.grouped) },
        list("insetGrouped", from: "one", height: 150) { $0.listStyle(.insetGrouped) },
        list("carousel", from: "one", height: 150) { $0.listStyle(.carousel) },
        list("elliptical", from: "one") { $0.listStyle(.elliptical) },
        list("sidebar", from: "one") { $0.listStyle(.sidebar) },
        list("bordered", from: "one") { $0.listStyle(.bordered) },
        list("nothing selected") { $0 },
        ControlCase("List, several rows", result: "[\"one\", \"two\"]", isNamed: false, height: 120) { tell in
            Holding(value: Set<String>(), tell: { _ in }) { selection in
                List(["one", "two"], id: \.self, selection: selection) { Text($0) }
                    .onChange(of: selection.wrappedValue) { _, new in tell("\(new.sorted())") }
            }
        } pointer: { host in
            try host.tap("one")
            try host.tap("two", modifiers: .control)
        } keys: { host in
            host.press(.down)
            host.press(.down, modifiers: .shift)
        },
        ControlCase("List, the menu of a row", result: "two", isNamed: false, height: 120) { tell in
            Holding(value: String?.none, tell: { _ in }) { selection in
                List(["one", "two"], id: \.self, selection: selection) { row in
                    Text(row).contextMenu { Button("Act") { tell(row) } }
                }
            }
        } pointer: { host in
            try host.tap("two", button: .secondary)
            try host.tap("Act")
        } keys: { host in
            host.press(.down, times: 2)
            host.press(.menu)
            host.press(.down)
            host.press(.return)
        },
    ]

    private struct Line: Identifiable {
        let id: String
        let count: Int
    }

    /// A table of which a person selects the second row.
    private static func table<V: View>(
        _ name: String, _ view: @escaping @MainActor @Sendable (AnyView) -> V
    ) -> ControlCase {
        ControlCase("Table, \(name)", result: "Optional(\"two\")", isNamed: false, height: 140) { tell in
            Holding(value: String?.some("one"), tell: tell) { selection in
                view(
                    AnyView(
                        Table([Line(id: "one", count: 1), Line(id: "two", count: 2)], selection: selection) {
                            TableColumn("Name", value: \.id)
                            TableColumn("Count") { Text(verbatim: "\($0.count)") }
                        }))
            }
        } pointer: {
            try $0.tap("two")
        } keys: {
            $0.press(.down)
        }
    }

    static let tables: [ControlCase] = [
        table("automatic") { $0.tableStyle(.automatic) },
        table("inset") { $0.tableStyle(.inset) },
        table("inset, rows alike") { $0.tableStyle(.inset(alternatesRowBackgrounds: false)) },
        table("bordered") { $0.tableStyle(.bordered) },
        ControlCase("Table, sorted", result: "reverse", isNamed: false, height: 140) { tell in
            Holding(value: [KeyPathComparator(\Line.id)], tell: { _ in }) { order in
                Table([Line(id: "one", count: 1)], sortOrder: order) { TableColumn("Name", value: \.id) }
                    .onChange(of: order.wrappedValue) { _, new in tell("\(new[0].order)") }
            }
        } pointer: {
            try $0.tap("Name")
        } keys: { host in
            try host.tab(to: "Name")
            host.press(.space)
        },
    ]
}
