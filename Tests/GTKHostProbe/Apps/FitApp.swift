import SwiftUI

/// Exercises as pages of a tab view, with a timer, a rating that the app keeps, and a history that is a file.
struct FitApp: App {
    @StateObject private var history = ExerciseHistory()

    var body: some Scene {
        WindowGroup("Fit") { FitView().environmentObject(history) }
            .defaultSize(width: 460, height: 560)
    }
}

private let exercises = ["Squat", "Burpee"]

@MainActor
private final class ExerciseHistory: ObservableObject {
    @Published private(set) var done: [String] = []
    private let file: URL

    init() {
        let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = folder.appendingPathComponent("history.plist")
        if let data = try? Data(contentsOf: file) {
            done = (try? PropertyListDecoder().decode([String].self, from: data)) ?? []
        }
    }

    func add(_ name: String) {
        done.append(name)
        try? PropertyListEncoder().encode(done).write(to: file, options: .atomic)
    }
}

private struct FitView: View {
    @SceneStorage("selectedTab") private var selection = 9

    var body: some View {
        TabView(selection: $selection) {
            VStack(spacing: 16) {
                Text("Welcome").font(.largeTitle)
                Button("Get Started") { selection = 0 }.buttonStyle(.borderedProminent).keyboardShortcut(.defaultAction)
            }
            .tag(9)
            ForEach(exercises.indices, id: \.self) { ExerciseView(selection: $selection, index: $0).tag($0) }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
    }
}

private struct ExerciseView: View {
    @Binding var selection: Int
    let index: Int
    @EnvironmentObject private var history: ExerciseHistory
    @AppStorage("ratings") private var ratings = "00"
    @State private var isRunning = false
    @State private var isDone = false
    @State private var showsHistory = false
    @State private var showsSuccess = false

    var body: some View {
        VStack(spacing: 18) {
            Text(exercises[index]).font(.largeTitle)
            if isRunning { CountDown(isDone: $isDone) }
            HStack {
                Button("Start") { isRunning = true }
                Button("Done", action: finish).disabled(!isDone)
            }
            HStack {
                ForEach(1..<6) { star in
                    Image(systemName: star <= rating ? "star.fill" : "star")
                        .foregroundColor(star <= rating ? .orange : .gray)
                        .onTapGesture { rating = star }
                        .accessibilityLabel("star \(star)")
                        .accessibilityAddTraits(.isButton)
                }
            }
            Text("Rated \(rating)")
            Button("History") { showsHistory = true }
        }
        .sheet(isPresented: $showsHistory) { HistoryView() }
        .sheet(isPresented: $showsSuccess) { SuccessView(selection: $selection) }
    }

    private func finish() {
        history.add(exercises[index])
        (isRunning, isDone) = (false, false)
        if index + 1 == exercises.count { showsSuccess = true } else { selection += 1 }
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

private struct CountDown: View {
    @Binding var isDone: Bool
    @State private var rest = 2
    private let timer = Timer.publish(every: 0.2, on: .main, in: .common).autoconnect()

    var body: some View {
        Text("Rest \(rest)").onReceive(timer) { _ in
            if rest > 0 { rest -= 1 } else { isDone = true }
        }
    }
}

private struct HistoryView: View {
    @EnvironmentObject private var history: ExerciseHistory
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        VStack {
            Text("History").font(.title)
            ForEach(history.done.indices, id: \.self) { Text("\($0 + 1). \(history.done[$0])") }
            Button("Close") { presentationMode.wrappedValue.dismiss() }
        }
        .padding()
    }
}

private struct SuccessView: View {
    @Binding var selection: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("High Five!")
            Button("Continue") {
                selection = 9
                dismiss()
            }
            .keyboardShortcut(.defaultAction)
        }
    }
}
