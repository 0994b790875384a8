import DovetailTesting
import SwiftData
import SwiftUI
import Testing

// MARK: People from a server, who are decoded and kept

@Model
final class Member: Codable, Identifiable {
    enum CodingKeys: CodingKey { case id, name, friends }

    @Attribute(.unique) var id: String
    var name: String
    @Relationship(deleteRule: .cascade) var friends: [Friend]

    init(id: String, name: String, friends: [Friend]) {
        self.id = id
        self.name = name
        self.friends = friends
    }

    required init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        name = try values.decode(String.self, forKey: .name)
        friends = try values.decode([Friend].self, forKey: .friends)
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(id, forKey: .id)
        try values.encode(name, forKey: .name)
        try values.encode(friends, forKey: .friends)
    }
}

@Model
final class Friend: Codable {
    enum CodingKeys: CodingKey { case name }
    var name: String

    required init(from decoder: any Decoder) throws {
        name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(name, forKey: .name)
    }
}

// MARK: Expenses with a sum, in groups

struct Money: Codable, Hashable {
    var amount: Decimal
    var currency = "EUR"
}

@Model
final class Expense {
    enum Category: String, Codable, CaseIterable {
        case food, travel
    }

    var title: String
    var money: Money
    var category: Category?
    @Attribute(.externalStorage) var receipt: Data?
    @Transient var isExpanded: Bool = false
    private(set) var created: Date = Date.now

    init(title: String, amount: Decimal, category: Category?) {
        self.title = title
        self.money = Money(amount: amount)
        self.category = category
    }

    var summary: String { "\(title) \(money.amount)" }
}

private struct ExpenseView: View {
    @Query(sort: [SortDescriptor(\Expense.title, order: .reverse)], animation: .snappy) private var expenses: [Expense]
    @Environment(\.modelContext) private var context

    private var sum: Decimal { expenses.reduce(0) { $0 + $1.money.amount } }

    var body: some View {
        VStack {
            Text("Sum \(NSDecimalNumber(decimal: sum).stringValue)")
            ForEach(Expense.Category.allCases, id: \.self) { category in
                Section(category.rawValue) {
                    ForEach(expenses.filter { $0.category == category }) { expense in
                        Text(expense.summary)
                    }
                }
            }
            Button("Double") { for expense in expenses { expense.money.amount *= 2 } }
        }
    }
}

// MARK: Habits, whose days are an array of values

@Model
final class Habit {
    @Attribute(.unique) var name: String
    var days: [Date] = []
    var goals: Set<Int> = [1]
    var reminder: Reminder = Reminder.never

    enum Reminder: Codable, Equatable {
        case never
        case daily(hour: Int)
        case weekly(days: [Int])
    }

    init(name: String) { self.name = name }

    var streak: Int { days.count }
}

private struct HabitRow: View {
    let habit: Habit
    var body: some View {
        HStack {
            Text("\(habit.name): \(habit.streak)")
            Button("Check \(habit.name)") {
                habit.days.append(Date(timeIntervalSinceReferenceDate: Double(habit.streak)))
            }
        }
    }
}

private struct HabitList: View {
    @Query(sort: \Habit.name, order: .reverse) private var habits: [Habit]
    var body: some View {
        VStack { ForEach(habits) { HabitRow(habit: $0) } }
    }
}

// MARK: Notes in folders, and folders in folders

@Model
final class NoteFolder {
    var name: String
    var parent: NoteFolder?
    @Relationship(deleteRule: .cascade, inverse: \NoteFolder.parent) var children: [NoteFolder] = []
    @Relationship(deleteRule: .cascade, inverse: \FolderNote.folder) var notes: [FolderNote] = []

    init(_ name: String, in parent: NoteFolder? = nil) {
        self.name = name
        self.parent = parent
    }
}

@Model
final class FolderNote {
    var text: String = ""
    var folder: NoteFolder
    var isPinned = false

