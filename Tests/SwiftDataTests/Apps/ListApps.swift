import DovetailTesting
import SwiftData
import SwiftUI
import Testing

// Apps in the forms that public samples have, with what each does told by a test.

// MARK: The template of a new project: a list of dates beside a detail

@Model
final class TimedItem {
    var timestamp: Date

    init(timestamp: Date) {
        self.timestamp = timestamp
    }
}

private struct TemplateView: View {
    @Environment(\.modelContext) private var modelContext
    @Query private var items: [TimedItem]

    var body: some View {
        NavigationStack {
            List {
                ForEach(items) { item in
                    NavigationLink {
                        Text("Item at \(item.timestamp.timeIntervalSinceReferenceDate)")
                    } label: {
                        Text("\(item.timestamp.timeIntervalSinceReferenceDate)")
                    }
                }
                .onDelete(perform: deleteItems)
            }
            .toolbar {
                ToolbarItem {
                    Button(action: addItem) { Label("Add Item", systemImage: "plus") }
                }
            }
        }
    }

    private func addItem() {
        withAnimation {
            let newItem = TimedItem(timestamp: Date(timeIntervalSinceReferenceDate: Double(items.count)))
            modelContext.insert(newItem)
        }
    }

    private func deleteItems(offsets: IndexSet) {
        withAnimation {
            for index in offsets { modelContext.delete(items[index]) }
        }
    }
}

private struct TemplateApp: App {
    var sharedModelContainer: ModelContainer = {
        let schema = Schema([TimedItem.self])
        let modelConfiguration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)
        do {
            return try ModelContainer(for: schema, configurations: [modelConfiguration])
        } catch {
            fatalError("Could not create ModelContainer: \(error)")
        }
    }()

    var body: some Scene {
        WindowGroup { TemplateView() }
            .modelContainer(sharedModelContainer)
    }
}

// MARK: Things to do, by priority, with what is done left out

enum Priority: Int, Codable, CaseIterable, Identifiable, Comparable {
    case low, normal, high
    var id: Self { self }
    static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}

@Model
class ToDo {
    @Attribute(.unique) var id: UUID
    var title: String
    var isDone: Bool
    var priority: Priority
    var due: Date?
    @Relationship(deleteRule: .cascade) var steps: [ToDoStep]?

    init(_ title: String, priority: Priority = .normal, due: Date? = nil) {
        id = UUID()
        self.title = title
        isDone = false
        self.priority = priority
        self.due = due
    }
}

@Model
class ToDoStep {
    var name: String
    init(name: String) { self.name = name }
}

private struct ToDoRow: View {
    @Bindable var toDo: ToDo

    var body: some View {
        Toggle(isOn: $toDo.isDone) {
            Text(toDo.title)
            if let steps = toDo.steps, !steps.isEmpty { Text("\(steps.count) steps") }
        }
    }
}

