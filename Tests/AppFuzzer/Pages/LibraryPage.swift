import SwiftUI

/// Columns: a list of places, a grid of things and what is chosen, with an inspector, menus and popovers.
struct LibraryPage: View {
    @ObservedObject var data: FuzzData
    @State private var visibility = NavigationSplitViewVisibility.automatic
    @Namespace private var space

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(selection: $data.chosen) {
                Section("Places", isExpanded: $data.flags[0]) {
                    ForEach(data.rows) { row in
                        Label(row.title, systemImage: row.isMarked ? "star.fill" : "star").tag(row.id)
                            .badge(row.isMarked ? 3 : 0)
                            .contextMenu { Button("Star") { withAnimation { data.mark(row) } } }
                    }
                }
            }
            .navigationTitle("Library")
            .toolbar { Button("Add", systemImage: "plus") { withAnimation { data.insert(at: 2) } } }
        } content: {
            grid.navigationTitle("Shelf")
        } detail: {
            if let chosen = data.chosen {
                ChosenPage(data: data, id: chosen).id(chosen)
            } else {
                ContentUnavailableView("Nothing", systemImage: "tray")
            }
        }
        .inspector(isPresented: $data.presented[1]) {
            Form {
                Slider(value: $data.number)
                Toggle("Grid", isOn: $data.flags[1].animation())
                Button("Close") { data.presented[1] = false }
            }
        }
    }

    private var grid: some View {
        ScrollView {
            if data.flags[1] {
                LazyVStack(pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(data.rows) { tile($0).frame(maxWidth: .infinity) }
                    } header: {
                        Text("All")
                    }
                }
            } else {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { ForEach(data.rows) { tile($0) } }
            }
        }
    }

    private func tile(_ row: FuzzData.Row) -> some View {
        Tile(data: data, row: row).matchedGeometryEffect(id: row.id, in: space)
    }
}

private struct Tile: View {
    let data: FuzzData
    let row: FuzzData.Row
    @State private var isOpen = false

    var body: some View {
        Button(row.title) { isOpen = true }
            .frame(minHeight: row.isMarked ? 80 : 40)
            .popover(isPresented: $isOpen) {
                VStack {
                    Text("About \(row.title)")
                    Button("Remove") { withAnimation { data.remove(row) } }
                    Button("Choose") {
                        data.chosen = row.id
                        isOpen = false
                    }
                }
                .padding()
            }
    }
}

private struct ChosenPage: View {
    @ObservedObject var data: FuzzData
    let id: Int
    @State private var isConfirming = false
    @State private var tab = 0

    var body: some View {
        VStack {
            Picker("Tab", selection: $tab) { ForEach(0..<3) { Text("Tab \($0)").tag($0) } }.pickerStyle(.segmented)
            switch tab {
            case 0:
                Table(data.rows) {
                    TableColumn("Title") { Text($0.title) }
                    TableColumn("Number") { Text($0.id, format: .number) }
                }
            case 1: ScrollView { ForEach(0..<30) { Text("Line \($0)") } }
            default: TextEditor(text: $data.text)
            }
        }
        .navigationTitle("Thing \(id)")
        .toolbar {
            Button("Inspect") { data.presented[1].toggle() }
            Menu("More") {
                Button("Remove") { isConfirming = true }
                Picker("Order", selection: $data.selection) { ForEach(0..<4) { Text("Order \($0)").tag($0) } }
            }
        }
        .alert("Remove?", isPresented: $isConfirming) {
            Button("Remove", role: .destructive) { withAnimation { data.rows.removeAll { $0.id == id } } }
            Button("Keep", role: .cancel) {}
        }
    }
}
