import SwiftUI

struct ListsPage: View {
    private struct Fruit: Identifiable {
        let id: Int
        var name: String
        var isFavourite = false
    }
    @State private var fruits = ["Apple", "Pear", "Plum", "Cherry", "Quince", "Fig", "Grape"].enumerated().map {
        Fruit(id: $0.offset, name: $0.element)
    }
    @State private var selection: Set<Int> = [1]
    @State private var query = ""

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                Section("Swipe, drag, select") {
                    ForEach($fruits) { $fruit in
                        if query.isEmpty || fruit.name.localizedCaseInsensitiveContains(query) {
                            Label(fruit.name, systemImage: fruit.isFavourite ? "star.fill" : "leaf")
                                .badge(fruit.name.count)
                                .swipeActions(edge: .leading) {
                                    Button("Favourite", systemImage: "star") { fruit.isFavourite.toggle() }.tint(
                                        .yellow)
                                }
                        }
                    }
                    .onDelete { fruits.remove(atOffsets: $0) }
                    .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
                }
                Section("More") {
                    DisclosureGroup("Vegetables") { ForEach(["Leek", "Kale"], id: \.self) { Text($0) } }
                    LabeledContent("Chosen", value: "\(selection.count)")
                }
            }
            .navigationTitle("Fruit")
            .searchable(text: $query)
            .toolbar { EditButton() }
        }
    }
}
