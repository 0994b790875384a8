import DovetailTesting
import SwiftData
import SwiftUI
import Testing

/// What public repositories do with models, each in the condensed form of ``MoviesV1`` and those that follow it.
@MainActor
@Suite struct PublicDataAppTests {
    private func memory(_ models: any PersistentModel.Type...) throws -> ModelContainer {
        try ModelContainer(for: Schema(models), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
    }

    @Test("Imran4424/SwiftData-Movies") func moviesMigrateAndAreFiltered() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("movies-\(UUID())/movies.store")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        do {
            let old = try ModelContainer(
                for: Schema(versionedSchema: MoviesV1.self), configurations: ModelConfiguration(url: file))
            let first = MoviesV1.Movie(title: "Solaris", year: 1972)
            old.mainContext.insert(first)
            old.mainContext.insert(MoviesV1.Movie(title: "Solaris", year: 2002))
            first.reviews.append(MoviesV1.MovieReview(subject: "Slow"))
            try old.mainContext.save()
        }
        let container = try ModelContainer(
            for: MoviesV2.Movie.self, migrationPlan: MoviesMigration.self, configurations: ModelConfiguration(url: file)
        )
        let context = container.mainContext
        let movies = try context.fetch(FetchDescriptor<MoviesV2.Movie>(sortBy: [SortDescriptor(\.year)]))
        #expect(movies.map(\.title) == ["Solaris", "Solaris (2002)"])
        #expect(movies[0].reviews.map(\.subject) == ["Slow"] && movies[0].kind == .drama)
        movies[1].actors = [MoviesV2.MovieActor(name: "George")]
        movies[1].kindID = MoviesV2.Kind.action.rawValue
        func shown(_ filter: MovieList.Filter) -> [Bool] {
            let host = TestHost { MovieList(filter).modelContainer(container) }
            return [host.exists("Solaris: 1"), host.exists("Solaris (2002): 0")]
        }
        #expect(shown(.title("Sol")) == [true, true])
        #expect(shown(.title("2002")) == [false, true])
        #expect(shown(.reviews(1)) == [true, false])
        #expect(shown(.actors(1)) == [false, true])
        #expect(shown(.kind(.drama)) == [true, false])
    }

    @Test("IV0000/WorkoutSwiftData") func workoutsShareTheirExercises() throws {
        let container = try memory(Training.self)
        container.mainContext.insert(Training("a test", day: .monday, at: .distantPast))
        let host = TestHost { TrainingList().modelContainer(container) }
        try host.tap("Add")
        try host.tap("Add")
        host.advance(by: .seconds(1))
        #expect(host.exists("Legs 0 tuesday 1") && host.exists("Legs 1 tuesday 1"))
        #expect(!host.exists("a test monday 0"))
        #expect(try host.frame(of: "Legs 1 tuesday 1").minY < host.frame(of: "Legs 0 tuesday 1").minY)
        let lifts = try ModelContext(container).fetch(FetchDescriptor<Lift>())
        #expect(lifts.count == 1 && lifts[0].trainings?.count == 2)
    }

    @Test("EricTMcode/Reminders-SwiftData-") func remindersAreCountedAndGoWithTheirList() throws {
        let container = try memory(ReminderList.self, ListedReminder.self)
        let list = ReminderList(name: "Home", colorCode: "#FF0000")
        container.mainContext.insert(list)
        list.reminders.append(ListedReminder("Water plants", date: .distantPast))
        list.reminders.append(ListedReminder("Call"))
        let host = TestHost { VStack { ReminderCounts() }.modelContainer(container) }
        #expect(host.exists("2 open of 1 lists"))
        try host.tap("Call")
        #expect(host.exists("1 open of 1 lists") && !host.exists("Call"))
        container.mainContext.delete(list)
        try container.mainContext.save()
        host.settle()
        #expect(host.exists("0 open of 0 lists"))
        #expect(try container.mainContext.fetchCount(FetchDescriptor<ListedReminder>()) == 0)
    }

    @Test("StewartLynch/SwiftData-Previews-MockData-and-Expressions")
    func previewsHaveSampleModels() async throws {
        _ = PreviewTrait<Preview.ViewTraits>.bookSamples
        let container = try await BookSamples.makeSharedContext()
        let host = TestHost { WrittenBooks().modifier(SampleContext(container: container)) }
        #expect(host.exists("Good Omens by Neil G. and Terry P."))
        // The same names are the same author.
        container.mainContext.insert(BookWriter("Neil", "G."))
        try container.mainContext.save()
        #expect(try container.mainContext.fetchCount(FetchDescriptor<BookWriter>()) == 2)
    }

    private struct SampleContext: ViewModifier {
        let container: ModelContainer
        func body(content: Content) -> some View { content.modelContainer(container) }
    }

