import Combine
import SwiftUI

/// A list of messages: swipe actions, context menus, edit mode, search, refresh, a page for each message and a sheet to write one.
struct MailPage: View {
    @ObservedObject var data: FuzzData
    @State private var search = ""
    @State private var editMode = EditMode.inactive
    @State private var selection: Set<Int> = []
    @State private var asksToDelete: FuzzData.Row?
    private let clock = Timer.publish(every: 0.7, on: .main, in: .common).autoconnect()

    private var found: [FuzzData.Row] {
        data.rows.filter { search.isEmpty || $0.title.localizedCaseInsensitiveContains(search) }
    }

    var body: some View {
        NavigationStack(path: $data.path) {
            List(selection: $selection) {
                if data.flags[0] { Section("Pinned") { ForEach(found.prefix(2)) { line($0) } } }
                Section {
                    ForEach(found) { line($0) }
                        .onDelete { data.rows.remove(atOffsets: $0) }
                        .onMove { data.rows.move(fromOffsets: $0, toOffset: $1) }
                } header: {
                    Text("Inbox \(data.ticks)")
                }
            }
            .environment(\.editMode, $editMode)
            .navigationTitle("Mail")
            .navigationDestination(for: Int.self) { MessagePage(data: data, id: $0) }
            .searchable(text: $search, prompt: "Find")
            .refreshable { data.insert(at: 0) }
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { EditButton() }
                ToolbarItem(placement: .primaryAction) {
                    Button("Compose", systemImage: "square.and.pencil") { data.presented[0] = true }
                }
                if data.flags[1] { ToolbarItem(placement: .bottomBar) { Text("\(data.rows.count) messages") } }
            }
            .sheet(isPresented: $data.presented[0]) { Composer(data: data) }
            .confirmationDialog(
                "Delete?",
                isPresented: Binding {
                    asksToDelete != nil
                } set: {
                    if !$0 { asksToDelete = nil }
                },
                presenting: asksToDelete
            ) { row in
                Button("Delete \(row.title)", role: .destructive) { withAnimation { data.remove(row) } }
                Button("Cancel", role: .cancel) {}
            }
        }
        .onReceive(clock) { _ in
            data.ticks += 1
            if data.flags[2], data.ticks % 3 == 0 { withAnimation { data.remove(at: data.ticks) } }
            if data.flags[3], data.rows.count < 30 { data.insert(at: data.ticks) }
        }
    }

    private func line(_ row: FuzzData.Row) -> some View {
        NavigationLink(value: row.id) { MessageLine(data: data, row: row) }
            .swipeActions(edge: .trailing) {
                Button("Delete", role: .destructive) { data.remove(row) }
                Button("Ask") { asksToDelete = row }
            }
            .swipeActions(edge: .leading, allowsFullSwipe: false) {
                Button("Mark") { withAnimation { data.mark(row) } }
            }
            .contextMenu {
                Button("Mark") { data.mark(row) }
                Menu("Move") { ForEach(0..<3) { place in Button("Place \(place)") { data.rotate(by: place) } } }
                Button("Delete", role: .destructive) { data.remove(row) }
            }
    }
}

private struct MessageLine: View {
    let data: FuzzData
    let row: FuzzData.Row
    @State private var isExpanded = false

    var body: some View {
        if let children = row.children {
            DisclosureGroup(row.title, isExpanded: $isExpanded) {
                ForEach(children) { child in
                    Text(child.title).swipeActions { Button("Copy") { data.insert(at: 1) } }
                }
            }
        } else {
            HStack {
                if row.isMarked { Image(systemName: "flag").transition(.scale) }
                Text(row.title)
                Spacer()
                Text(row.id, format: .number)
            }
        }
    }
}

private struct MessagePage: View {
    @ObservedObject var data: FuzzData
    let id: Int
    @State private var showsDetails = false

    var body: some View {
        ScrollView {
            Text("Message \(id)").font(.title)
            Button("Details") { showsDetails.toggle() }
                .popover(isPresented: $showsDetails) {
                    VStack {
                        Text("From, to, date")
                        Button("Remove") { data.rows.removeAll { $0.id == id } }
                    }
                    .padding()
                }
            if let row = data.rows.first(where: { $0.id == id }) {
                Text(row.title).contextMenu { Button("Reply") { data.presented[0] = true } }
            }
            NavigationLink("Next", value: id + 1)
        }
        .navigationTitle("Message")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Back twice") { data.path.removeLast(min(2, data.path.count)) } }
    }
}

private struct Composer: View {
    @ObservedObject var data: FuzzData
    @Environment(\.dismiss) private var dismiss
    @State private var to = ""
    @State private var date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    @State private var priority = 1
    @FocusState private var focus: Int?

    var body: some View {
        NavigationStack {
            Form {
                TextField("To", text: $to).focused($focus, equals: 0)
                TextEditor(text: $data.text).frame(height: 90).focused($focus, equals: 1)
                Picker("Priority", selection: $priority) { ForEach(0..<4) { Text("P\($0)").tag($0) } }
                DatePicker("Send", selection: $date)
                if data.flags[4] { Toggle("Marked", isOn: $data.flags[0]) }
            }
            .navigationTitle("New Message")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Send") {
                        data.insert(at: 0)
                        dismiss()
                    }
                    .disabled(to.isEmpty)
                }
            }
            .onAppear { focus = 0 }
        }
        .presentationDetents(data.flags[5] ? [.medium, .large] : [.large])
        .interactiveDismissDisabled(data.flags[4])
    }
}
