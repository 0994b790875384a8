import DovetailTesting
import SwiftData
import SwiftUI
import Testing

// What public repositories of 2025 and 2026 do with models, in the shortest form that does it.

/// Makes containers for classes, versions and plans, by a closure that is given the schema.
private enum Containers {
    enum Failure: Error, Equatable { case noModels, noVersion }

    static func make(
        for models: [any PersistentModel.Type],
        configuration: (Schema) -> ModelConfiguration = { ModelConfiguration(schema: $0, isStoredInMemoryOnly: true) }
    ) throws -> ModelContainer {
        guard !models.isEmpty else { throw Failure.noModels }
        let schema = Schema(models)
        return try ModelContainer(for: schema, migrationPlan: nil, configurations: configuration(schema))
    }

    static func make<Plan: SchemaMigrationPlan>(plan: Plan.Type) throws -> ModelContainer {
        guard let current = plan.schemas.last else { throw Failure.noVersion }
        let schema = Schema(versionedSchema: current)
        let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)
        return try ModelContainer(for: schema, migrationPlan: plan, configurations: configuration)
    }
}

private enum NoPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [] }
    static var stages: [MigrationStage] { [] }
}

private enum OnePlan: SchemaMigrationPlan {
    enum Version1: VersionedSchema {
        static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
        static var models: [any PersistentModel.Type] { [Trip.self, Person.self] }
    }
    static var schemas: [any VersionedSchema.Type] { [Version1.self] }
    static var stages: [MigrationStage] { [] }
}

@Model
private final class Session {
    var date: Date
    @Relationship(deleteRule: .cascade) var entries: [SessionEntry]?
    init(date: Date) { self.date = date }
}

@Model
private final class SessionEntry {
    var exercise: String
    var order: Int
    @Relationship(inverse: \Session.entries) var session: Session?
    init(exercise: String, order: Int) { (self.exercise, self.order) = (exercise, order) }
}

@Model
private final class Chore {
    @Attribute(.unique) var identity: String
    var title: String
    var due: Date?
    var isCompleted: Bool = false
    init(title: String, due: Date? = nil) {
        identity = UUID().uuidString
        self.title = title
        self.due = due
    }
}

@Model
private final class RunLog {
    var host: String
    @Relationship(deleteRule: .cascade) var lines: [RunLine]?
    init(host: String, lines: [RunLine]? = nil) { (self.host, self.lines) = (host, lines) }
}

@Model
private final class RunLine {
    var text: String
    init(_ text: String) { self.text = text }
}

/// A store for any class, as view models have it.
@MainActor
private final class AnyStore<Model: PersistentModel> {
    private let context: ModelContext
    init(_ context: ModelContext) { self.context = context }

    func all(_ descriptor: FetchDescriptor<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) throws -> [Model] {
        try context.fetch(descriptor ?? FetchDescriptor<Model>(predicate: nil, sortBy: sortBy))
    }

    func page(_ predicate: Predicate<Model>, size: Int, number: Int) throws -> [Model] {
        var descriptor = FetchDescriptor(predicate: predicate)
        descriptor.fetchLimit = size
        descriptor.fetchOffset = size * number
        return try context.fetch(descriptor)
    }
}

private struct RunLogs: View {
    @Query private var logs: [RunLog]
    @Environment(\.modelContext) private var context
    init(host: String) {
        _logs = Query(filter: #Predicate { $0.host == host })
    }
    var body: some View {
        VStack {
            ForEach(logs) { log in Text("\(log.host) \(log.lines?.count ?? 0)") }
            Button("Delete") { for log in logs { context.delete(log) } }
        }
    }
}

@MainActor
@Suite struct NewerDataAppTests {
    @Test("gomez1112/EZSwiftData") func containersAreMadeOfClassesAndPlans() throws {
        #expect(throws: Containers.Failure.noModels) { try Containers.make(for: []) }
        #expect(throws: Containers.Failure.noVersion) { try Containers.make(plan: NoPlan.self) }
        let container = try Containers.make(plan: OnePlan.self)
        container.mainContext.insert(Trip(name: "Elbe"))
        try container.mainContext.save()
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
        #expect(try Containers.make(for: [Trip.self]).schema.entity(for: Stay.self) != nil)
    }

    @Test("mattcc18/healthy_swiftdata") func entriesOfASessionThatMayBeNoneGoWithIt() throws {
        let context = try memory(Session.self, SessionEntry.self).mainContext
        let session = Session(date: .now)
        context.insert(session)
        #expect(session.entries?.isEmpty != false)
        session.entries = ["Squat", "Press"].enumerated().map { SessionEntry(exercise: $1, order: $0) }
        session.entries?.append(SessionEntry(exercise: "Row", order: 2))
        try context.save()
        #expect(session.entries?.sorted { $0.order < $1.order }.map(\.exercise) == ["Squat", "Press", "Row"])
        #expect(session.entries?.first?.session == session)
        context.delete(session)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<SessionEntry>()) == 0)
    }

    @Test("nanasekyere/FocusAssistant-SwiftData") func choresAreFoundByOptionalDatesAndDeletedAtOnce() throws {
        let context = try memory(Chore.self).mainContext
        let now = Date(timeIntervalSinceReferenceDate: 1000)
        for (title, due) in [("late", 500.0), ("soon", 1500), ("none", nil)] as [(String, Double?)] {
            context.insert(Chore(title: title, due: due.map { Date(timeIntervalSinceReferenceDate: $0) }))
        }
        try context.save()
        let late = #Predicate<Chore> { chore in
            if let due = chore.due { return due < now && !chore.isCompleted } else { return false }
        }
        #expect(try context.fetch(FetchDescriptor(predicate: late)).map(\.title) == ["late"])
        try context.delete(model: Chore.self, where: #Predicate { $0.due == nil })
        try context.save()
        #expect(Set(try context.fetch(FetchDescriptor<Chore>()).map(\.title)) == ["late", "soon"])
    }

    @Test("IniongunIsaac/Tiv-Bible-SwiftData") func aStoreOfAnyClassGivesPages() throws {
        let context = try memory().mainContext
        for day in 1...5 { context.insert(Trip(name: "Day \(day)", days: day)) }
        let store = AnyStore<Trip>(context)
        #expect(try store.all(sortBy: [SortDescriptor(\.days, order: .reverse)]).map(\.days) == [5, 4, 3, 2, 1])
        #expect(try store.page(#Predicate { $0.days > 1 }, size: 2, number: 1).count == 2)
        #expect(try store.all(FetchDescriptor(predicate: #Predicate { $0.name == "Day 3" })).map(\.days) == [3])
    }

    @Test("rsyncOSX/RsyncUISwiftData") func logsOfAHostAreShownAndDeleted() throws {
        let container = try memory(RunLog.self)
        for host in ["a", "b"] {
            container.mainContext.insert(RunLog(host: host, lines: [RunLine("1"), RunLine("2")]))
        }
        let host = TestHost { RunLogs(host: "a").modelContainer(container) }
        #expect(host.exists("a 2") && !host.exists("b 2"))
        try host.tap("Delete")
        #expect(!host.exists("a 2"))
        try container.mainContext.save()
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<RunLine>()) == 2)
    }
}