    init(text: String, folder: NoteFolder) {
        self.text = text
        self.folder = folder
    }
}

private struct FolderView: View {
    let folder: NoteFolder
    @Query private var notes: [FolderNote]

    init(folder: NoteFolder) {
        self.folder = folder
        let id = folder.persistentModelID
        _notes = Query(
            filter: #Predicate<FolderNote> { $0.folder.persistentModelID == id && !$0.isPinned }, sort: \FolderNote.text
        )
    }

    var body: some View {
        VStack {
            Text("\(folder.name) has \(folder.children.count) folders")
            ForEach(notes) { Text($0.text) }
        }
    }
}

// MARK: A store of articles that is filled by an actor, and shown

@Model
final class Article {
    #Unique<Article>([\.source, \.number])
    #Index<Article>([\.published], [\.source, \.published])

    var source: String
    var number: Int
    var headline: String
    var published: Date
    var isRead: Bool = false

    init(source: String, number: Int, headline: String, published: Date) {
        self.source = source
        self.number = number
        self.headline = headline
        self.published = published
    }
}

@ModelActor
actor ArticleStore {
    struct Downloaded: Sendable {
        let number: Int
        let headline: String
    }

    func update(_ source: String, _ items: [Downloaded]) throws {
        for item in items {
            modelContext.insert(
                Article(
                    source: source, number: item.number, headline: item.headline,
                    published: Date(timeIntervalSinceReferenceDate: Double(item.number))))
        }
        try modelContext.save()
    }

    func markAllRead() throws -> Int {
        let unread = try modelContext.fetch(FetchDescriptor<Article>(predicate: #Predicate { !$0.isRead }))
        for article in unread { article.isRead = true }
        try modelContext.save()
        return unread.count
    }
}

private struct ArticleList: View {
    @Query(articles) private var shown: [Article]
    static var articles: FetchDescriptor<Article> {
        var descriptor = FetchDescriptor<Article>(sortBy: [SortDescriptor(\.published, order: .reverse)])
        descriptor.fetchLimit = 2
        return descriptor
    }

    var body: some View {
        VStack { ForEach(shown) { Text($0.headline + ($0.isRead ? " ✓" : "")) } }
    }
}

// MARK: Pets of several kinds, which inherit

@Model
class Animal {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Visit.animal) var visits: [Visit] = []
    init(name: String) { self.name = name }
}

@Model
final class Dog: Animal {
    var breed: String = "Mix"
    init(name: String, breed: String) {
        self.breed = breed
        super.init(name: name)
    }
}

@Model
final class Cat: Animal {
    var isIndoor: Bool
    override init(name: String) {
        isIndoor = true
        super.init(name: name)
    }
}

@Model
final class Visit {
    var reason: String
    var animal: Animal?
    init(reason: String) { self.reason = reason }
}

private struct AnimalList: View {
    @Query(sort: \Animal.name) private var animals: [Animal]
    @Query private var dogs: [Dog]

    var body: some View {
        VStack {
            ForEach(animals) { animal in
                if let dog = animal as? Dog { Text("\(dog.name) the \(dog.breed)") } else { Text(animal.name) }
            }
            Text("\(dogs.count) dogs")
        }
    }
}

@MainActor
@Suite struct DataAppTests {
    @Test func decodedPeopleAreKeptAndUpdated() throws {
        let container = try memory(Member.self)
        func load(_ json: String) throws {
            for member in try JSONDecoder().decode([Member].self, from: Data(json.utf8)) {
                container.mainContext.insert(member)
            }
            try container.mainContext.save()
        }
        try load(
            #"[{"id": "1", "name": "Ada", "friends": [{"name": "Bob"}]}, {"id": "2", "name": "Cleo", "friends": []}]"#)
        try load(#"[{"id": "1", "name": "Ada L.", "friends": [{"name": "Dan"}]}]"#)
        let context = ModelContext(container)
        let members = try context.fetch(FetchDescriptor<Member>(sortBy: [SortDescriptor(\.name)]))
        #expect(members.map(\.name) == ["Ada L.", "Cleo"])
        #expect(members[0].friends.map(\.name).contains("Dan"))
        #expect(members[0].id == "1")
    }

    @Test func expensesAreSummed() throws {
        let container = try memory(Expense.self)
        container.mainContext.insert(Expense(title: "Bread", amount: 2.5, category: .food))
        container.mainContext.insert(Expense(title: "Train", amount: 30, category: .travel))
        try container.mainContext.save()
        let host = TestHost { ExpenseView().modelContainer(container) }
        #expect(host.exists("Sum 32.5"))
        try host.tap("Double")
        #expect(host.exists("Sum 65"))
        #expect(host.exists("Bread 5"))
    }

    @Test func habitsKeepTheirDays() throws {
        let container = try memory(Habit.self)
        let habit = Habit(name: "Run")
        habit.reminder = .weekly(days: [1, 3])
        habit.goals = [2, 3]
        container.mainContext.insert(habit)
        let host = TestHost { HabitList().modelContainer(container) }
        try host.tap("Check Run")
        try host.tap("Check Run")
        #expect(host.exists("Run: 2"))
        try container.mainContext.save()
        let read = try #require(try ModelContext(container).fetch(FetchDescriptor<Habit>()).first)
        #expect(read.days.map(\.timeIntervalSinceReferenceDate) == [0, 1])
        #expect(read.reminder == .weekly(days: [1, 3]))
        #expect(read.goals == [2, 3])
    }

    @Test func notesAreInFoldersOfFolders() throws {
        let container = try memory(NoteFolder.self)
        let context = container.mainContext
        let work = NoteFolder("Work")
        context.insert(work)
        let sub = NoteFolder("Sub", in: work)
        let note = FolderNote(text: "Plan", folder: work)
        context.insert(note)
        context.insert(FolderNote(text: "Idea", folder: sub))
        let host = TestHost { FolderView(folder: work).modelContainer(container) }
        #expect(host.exists("Work has 1 folders"))
        #expect(host.exists("Plan") && !host.exists("Idea"))
        note.isPinned = true
        host.settle()
        #expect(!host.exists("Plan"))
        context.delete(work)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<FolderNote>()) == 0)
    }

    @Test func anActorFillsWhatAListShows() async throws {
        let container = try memory(Article.self)
        let store = ArticleStore(modelContainer: container)
        try await store.update("A", (1...3).map { .init(number: $0, headline: "Old \($0)") })
        try await store.update("A", (2...4).map { .init(number: $0, headline: "New \($0)") })
        let host = TestHost { ArticleList().modelContainer(container) }
        #expect(host.exists("New 4") && host.exists("New 3") && !host.exists("New 2"))
        #expect(try container.mainContext.fetchCount(FetchDescriptor<Article>()) == 4)
        let count = try await store.markAllRead()
        #expect(count == 4)
        _ = try container.mainContext.fetch(FetchDescriptor<Article>())
        await host.settle()
        #expect(host.exists("New 4 ✓"))
    }

    @Test func petsOfSeveralKindsAreInOneList() throws {
        let container = try memory(Animal.self, Dog.self, Cat.self)
        let context = container.mainContext
        context.insert(Cat(name: "Mia"))
        let dog = Dog(name: "Rex", breed: "Collie")
        dog.visits = [Visit(reason: "Paw")]
        context.insert(dog)
        try context.save()
        let host = TestHost { AnimalList().modelContainer(container) }
        #expect(host.exists("Rex the Collie") && host.exists("Mia") && host.exists("1 dogs"))
        let visit = try #require(try ModelContext(container).fetch(FetchDescriptor<Visit>()).first)
        #expect((visit.animal as? Dog)?.breed == "Collie")
        context.delete(dog)
        host.settle()
        #expect(host.exists("0 dogs"))
    }
}