private struct ToDoList: View {
    @Environment(\.modelContext) var context
    @Query(filter: #Predicate<ToDo> { !$0.isDone }, sort: [SortDescriptor(\ToDo.title)]) var open: [ToDo]
    @Query(filter: #Predicate<ToDo> { $0.isDone }) var done: [ToDo]
    @State private var title = ""

    var body: some View {
        VStack {
            HStack {
                TextField("New", text: $title)
                Button("Add") {
                    let toDo = ToDo(title, priority: .high)
                    toDo.steps = [ToDoStep(name: "Begin")]
                    context.insert(toDo)
                    title = ""
                }
                .disabled(title.isEmpty)
            }
            ForEach(open.sorted { $0.priority > $1.priority }) { ToDoRow(toDo: $0) }
            Text("\(done.count) done")
            Button("Clear") {
                try? context.delete(model: ToDo.self, where: #Predicate { $0.isDone })
            }
        }
    }
}

// MARK: Books, sorted and filtered by what a person chooses

@Model
class ReadBook {
    var title: String
    var author: String
    @Attribute(originalName: "summary") var synopsis: String = ""
    var rating: Int?
    var status: Status.RawValue = Status.onShelf.rawValue
    @Relationship(inverse: \Genre.books) var genres: [Genre]?

    init(title: String, author: String, rating: Int? = nil) {
        self.title = title
        self.author = author
        self.rating = rating
    }
}

enum Status: Int, Codable, Identifiable, CaseIterable {
    case onShelf, inProgress, completed
    var id: Self { self }
}

@Model
class Genre {
    var name: String
    var books: [ReadBook]?
    init(name: String) { self.name = name }
}

enum BookOrder: String, Identifiable, CaseIterable {
    case title, author
    var id: Self { self }
}

private struct BookResults: View {
    @Query private var books: [ReadBook]

    init(order: BookOrder, filter: String) {
        let orders: [SortDescriptor<ReadBook>] =
            switch order {
            case .title: [SortDescriptor(\ReadBook.title)]
            case .author: [SortDescriptor(\ReadBook.author), SortDescriptor(\ReadBook.title)]
            }
        let predicate = #Predicate<ReadBook> { book in
            book.title.localizedStandardContains(filter) || book.author.localizedStandardContains(filter)
                || filter.isEmpty
        }
        _books = Query(filter: predicate, sort: orders)
    }

    var body: some View {
        if books.isEmpty {
            ContentUnavailableView("No books", systemImage: "book")
        } else {
            ForEach(books) { book in
                HStack {
                    Text(book.title)
                    ForEach(book.genres ?? []) { Text($0.name) }
                }
            }
        }
    }
}

private struct BookShelf: View {
    @State private var order = BookOrder.title
    @State private var filter = ""

    var body: some View {
        VStack {
            TextField("Filter", text: $filter)
            Button("By author") { order = .author }
            BookResults(order: order, filter: filter)
        }
    }
}

@MainActor
@Suite struct ListAppTests {
    @Test func theTemplateAddsAndOpensItems() throws {
        let host = TestHost(app: TemplateApp.self)
        try host.tap("Add Item")
        try host.tap("Add Item")
        #expect(host.exists("1.000000"))
        try host.tap("1.000000")
        host.advance(by: .seconds(1))
        #expect(host.exists("Item at 1.000000"))
    }

    @Test func thingsToDoAreAddedDoneAndCleared() throws {
        let container = try memory(ToDo.self)
        container.mainContext.insert(ToDo("Sleep", priority: .low))
        let host = TestHost { ToDoList().modelContainer(container) }
        try host.type("Shop", into: "New")
        try host.tap("Add")
        #expect(try host.frame(of: "Shop 1 steps").minY < host.frame(of: "Sleep").minY)
        let shop = try #require(
            try container.mainContext.fetch(FetchDescriptor<ToDo>(predicate: #Predicate { $0.title == "Shop" })).first)
        shop.isDone = true
        host.settle()
        #expect(!host.exists("Shop 1 steps"))
        #expect(host.exists("1 done"))
        try host.tap("Clear")
        #expect(host.exists("0 done"))
        #expect(try container.mainContext.fetchCount(FetchDescriptor<ToDoStep>()) == 0)
    }

    @Test func booksAreSearchedAndSorted() throws {
        let container = try memory(ReadBook.self)
        let crime = Genre(name: "Crime")
        for (title, author) in [("Ähren", "Zeh"), ("Berge", "Abel")] {
            let book = ReadBook(title: title, author: author)
            container.mainContext.insert(book)
            book.genres?.append(crime)
            if book.genres == nil { book.genres = [crime] }
        }
        #expect(crime.books?.count == 2)
        let host = TestHost { BookShelf().modelContainer(container) }
        #expect(try host.frame(of: "Ähren").minY < host.frame(of: "Berge").minY)
        try host.tap("By author")
        #expect(try host.frame(of: "Ähren").minY > host.frame(of: "Berge").minY)
        try host.type("ahr", into: "Filter")
        #expect(host.exists("Ähren") && !host.exists("Berge"))
        try host.type("xx", into: "Filter")
        #expect(host.exists("No books"))
    }
}
