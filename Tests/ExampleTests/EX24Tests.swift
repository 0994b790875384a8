import Combine
import DovetailTesting
import GalleryExamples
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("EX-24: an app around HistoryStore", .serialized)
struct EX24Tests {
    /// A store that no other test sees.
    private let store = TestStore()
    private let temporary = TemporaryFolder("EX24")
    private var defaults: UserDefaults { store.defaults }

    private func start() -> TestHost {
        TestHost(app: EX24.HIITFitApp.self, size: CGSize(width: 420, height: 520), defaults: defaults)
    }

    private func doExercise(_ host: TestHost) throws {
        try host.tap("Start")
        host.advance(by: .seconds(4))
        try host.tap("Done")
    }

    @Test(
        "steps 1 to 4: BEH-058, BEH-089, BEH-220, BEH-225, BEH-234: tabs by scene storage, a timer that counts once a second"
    )
    func timer() throws {
        let host = start()
        #expect(host.exists("Welcome"))
        #expect(host.exists("1.circle") && host.exists("2.circle"))

        try host.tap("Get Started")
        #expect(host.exists("Squat") && !host.exists("Welcome"))
        #expect(host.exists("1.circle.fill") && host.exists("2.circle"))

        try host.tap("Start")
        #expect(host.exists("3") && !host.exists("Done"))
        for remaining in ["2", "1", "0"] {
            host.advance(by: .seconds(1))
            #expect(host.exists(remaining))
            #expect(!host.exists("Done"))
        }
        host.advance(by: .seconds(1))
        #expect(host.exists("Done"))
    }

    @Test("steps 5 to 8: BEH-147, BEH-155, BEH-247: a view event changes the store, which changes the views")
    func history() throws {
        let made = EX24.HistoryStore.instances.made
        let host = start()
        try host.tap("Get Started")
        try doExercise(host)
        let store = try #require(EX24.HistoryStore.instances.alive(after: made).first)
        #expect(store.exerciseDays.map(\.exercises) == [["Squat"]])
        #expect(host.exists("Burpee") && !host.exists("Squat"))
        #expect(!host.exists("3") && !host.exists("0"))

        try doExercise(host)
        host.advance(by: .seconds(1))
        #expect(host.exists("High Five!"))
        try host.tap("Continue")
        host.advance(by: .seconds(1))
        #expect(!host.exists("High Five!"))

        try host.tap("History")
        host.advance(by: .seconds(1))
        #expect(host.exists("Today"))
        #expect(store.exerciseDays.map(\.exercises) == [["Squat", "Burpee"]])
        // Once in the list of the sheet, and once as the title behind it.
        #expect(host.texts.filter { $0 == "Squat" || $0 == "Burpee" }.suffix(2) == ["Squat", "Burpee"])
    }

    @Test("step 9: BEH-226, BEH-228, BEH-229: a rating is stored, and shown wherever it is used (API-083 to API-086)")
    func rating() throws {
        let host = start()
        try host.tap("Get Started")
        #expect(host.symbols.filter { $0 == "star.fill" }.isEmpty)
        try host.tap("star 3")
        #expect(host.symbols.filter { $0 == "star.fill" }.count == 3)
        #expect(defaults.string(forKey: "ratings") == "30")
        let other = TestHost { [defaults] in EX24.RatingView(index: 0).defaultAppStorage(defaults) }
        #expect(other.symbols.filter { $0 == "star.fill" }.count == 3)
    }

    @Test(
        "steps 10 and 11: BEH-227, BEH-231, BEH-232, BEH-238: what lasts through a restart, window by window (API-089 to API-092)"
    )
    func restart() throws {
        let file = temporary.place(ending: ".json")
        EX24.HIITFitApp.savedFile = file
        defer { EX24.HIITFitApp.savedFile = nil }
        let made = EX24.HistoryStore.instances.made
        let first = start()
        let second = first.openWindow()
        try first.tap("Get Started")
        try second.tap("Get Started")
        try doExercise(second)
        try first.tap("star 3")
        try first.tap("Start")
        #expect(first.exists("Squat") && second.exists("Burpee"))
        let saved = [EX24.ExerciseDay(date: .distantPast, exercises: ["Squat"])]
        try JSONEncoder().encode(saved).write(to: file)

        first.relaunch()
        #expect(EX24.HistoryStore.instances.made == made + 2)
        #expect(first.exists("Squat") && second.exists("Burpee"))
        #expect(first.symbols.filter { $0 == "star.fill" }.count == 3)
        #expect(!first.exists("3"))
        try first.tap("History")
        first.advance(by: .seconds(1))
        #expect(first.exists("Earlier"))
        let third = first.openWindow()
        #expect(third.exists("Welcome"))
    }

    @Test("step 12: BEH-153, BEH-154: a store made in a body is lost with it")
    func losing() throws {
        let made = EX24.HistoryStore.instances.made
        let host = TestHost(size: CGSize(width: 420, height: 560)) { [defaults] in
            EX24.LosingContentView().defaultAppStorage(defaults)
        }
        let store = try #require(EX24.HistoryStore.instances.alive(after: made).last)
        store.addDoneExercise("Squat")
        host.settle()
        try host.tap("Redraw 0")
        #expect(EX24.HistoryStore.instances.made == made + 2)
        try host.tap("History")
        host.advance(by: .seconds(1))
        #expect(host.exists("Nothing yet"))
    }

    @Test("step 13: BEH-248: the store without any view")
    func unit() {
        let store = EX24.HistoryStore()
        var announcements = 0
        let subscription = store.objectWillChange.sink { announcements += 1 }
        store.addDoneExercise("Squat")
        #expect(announcements == 1)
        #expect(store.exerciseDays.map(\.exercises) == [["Squat"]])
        withExtendedLifetime(subscription) {}
    }

    @Test("variant Y: BEH-250: the same with a struct")
    func structVersion() throws {
        let host = TestHost { EX24.StructContentView() }
        try host.tap("Squat done")
        try host.tap("History")
        host.advance(by: .seconds(1))
        #expect(host.exists("Today") && host.exists("Squat"))
    }
}
