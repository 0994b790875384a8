import Combine
import DovetailCore
import DovetailTesting
import Foundation

/// Eight threads write states, published values and stored values for as long as the first argument says (seconds, 10 without
/// one) while the main thread updates. Prints one line and succeeds when no write was lost; built with the thread sanitiser,
/// it also fails on any race.
@main
@MainActor
struct ThreadProbe {
    static let threadCount = 8

    static func main() {
        let seconds = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 10
        // What is stored goes into a folder of this run, which goes with it.
        let settings = FileManager.default.temporaryDirectory.appendingPathComponent("ThreadProbe-\(UUID().uuidString)")
        setenv("XDG_CONFIG_HOME", settings.path, 1)
        let defaults = UserDefaults(suiteName: "ThreadProbe")!
        let board = Board()
        let host = TestHost(size: CGSize(width: 300, height: 1200)) {
            BoardView(board: board).defaultAppStorage(defaults)
        }
        let writers = Writers(board: board, until: Date(timeIntervalSinceNow: seconds))
        writers.start()
        var updates = 0
        while !writers.areDone {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
            host.settle()
            updates += 1
        }
        // What the threads have left for the main queue.
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
        host.settle()
        check(host, board, writers)
        DefaultsDomain.saveAll()
        try? FileManager.default.removeItem(at: settings)
        print("\(writers.total) writes from \(threadCount) threads, \(updates) updates, \(board.bodies) bodies")
    }

    /// Ends the process with the first thing that is wrong.
    private static func check(_ host: TestHost, _ board: Board, _ writers: Writers) {
        for thread in 0..<threadCount {
            expect(host, "row \(thread): \(writers.last(of: thread))")
            expect(host, "slot \(thread): \(writers.last(of: thread))")
            expect(host, "stored \(thread): \(writers.last(of: thread))")
        }
        if writers.lost > 0 {
            print("\(writers.lost) writes of parts of a state were lost")
            exit(1)
        }
        expect(host, "count: \(writers.published)")
        expect(host, "shared: \(board.shared!.wrappedValue)")
    }

    private static func expect(_ host: TestHost, _ text: String) {
        if host.texts.contains(text) { return }
        print("no “\(text)” in \(host.texts)")
        exit(1)
    }
}

/// Where the views put their bindings for the threads.
@MainActor
final class Board {
    let model = Model()
    var rows: [Int: Binding<Int>] = [:]
    var stored: [Int: Binding<Int>] = [:]
    var shared: Binding<Int>?
    /// All in one state.
    var slots: [Binding<Int>] = []
    private(set) var bodies = 0

    func ranBody() {
        precondition(Thread.isMainThread, "a body ran on another thread")
        bodies += 1
    }
}

final class Model: ObservableObject {
    @Published var count = 0
}

struct BoardView: View {
    let board: Board
    @State private var shared = 0
    @State private var slots = [Int](repeating: 0, count: ThreadProbe.threadCount)
    @ObservedObject private var model: Model

    init(board: Board) {
        self.board = board
        model = board.model
    }

    var body: some View {
        let _ = board.ranBody()
        let _ = (board.shared, board.slots) = ($shared, Array($slots))
        VStack {
            ForEach(0..<ThreadProbe.threadCount, id: \.self) { RowView(board: board, number: $0) }
            Text(verbatim: "shared: \(shared)")
            ForEach(slots.indices, id: \.self) { Text(verbatim: "slot \($0): \(slots[$0])") }
            Text(verbatim: "count: \(model.count)")
        }
    }
}

struct RowView: View {
    let board: Board
    let number: Int
    @State private var value = 0
    @AppStorage private var stored: Int

    init(board: Board, number: Int) {
        self.board = board
        self.number = number
        _stored = AppStorage(wrappedValue: 0, "row \(number)")
    }

    var body: some View {
        let _ = board.ranBody()
        let _ = (board.rows[number], board.stored[number]) = ($value, $stored)
        Text(verbatim: "row \(number): \(value)")
        Text(verbatim: "stored \(number): \(stored)")
    }
}
