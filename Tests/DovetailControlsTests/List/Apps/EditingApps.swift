import SwiftUI

/// A list of things to do: added, ticked off, deleted, moved and swiped.
struct TodoApp: View {
    struct Item: Identifiable {
        let id = UUID()
        var title: String
        var isDone = false
        var isFlagged = false
    }

    @State private var items = ["Milk", "Bread", "Eggs", "Tea"].map { Item(title: $0) }
    @State private var draft = ""

    var body: some View {
        NavigationStack {
            List {
                Section("Open") {
                    ForEach($items) { $item in
                        HStack {
                            Button {
                                item.isDone.toggle()
                            } label: {
                                Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
                            }
                            .buttonStyle(.borderless)
                            .accessibilityLabel("Tick \(item.title)")
                            Text(item.title)
                                .strikethrough(item.isDone)
                                .foregroundStyle(item.isDone ? .secondary : .primary)
                            if item.isFlagged {
                                Spacer()
                                Image(systemName: "flag.fill").foregroundStyle(.orange).accessibilityLabel("flagged")
                            }
                        }
                        .swipeActions(edge: .leading) {
                            Button("Flag", systemImage: "flag") { item.isFlagged.toggle() }.tint(.orange)
                        }
                        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                            Button("Delete", role: .destructive) {
                                withAnimation { items.removeAll { $0.id == item.id } }
                            }
                            Button("Later") {
                                withAnimation {
                                    items.move(
                                        fromOffsets: IndexSet(integer: items.firstIndex { $0.id == item.id }!),
                                        toOffset: items.count)
                                }
                            }
                            .tint(.indigo)
                        }
                    }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                }
                Section {
                    TextField("New item", text: $draft)
                        .onSubmit {
                            guard !draft.isEmpty else { return }
                            withAnimation { items.append(Item(title: draft)) }
                            draft = ""
                        }
                } footer: {
                    Text("\(items.filter { !$0.isDone }.count) left")
                }
            }
            .navigationTitle("To do")
            .toolbar {
                EditButton()
                Button("Clear", systemImage: "trash") { withAnimation { items.removeAll(where: \.isDone) } }
            }
            .overlay {
                if items.isEmpty { ContentUnavailableView("All done", systemImage: "checkmark") }
            }
        }
    }
}

/// Rows that are edited in their place.
struct IngredientsApp: View {
    struct Ingredient: Identifiable, Equatable {
        let id: Int
        var name: String
        var amount: Double
        var isNeeded = true
    }

    @State private var ingredients = (1...4).map { Ingredient(id: $0, name: "Ingredient \($0)", amount: Double($0)) }
    @FocusState private var focus: Int?

    var body: some View {
        VStack(spacing: 0) {
            List {
                ForEach($ingredients) { $ingredient in
                    HStack {
                        Toggle("Need \(ingredient.id)", isOn: $ingredient.isNeeded).labelsHidden()
                        TextField("Name \(ingredient.id)", text: $ingredient.name)
                            .focused($focus, equals: ingredient.id)
                        Stepper("\(ingredient.amount, format: .number) g", value: $ingredient.amount, in: 0...9)
                            .fixedSize()
                    }
                    .disabled(!ingredient.isNeeded && ingredient.id == 4)
                }
                .onDelete { ingredients.remove(atOffsets: $0) }
                Button("Add") {
                    let id = (ingredients.map(\.id).max() ?? 0) + 1
                    ingredients.append(Ingredient(id: id, name: "", amount: 1))
                    focus = id
                }
            }
            Text(
                ingredients.filter(\.isNeeded).map { "\($0.name):\(Int($0.amount))" }.joined(separator: " ")
            )
            .accessibilityIdentifier("summary")
        }
    }
}

/// What can be read again, with rows that come while it is.
struct FeedApp: View {
    let load: @MainActor () async -> [String]
    @State private var stories = ["Old story"]
    @State private var lastRead: Int?

    var body: some View {
        NavigationStack {
            List(stories, id: \.self) { story in
                VStack(alignment: .leading) {
                    Text(story).font(.headline)
                    Text("Summary of \(story)").font(.subheadline).foregroundStyle(.secondary)
                }
                .badge(story.count)
            }
            .refreshable {
                let new = await load()
                withAnimation { stories.insert(contentsOf: new, at: 0) }
            }
            .navigationTitle("News")
        }
    }
}
