import DovetailCore
import SwiftUI

/// Lists in each style, and tables, as touch devices and desktops have them.
enum ListGoldens {
    static let all =
        [Idiom.pad, .desktop].flatMap { [lists($0, automatic: true), lists($0, automatic: false), tables($0)] } + [
            editing
        ]

    /// One list.
    struct Sample<Style: ListStyle>: View {
        let style: Style
        @State private var selection: String? = "Mail"
        @State private var isOpen = true

        var body: some View {
            List(selection: $selection) {
                Section {
                    Label("Inbox", systemImage: "tray").badge(12).tag("Inbox")
                    Label("Mail", systemImage: "envelope").tag("Mail")
                    LabeledContent("Storage", value: "12 GB")
                } header: {
                    Text("Favorites")
                } footer: {
                    Text("Synchronised today")
                }
                Section("Folders", isExpanded: $isOpen) {
                    VStack(alignment: .leading) {
                        Text("Two lines")
                        Text("of text").font(.caption).foregroundStyle(.secondary)
                    }
                    Toggle("Switch", isOn: $isOpen)
                }
            }
            .listStyle(style)
        }
    }

    private static func lists(_ idiom: Idiom, automatic: Bool) -> Golden {
        Golden("lists-\(idiom)-\(automatic ? "a" : "b")", 780, 380, idiom: idiom) {
            HStack(spacing: 1) {
                if automatic {
                    Sample(style: .plain)
                    Sample(style: .inset)
                    Sample(style: .grouped)
                } else {
                    Sample(style: .insetGrouped)
                    Sample(style: .sidebar)
                    Sample(style: .bordered)
                }
            }
        }
    }

    private struct File: Identifiable {
        let id: String
        var size = 1
        var files: [File]?
    }

    private static func tables(_ idiom: Idiom) -> Golden {
        let files = [
            File(id: "Documents", size: 9, files: [File(id: "Letter"), File(id: "Taxes", files: [])]),
            File(id: "Notes", size: 12),
            File(id: "Readme", size: 120),
        ]
        return Golden("tables-\(idiom)", 720, 220, idiom: idiom) {
            HStack(spacing: 1) {
                Table(of: File.self, selection: .constant("Notes"), sortOrder: .constant([KeyPathComparator(\File.id)]))
                {
                    TableColumn("Name", value: \.id)
                    TableColumn("Size", value: \.size) { Text(verbatim: "\($0.size) kB") }.alignment(.numeric).width(90)
                } rows: {
                    ForEach(files) { file in
                        if let inner = file.files {
                            DisclosureTableRow(file, isExpanded: .constant(true)) { ForEach(inner) { TableRow($0) } }
                        } else {
                            TableRow(file)
                        }
                    }
                }
                Table(files) {
                    TableColumn("Name", value: \.id)
                    TableColumn("Size") { Text(verbatim: "\($0.size) kB") }.width(90)
                }
                .tableStyle(.bordered)
            }
        }
    }

    /// A list that is edited, beside one of which a row is swiped.
    static let editing = Golden("lists-editing", 640, 200, idiom: .pad) {
        HStack(spacing: 1) {
            List {
                ForEach(["One", "Two"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
            }
            List(["One", "Two"], id: \.self, selection: .constant(Set(["Two"]))) { Text($0) }
        }
        .environment(\.editMode, .constant(.active))
    }
}
