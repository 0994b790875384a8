import SwiftUI

/// Acronyms that somebody learned: a list, a page for each, and a sheet to add one. Acronyms are kept by the app, what is on show by the
/// window.
struct TILApp: App {
    @StateObject private var store = ThingStore()

    var body: some Scene {
        WindowGroup("TIL") { TILView().environmentObject(store) }
            .defaultSize(width: 420, height: 520)
    }
}

// A path is stored with the names of its types, and a private one cannot be found by its name.
struct Thing: Identifiable, Codable, Hashable {
    var id = UUID()
    var short: String
    var long: String
}

private final class ThingStore: ObservableObject {
    @AppStorage("things") private var stored = Data()
    @Published var things: [Thing] = [] { didSet { stored = (try? JSONEncoder().encode(things)) ?? Data() } }

    init() { things = (try? JSONDecoder().decode([Thing].self, from: stored)) ?? [] }
}

private struct TILView: View {
    @EnvironmentObject private var store: ThingStore
    @State private var path = NavigationPath()
    @State private var isAdding = false
    @SceneStorage("path") private var storedPath: Data?

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(store.things) { thing in NavigationLink(thing.short, value: thing) }
                    .onDelete { store.things.remove(atOffsets: $0) }
            }
            .overlay { if store.things.isEmpty { Text("Add acronyms you learn").foregroundColor(.gray) } }
            .navigationTitle("TIL")
            .navigationDestination(for: Thing.self) { ThingView(thing: $0) }
            .navigationDestination(for: Int.self) { Text("Letter \($0)").navigationTitle("Letter") }
            .toolbar {
                Button {
                    isAdding = true
                } label: {
                    Label("Add", systemImage: "plus")
                }
                .keyboardShortcut("a", modifiers: [.command, .shift])
            }
        }
        .sheet(isPresented: $isAdding) { AddThingView() }
        .onChange(of: path) { storedPath = try? JSONEncoder().encode(path.codable) }
        .onAppear {
            guard let storedPath,
                let stored = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: storedPath)
            else { return }
            path = NavigationPath(stored)
        }
    }
}

private struct ThingView: View {
    let thing: Thing

    var body: some View {
        VStack(spacing: 12) {
            Text(thing.long)
            NavigationLink("Count Letters", value: thing.short.count)
        }
        .navigationTitle(thing.short)
    }
}

private struct AddThingView: View {
    @EnvironmentObject private var store: ThingStore
    @Environment(\.dismiss) private var dismiss
    @FocusState private var focus: Field?
    @State private var short = ""
    @State private var long = ""
    private enum Field { case short, long }

    var body: some View {
        NavigationStack {
            Form {
                TextField("Acronym", text: $short).focused($focus, equals: .short).onSubmit { focus = .long }
                TextField("Meaning", text: $long).focused($focus, equals: .long).onSubmit(save)
            }
            .navigationTitle("New Acronym")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) { Button("Save", action: save).disabled(short.isEmpty) }
            }
        }
        .onAppear { focus = .short }
    }

    private func save() {
        guard !short.isEmpty else { return }
        store.things.append(Thing(short: short.uppercased(), long: long))
        dismiss()
    }
}