    @Test("emilyj4482/ToDoList_SwiftData") func tasksAreInSeveralGroups() throws {
        let context = try memory(TaskGroupModel.self, GroupedTask.self).mainContext
        let (shared, own) = (GroupedTask(title: "shared"), GroupedTask(title: "own"))
        let important = TaskGroupModel(name: "Important", tasks: [shared])
        let home = TaskGroupModel(name: "Home", tasks: [shared, own])
        context.insert(important)
        context.insert(home)
        #expect(shared.groups?.count == 2 && own.groups?.map(\.name) == ["Home"])
        context.delete(own)
        try context.save()
        #expect(home.tasks.map(\.title) == ["shared"])
        context.delete(home)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<GroupedTask>()) == 0)
        #expect(important.tasks.isEmpty)
    }

    @Test("alirezaeiii/CachingSwiftData") func aContextStandsBehindAProtocol() throws {
        let store: any UserStoring = try memory(CachedUser.self).mainContext
        for (id, login) in [(1, "ada"), (2, "bob"), (1, "ada l.")] { store.insert(CachedUser(id: id, login: login)) }
        try store.save()
        let users = try store.fetch(FetchDescriptor<CachedUser>(sortBy: [SortDescriptor(\.id)]))
        #expect(users.map(\.login) == ["ada l.", "bob"])
        try store.deleteAll(CachedUser.self)
        try store.save()
        #expect(try store.fetch(FetchDescriptor<CachedUser>()).isEmpty)
    }

    @Test("mushthak/TDDSwiftDataMVVM") func anActorCachesUsers() async throws {
        let cache = UserCache(modelContainer: try memory(CachedUser.self))
        try await cache.insert([(1, "ada"), (2, "bob")])
        #expect(try await cache.logins() == ["ada", "bob"])
        try await cache.delete(id: 1)
        try await cache.delete(id: 7)
        #expect(try await cache.logins() == ["bob"])
    }

    @Test("jacobsapps/RealmVsSwiftData") func aDatabaseOfAnyModel() throws {
        let database = try ModelDatabase<Pupil>()
        try database.create([
            Pupil("Jane", age: 12, grades: [Grade("Maths", 1), Grade("Art", 3)]), Pupil("Jane", age: 9),
            Pupil("Tom", age: 10),
        ])
        let janes = try database.read(predicate: #Predicate { $0.firstName == "Jane" }, sortBy: SortDescriptor(\.age))
        #expect(janes.map(\.age) == [9, 12])
        let good = #Predicate<Pupil> { pupil in pupil.grades.contains { $0.subject == "Maths" && $0.value < 2 } }
        #expect(try database.read(predicate: good).map(\.age) == [12])
        try database.delete(where: #Predicate { $0.age >= 10 })
        #expect(try database.read(predicate: nil).map(\.age) == [9])
        #expect(try ModelContext(database.container).fetchCount(FetchDescriptor<Grade>()) == 0)
    }

    @Test("stolyarenkoks/Social-Feed-SwiftData-Demo") func postsKeepPicturesAside() throws {
        let container = try memory(FeedPost.self)
        let picture = Data(repeating: 7, count: 200_000)
        container.mainContext.insert(FeedPost("ada", .distantPast, picture: picture))
        container.mainContext.insert(FeedPost("bob", .distantFuture))
        try container.mainContext.save()
        let posts = try ModelContext(container).fetch(
            FetchDescriptor<FeedPost>(sortBy: [SortDescriptor(\.date, order: .reverse)]))
        #expect(posts.map(\.author) == ["bob", "ada"] && posts.map(\.kind) == [.text, .photo])
        #expect(posts[1].picture == picture)
    }

    @Test("gamzeakyuz/BabyTracker-SwiftData") func everythingIsDeletedAtOnce() throws {
        let container = try memory(DayLog.self)
        for day in 1...3 {
            container.mainContext.insert(DayLog(Date(timeIntervalSince1970: Double(day) * 86400), minutes: day))
        }
        try container.mainContext.save()
        let host = TestHost { VStack { DayLogs() }.modelContainer(container) }
        #expect(host.exists("3 days, last 3"))
        try host.tap("Delete all")
        #expect(host.exists("0 days, last 0"))
    }

    @Test("gahntpo/SnippetBox-SwiftData") func tagsAreSearchedAndOrdered() throws {
        let container = try memory(SnippetTag.self, Snippet.self)
        let (swift, web) = (SnippetTag("Swift", .distantPast), SnippetTag("Web", .distantFuture))
        let snippet = Snippet("Map", isFavorite: true)
        for model in [swift, web] { container.mainContext.insert(model) }
        snippet.tags = [swift, web]
        func host(_ search: String, newestFirst: Bool) -> TestHost {
            TestHost { TagList(search: search, newestFirst: newestFirst).modelContainer(container) }
        }
        let all = host("", newestFirst: true)
        #expect(try all.frame(of: "Web 1").minY < all.frame(of: "Swift 1").minY)
        let old = host("", newestFirst: false)
        #expect(try old.frame(of: "Web 1").minY > old.frame(of: "Swift 1").minY)
        let found = host("SWI", newestFirst: true)
        #expect(found.exists("Swift 1") && !found.exists("Web 1"))
        #expect(!host("zz", newestFirst: true).exists("Swift 1"))
    }
}
