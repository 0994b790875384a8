import SwiftUI

struct MenusPage: View {
    @State private var last = "nothing yet"
    @State private var sorting = "Name"

    var body: some View {
        ShowcasePage {
            ShowcaseSection("Menus") {
                HStack(spacing: 16) {
                    Menu("Actions") {
                        Button("Duplicate", systemImage: "plus.square.on.square") { last = "Duplicate" }
                        Button("Rename", systemImage: "pencil") { last = "Rename" }
                        Menu("Share") {
                            Button("By mail") { last = "By mail" }
                            Button("As a link") { last = "As a link" }
                        }
                        Divider()
                        Button("Delete", systemImage: "trash", role: .destructive) { last = "Delete" }
                    }
                    Menu("With a default") {
                        Button("Other") { last = "Other" }
                    } primaryAction: {
                        last = "The default"
                    }
                    Menu("Sort", systemImage: "arrow.up.arrow.down") {
                        Picker("Sort by", selection: $sorting) {
                            ForEach(["Name", "Date", "Size"], id: \.self) { Text($0) }
                        }
                    }
                }
                .buttonStyle(.bordered)
                LabeledContent("Last chosen", value: last)
                LabeledContent("Sorted by", value: sorting)
            }
            ShowcaseSection("Context menu") {
                Label("Press with the secondary button", systemImage: "cursorarrow.click.2")
                    .padding()
                    .frame(maxWidth: .infinity)
                    .background(.quaternary, in: .rect(cornerRadius: 12))
                    .contextMenu {
                        Button("Copy", systemImage: "doc.on.doc") { last = "Copy" }
                        Button("Look up", systemImage: "magnifyingglass") { last = "Look up" }
                    }
            }
        }
    }
}
