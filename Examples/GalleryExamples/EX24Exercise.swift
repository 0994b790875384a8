import SwiftUI

extension EX24 {
    struct Exercise: Sendable {
        let name: String
        let symbol: String

        static let exercises = [
            Exercise(name: "Squat", symbol: "figure.stand"), Exercise(name: "Burpee", symbol: "figure.run"),
        ]
    }

    struct ExerciseView: View {
        @EnvironmentObject var history: HistoryStore
        @Binding var selectedTab: Int
        let index: Int
        @State private var showHistory = false
        @State private var showSuccess = false
        @State private var showTimer = false
        @State private var timerDone = false

        var body: some View {
            VStack(spacing: 14) {
                HeaderView(selectedTab: $selectedTab, title: exercise.name)
                HStack(spacing: 16) {
                    Button("Start") { showTimer = true }
                        .buttonStyle(.borderedProminent)
                    if timerDone {
                        Button("Done", action: finish)
                    }
                }
                if showTimer {
                    TimerView(timerDone: $timerDone)
                }
                RatingView(index: index)
                Button("History") { showHistory = true }
            }
            .padding()
            .sheet(isPresented: $showSuccess) { SuccessView() }
            .sheet(isPresented: $showHistory) { HistoryView() }
        }

        private var exercise: Exercise { Exercise.exercises[index] }

        private func finish() {
            history.addDoneExercise(exercise.name)
            timerDone = false
            showTimer = false
            if index == Exercise.exercises.count - 1 {
                showSuccess = true
            } else {
                selectedTab += 1
            }
        }
    }

    struct TimerView: View {
        @State private var timeRemaining = 3
        @Binding var timerDone: Bool
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

        var body: some View {
            Text("\(timeRemaining)")
                .font(.largeTitle)
                .onReceive(timer) { _ in
                    if timeRemaining > 0 {
                        timeRemaining -= 1
                    } else {
                        timerDone = true
                    }
                }
        }
    }

    /// A digit for each exercise, kept by the app.
    public struct RatingView: View {
        let index: Int
        @AppStorage("ratings") private var ratings = "00"

        public init(index: Int) { self.index = index }

        public var body: some View {
            HStack(spacing: 4) {
                ForEach(1..<6) { star in
                    Button(action: { rating = star }) {
                        Image(systemName: star <= rating ? "star.fill" : "star")
                            .foregroundColor(star <= rating ? .yellow : .gray)
                    }
                    .buttonStyle(.plain)
                    .accessibilityIdentifier("star \(star)")
                }
            }
        }

        private var rating: Int {
            get { Array(ratings)[index].wholeNumberValue ?? 0 }
            nonmutating set {
                var digits = Array(ratings)
                digits[index] = Character("\(newValue)")
                ratings = String(digits)
            }
        }
    }

    struct SuccessView: View {
        @Environment(\.presentationMode) var presentationMode

        var body: some View {
            VStack(spacing: 12) {
                Image(systemName: "trophy.fill")
                    .font(.largeTitle)
                    .foregroundColor(.purple)
                Text("High Five!")
                    .font(.title)
                    .fontWeight(.bold)
                Text("Good job completing all the exercises!")
                    .foregroundStyle(.secondary)
                Button("Continue") { presentationMode.wrappedValue.dismiss() }
            }
            .padding(24)
        }
    }
}
