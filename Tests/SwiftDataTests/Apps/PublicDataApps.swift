import DovetailTesting
import SwiftData
import SwiftUI
import Testing

// Models and views in the forms of public repositories, which the test of each names. They are as short as they can be.

enum MoviesV1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Movie.self, MovieReview.self, MovieActor.self] }

    @Model final class Movie {
        var title: String
        var year: Int
        @Relationship(deleteRule: .cascade, inverse: \MovieReview.movie) var reviews: [MovieReview] = []
        init(title: String, year: Int) { (self.title, self.year) = (title, year) }
    }
    @Model final class MovieReview {
        var subject: String
        var movie: Movie?
        init(subject: String) { self.subject = subject }
    }
    @Model final class MovieActor {
        var name: String
        init(name: String) { self.name = name }
    }
}

enum MoviesV2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Movie.self, MovieReview.self, MovieActor.self] }

    enum Kind: Int, Codable, CaseIterable { case action = 1, drama }

    @Model final class Movie {
        @Attribute(.unique) var title: String
        var year: Int
        var kindID: Int = Kind.drama.rawValue
        var kind: Kind { Kind(rawValue: kindID)! }
        var reviewsCount: Int { reviews.count }
        @Relationship(deleteRule: .cascade, inverse: \MovieReview.movie) var reviews: [MovieReview] = []
        @Relationship(deleteRule: .nullify, inverse: \MovieActor.movies) var actors: [MovieActor] = []
        init(title: String, year: Int) { (self.title, self.year) = (title, year) }
    }
    @Model final class MovieReview {
        var subject: String
        var movie: Movie?
        init(subject: String) { self.subject = subject }
    }
    @Model final class MovieActor {
        var name: String
        var movies: [Movie] = []
        init(name: String) { self.name = name }
    }
}

enum MoviesMigration: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [MoviesV1.self, MoviesV2.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: MoviesV1.self, toVersion: MoviesV2.self,
                willMigrate: { context in
                    // Titles are unique in the second version.
                    var known: Set<String> = []
                    for movie in try context.fetch(FetchDescriptor<MoviesV1.Movie>(sortBy: [SortDescriptor(\.year)])) {
                        if !known.insert(movie.title).inserted { movie.title += " (\(movie.year))" }
                    }
                    try context.save()
                }, didMigrate: nil)
        ]
    }
}

struct MovieList: View {
    enum Filter: Equatable { case title(String), reviews(Int), actors(Int), kind(MoviesV2.Kind) }
    @Query private var movies: [MoviesV2.Movie]

