import SwiftUI

/// An app of several screens around one store.
public enum EX24 {
    public struct HIITFitApp: App {
        /// Where the history was saved; nil for none.
        nonisolated(unsafe) public static var savedFile: URL?

        @StateObject private var historyStore: HistoryStore

        public init() {
            let file = Self.savedFile
            _historyStore = StateObject(wrappedValue: HistoryStore(savedFile: file))
        }

        public var body: some Scene {
            WindowGroup {
                ContentView()
                    .environmentObject(historyStore)
            }
        }
    }

    public struct ContentView: View {
        @SceneStorage("selectedTab") private var selectedTab = 9

        public init() {}

        public var body: some View {
            TabView(selection: $selectedTab) {
                WelcomeView(selectedTab: $selectedTab)
                    .tag(9)
                ForEach(Exercise.exercises.indices, id: \.self) { index in
                    ExerciseView(selectedTab: $selectedTab, index: index)
                        .tag(index)
                }
            }
        }
    }

    /// Makes a store of its own whenever its body runs: entries are lost.
    public struct LosingContentView: View {
        @State private var selectedTab = 9
        @State private var redraws = 0

        public init() {}

        public var body: some View {
            VStack {
                TabView(selection: $selectedTab) {
                    WelcomeView(selectedTab: $selectedTab)
                        .tag(9)
                    ForEach(Exercise.exercises.indices, id: \.self) { index in
                        ExerciseView(selectedTab: $selectedTab, index: index)
                            .tag(index)
                    }
                }
                .environmentObject(HistoryStore())
                Button("Redraw \(redraws)") { redraws += 1 }
            }
        }
    }

    struct HeaderView: View {
        @Binding var selectedTab: Int
        let title: String

        var body: some View {
            VStack(spacing: 6) {
                Text(title)
                    .font(.title)
                    .fontWeight(.bold)
                HStack {
                    ForEach(Exercise.exercises.indices, id: \.self) { index in
                        Image(systemName: index == selectedTab ? "\(index + 1).circle.fill" : "\(index + 1).circle")
                    }
                }
                .font(.title2)
                .foregroundColor(.accentColor)
            }
        }
    }

    struct WelcomeView: View {
        @Binding var selectedTab: Int
        @State private var showHistory = false

        var body: some View {
            VStack(spacing: 14) {
                HeaderView(selectedTab: $selectedTab, title: "Welcome")
                Text("Get fit, one exercise at a time")
                    .foregroundStyle(.secondary)
                Button("Get Started") { selectedTab = 0 }
                    .buttonStyle(.borderedProminent)
                Button("History") { showHistory = true }
            }
            .padding()
            .sheet(isPresented: $showHistory) { HistoryView() }
        }
    }
}
