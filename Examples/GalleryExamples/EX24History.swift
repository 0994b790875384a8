import SwiftUI

extension EX24 {
    public struct ExerciseDay: Identifiable, Codable, Sendable {
        public var id = UUID()
        public let date: Date
        public var exercises: [String]

        public init(date: Date, exercises: [String]) {
            self.date = date
            self.exercises = exercises
        }
    }

    public final class HistoryStore: ObservableObject {
        public static let instances = Instances<HistoryStore>()

        @Published public var exerciseDays: [ExerciseDay] = []

        public init(savedFile: URL? = nil) {
            Self.instances.add(self)
            guard let savedFile, let data = try? Data(contentsOf: savedFile) else { return }
            exerciseDays = (try? JSONDecoder().decode([ExerciseDay].self, from: data)) ?? []
        }

        public func addDoneExercise(_ name: String) {
            if let day = exerciseDays.first, Calendar.current.isDateInToday(day.date) {
                exerciseDays[0].exercises.append(name)
            } else {
                exerciseDays.insert(ExerciseDay(date: Date(), exercises: [name]), at: 0)
            }
        }
    }

    public struct HistoryView: View {
        @EnvironmentObject var history: HistoryStore
        @Environment(\.presentationMode) var presentationMode

        public init() {}

        public var body: some View {
            DayList(days: history.exerciseDays) { presentationMode.wrappedValue.dismiss() }
        }
    }

    struct DayList: View {
        let days: [ExerciseDay]
        let close: () -> Void

        var body: some View {
            VStack(alignment: .leading, spacing: 10) {
                Text("History")
                    .font(.title)
                    .fontWeight(.bold)
                if days.isEmpty {
                    Text("Nothing yet")
                        .foregroundStyle(.secondary)
                }
                ForEach(days) { day in
                    Text(Calendar.current.isDateInToday(day.date) ? "Today" : "Earlier")
                        .font(.headline)
                    ForEach(day.exercises.indices, id: \.self) { index in
                        Text(day.exercises[index])
                    }
                }
                Button("Close", action: close)
            }
            .padding(24)
        }
    }
}

/// The same with a struct, a state and a binding.
extension EX24 {
    struct DayStore {
        var days: [ExerciseDay] = []

        mutating func addDoneExercise(_ name: String) {
            if days.isEmpty { days.append(ExerciseDay(date: Date(), exercises: [])) }
            days[0].exercises.append(name)
        }
    }

    public struct StructContentView: View {
        @State private var store = DayStore()
        @State private var showHistory = false

        public init() {}

        public var body: some View {
            VStack(spacing: 12) {
                ForEach(Exercise.exercises.indices, id: \.self) { index in
                    StructExerciseView(store: $store, name: Exercise.exercises[index].name)
                }
                Button("History") { showHistory = true }
            }
            .sheet(isPresented: $showHistory) {
                DayList(days: store.days) { showHistory = false }
            }
        }
    }

    struct StructExerciseView: View {
        @Binding var store: DayStore
        let name: String

        var body: some View {
            Button("\(name) done") { store.addDoneExercise(name) }
        }
    }
}