    init(_ filter: Filter) {
        switch filter {
        case .title(let title): _movies = Query(filter: #Predicate { $0.title.contains(title) })
        case .reviews(let count): _movies = Query(filter: #Predicate { $0.reviews.count >= count })
        case .actors(let count): _movies = Query(filter: #Predicate { $0.actors.count >= count })
        case .kind(let kind):
            let id = kind.rawValue
            _movies = Query(filter: #Predicate { $0.kindID == id })
        }
    }

    var body: some View { List(movies) { Text("\($0.title): \($0.reviewsCount)") } }
}

@Model final class Training {
    @Attribute(.unique) var id: String
    var name: String
    var createdAt: Date
    private var _day: String
    @Relationship(inverse: \Lift.trainings) var lifts: [Lift]?
    enum Day: String, CaseIterable { case monday, tuesday }
    var day: Day {
        get { Day(rawValue: _day) ?? .monday }
        set { _day = newValue.rawValue }
    }

    init(_ name: String, day: Day, at createdAt: Date) {
        (id, self.name, _day, self.createdAt) = (name.lowercased(), name, day.rawValue, createdAt)
    }
}

@Model final class Lift {
    @Attribute(.unique) var name: String
    var trainings: [Training]?
    init(_ name: String) { self.name = name }
}

struct TrainingList: View {
    @Environment(\.modelContext) private var context
    @Query(
        filter: #Predicate<Training> { !$0.name.contains("test") },
        sort: [SortDescriptor(\Training.createdAt, order: .reverse)], animation: .default)
    private var trainings: [Training]

    var body: some View {
        List(trainings) { Text("\($0.name) \($0.day.rawValue) \($0.lifts?.count ?? 0)") }
        Button("Add") {
            var descriptor = FetchDescriptor<Lift>()
            let name = "Squat"
            descriptor.predicate = #Predicate { lift in lift.name == name }
            let known = (try? context.fetch(descriptor).first) ?? Lift(name)
            let training = Training("Legs \(trainings.count)", day: .tuesday, at: .now)
            context.insert(training)
            training.lifts = [known]
            try? context.save()
        }
    }
}

@Model final class ReminderList {
    var name: String
    var colorCode: String
    @Relationship(deleteRule: .cascade) var reminders: [ListedReminder]
    init(name: String, colorCode: String) { (self.name, self.colorCode, reminders) = (name, colorCode, []) }
}

@Model final class ListedReminder {
    var title: String
    var notes: String?
    var isCompleted = false
    var date: Date?
    var list: ReminderList?
    init(_ title: String, date: Date? = nil) { (self.title, self.date) = (title, date) }
}

struct ReminderCounts: View {
    @Query private var reminders: [ListedReminder]
    @Query() private var lists: [ReminderList]

    var body: some View {
        Text("\(reminders.filter { !$0.isCompleted }.count) open of \(lists.count) lists")
        ForEach(lists) { list in
            ForEach(list.reminders.filter { !$0.isCompleted }) { reminder in
                Button(reminder.title) { reminder.isCompleted = true }
            }
        }
    }
}

@Model final class BookWriter {
    #Unique<BookWriter>([\.firstName, \.lastName])
    var firstName: String
    var lastName: String
    var books: [WrittenBook] = []
    var fullName: String { firstName + " " + lastName }
    init(_ firstName: String, _ lastName: String) { (self.firstName, self.lastName) = (firstName, lastName) }
}

@Model final class WrittenBook {
    #Index<WrittenBook>([\.name], [\.comment])
    var name: String
    var comment: String = ""
    @Relationship(inverse: \BookWriter.books) var writers: [BookWriter]
    var allWriters: String { writers.map(\.fullName).sorted().formatted(.list(type: .and)) }
    init(_ name: String, writers: [BookWriter] = []) { (self.name, self.writers) = (name, writers) }
}

struct BookSamples: PreviewModifier {
    static func makeSharedContext() async throws -> ModelContainer {
        let container = try ModelContainer(
            for: WrittenBook.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        container.mainContext.insert(
            WrittenBook("Good Omens", writers: [BookWriter("Neil", "G."), BookWriter("Terry", "P.")]))
        return container
    }

    func body(content: Content, context: ModelContainer) -> some View { content.modelContainer(context) }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var bookSamples: Self { .modifier(BookSamples()) }
}

struct WrittenBooks: View {
    @Query(sort: \WrittenBook.name) private var books: [WrittenBook]

    var body: some View { List(books) { Text("\($0.name) by \($0.allWriters)") } }
}

@Model final class TaskGroupModel {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \GroupedTask.groups) var tasks: [GroupedTask]
    init(name: String, tasks: [GroupedTask] = []) { (self.name, self.tasks) = (name, tasks) }
}

@Model final class GroupedTask {
    var title: String
    @Relationship(deleteRule: .nullify) var groups: [TaskGroupModel]?
    init(title: String) { self.title = title }
}

@Model final class CachedUser {
    @Attribute(.unique) var id: Int
    var login: String
    init(id: Int, login: String) { (self.id, self.login) = (id, login) }
}

protocol UserStoring {
    func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T]
    func insert<T: PersistentModel>(_ model: T)
    func deleteAll<T: PersistentModel>(_ model: T.Type) throws
    func save() throws
}

extension ModelContext: UserStoring {
    func deleteAll<T: PersistentModel>(_ model: T.Type) throws { try delete(model: T.self) }
}

@ModelActor actor UserCache {
    func insert(_ users: [(Int, String)]) throws {
        for (id, login) in users { modelContext.insert(CachedUser(id: id, login: login)) }
        try modelContext.save()
    }
    func delete(id: Int) throws {
        let descriptor = FetchDescriptor<CachedUser>(predicate: #Predicate { $0.id == id })
        try modelContext.fetch(descriptor).forEach(modelContext.delete)
        try modelContext.save()
    }
    func logins() throws -> [String] { try modelContext.fetch(FetchDescriptor<CachedUser>()).map(\.login).sorted() }
}

/// A store of any model, as a protocol of an app's own has it.
final class ModelDatabase<T: PersistentModel> {
    let container: ModelContainer

    init() throws {
        container = try ModelContainer(
            for: T.self, configurations: ModelConfiguration(for: T.self, isStoredInMemoryOnly: true))
    }

    func create(_ items: [T]) throws {
        let context = ModelContext(container)
        for item in items { context.insert(item) }
        try context.save()
    }
    func read(predicate: Predicate<T>?, sortBy: SortDescriptor<T>...) throws -> [T] {
        try ModelContext(container).fetch(FetchDescriptor<T>(predicate: predicate, sortBy: sortBy))
    }
    func delete(where predicate: Predicate<T>) throws {
        let context = ModelContext(container)
        try context.delete(model: T.self, where: predicate)
        try context.save()
    }
}

@Model final class Pupil {
    @Attribute(.unique) private(set) var id: UUID
    var firstName: String
    var age: Int
    @Relationship(deleteRule: .cascade, inverse: \Grade.pupil) var grades: [Grade]
    init(_ firstName: String, age: Int, grades: [Grade] = []) {
        (id, self.firstName, self.age, self.grades) = (UUID(), firstName, age, grades)
    }
}

@Model final class Grade {
    var subject: String
    var value: Int
    var pupil: Pupil?
    init(_ subject: String, _ value: Int) { (self.subject, self.value) = (subject, value) }
}

@Model final class FeedPost {
    enum Kind: String, Codable { case text, photo }
    var author: String
    var date: Date
    var kind: Kind
    @Attribute(.externalStorage) var picture: Data?
    init(_ author: String, _ date: Date, picture: Data? = nil) {
        (self.author, self.date, self.picture, kind) = (author, date, picture, picture == nil ? .text : .photo)
    }
}

@Model final class DayLog {
    var date: Date
    var minutes: Int
    init(_ date: Date, minutes: Int) { (self.date, self.minutes) = (date, minutes) }
}

struct DayLogs: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \DayLog.date, order: .reverse) private var logs: [DayLog]

    var body: some View {
        Text("\(logs.count) days, last \(logs.first?.minutes ?? 0)")
        Button("Delete all") { try? context.delete(model: DayLog.self) }
    }
}

@Model final class SnippetTag {
    var name: String
    var creationDate: Date
    var snippets: [Snippet] = []
    init(_ name: String, _ creationDate: Date) { (self.name, self.creationDate) = (name, creationDate) }
}

@Model final class Snippet {
    var title: String
    var isFavorite: Bool
    @Relationship(inverse: \SnippetTag.snippets) var tags: [SnippetTag] = []
    init(_ title: String, isFavorite: Bool = false) { (self.title, self.isFavorite) = (title, isFavorite) }
}

struct TagList: View {
    @Query private var tags: [SnippetTag]

    init(search: String, newestFirst: Bool) {
        _tags = Query(
            filter: #Predicate<SnippetTag> {
                if search.isEmpty { return true } else { return $0.name.localizedStandardContains(search) }
            }, sort: [SortDescriptor(\SnippetTag.creationDate, order: newestFirst ? .reverse : .forward)])
    }

    var body: some View { List(tags) { Text("\($0.name) \($0.snippets.count)") } }
}
