import CSQLite
import DovetailControls
import DovetailCore
import DovetailTesting
import Foundation
import SwiftData

@Model final class Item {
    #Index<Item>([\.date])
    var title: String
    var detail: String
    var date: Date
    var count: Int
    var isDone: Bool = false

    init(_ number: Int) {
        title = "Item \(number)"
        detail = "What there is to say of it"
        date = Date(timeIntervalSinceReferenceDate: Double(number &* 7919 % 100_003))
        count = number
    }
}

@MainActor private final class Runs {
    var list = 0
    var rows = 0
}

private struct Row: View {
    let item: Item
    let runs: Runs

    var body: some View {
        runs.rows += 1
        return Text(verbatim: item.title)
    }
}

private struct ItemList: View {
    @Query private var items: [Item]
    let runs: Runs

    init(_ query: Query<Item, [Item]>, _ runs: Runs) {
        _items = query
        self.runs = runs
    }

    var body: some View {
        runs.list += 1
        return List(items) { Row(item: $0, runs: runs) }
    }
}

/// What models cost beside SQLite that is used by hand: the least processor time of several runs, in milliseconds.
///
/// `inserts`, `reads` and `list` as arguments measure these parts alone.
@main
@MainActor
struct ModelBenchmark {
    private static let folder = FileManager.default.temporaryDirectory.appendingPathComponent("models-\(getpid())")

    static func main() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let parts = Set(CommandLine.arguments.dropFirst())
        if parts.isEmpty || parts.contains("inserts") { try measureInserts(10_000) }
        if parts.isEmpty || parts.contains("reads") { try measureReads(10_000) }
        if parts.isEmpty || parts.contains("list") { try measureList(100_000) }
    }

    private static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
        let start = now
        try body()
        return now - start
    }

    /// What the processor has worked for this thread: other programs do not count, and neither does the disk.
    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }

    private static func tell(_ name: String, _ value: Double, _ unit: String = "ms") {
        print(name.padding(toLength: 60, withPad: " ", startingAt: 0) + String(format: "%10.2f ", value) + unit)
    }

    private static func open(_ name: String) throws -> ModelContainer {
        try ModelContainer(for: Item.self, configurations: ModelConfiguration(url: folder.appendingPathComponent(name)))
    }

    // MARK: Inserts

    private static func measureInserts(_ count: Int) throws {
        var (models, hand) = (Double.infinity, Double.infinity)
        for run in 0..<5 {
            let context = ModelContext(try open("insert\(run)"))
            models = min(
                models,
                try milliseconds {
                    for number in 0..<count { context.insert(Item(number)) }
                    try context.save()
                })
            let database = try Database(folder.appendingPathComponent("hand\(run)").path)
            hand = min(hand, milliseconds { database.insert(count) })
        }
        tell("\(count) models inserted and saved", models)
        tell("the same rows by hand", hand)
        tell("of these", models / hand, "times")
    }

    // MARK: Reads

    private static func measureReads(_ count: Int) throws {
        let container = try open("read")
        let new = ModelContext(container)
        for number in 0..<count { new.insert(Item(number)) }
        try new.save()
        let database = try Database(folder.appendingPathComponent("read by hand").path)
        database.insert(count)
        var (models, hand, sorted) = (Double.infinity, Double.infinity, Double.infinity)
        var sum = 0
        for _ in 0..<5 {
            models = min(
                models,
                try milliseconds {
                    let context = ModelContext(container)
                    for item in try context.fetch(FetchDescriptor<Item>()) { sum += item.title.utf8.count + item.count }
                })
            sorted = min(
                sorted,
                try milliseconds {
                    let context = ModelContext(container)
                    let descriptor = FetchDescriptor<Item>(
                        predicate: #Predicate { $0.count > 5_000 }, sortBy: [SortDescriptor(\.date)])
                    sum += try context.fetch(descriptor).count
                })
            hand = min(hand, milliseconds { sum += database.read() })
        }
        tell("\(count) models fetched and read", models)
        tell("the same rows by hand", hand)
        tell("of these", models / hand, "times")
        tell("half of them fetched by a predicate, sorted", sorted)
        precondition(sum > 0)
    }

    // MARK: A list

    private static func measureList(_ count: Int) throws {
        do {
            let context = ModelContext(try open("list"))
            for number in 0..<count { context.insert(Item(number)) }
            try context.save()
        }
        // What is made once in a process.
        _ = TestHost(size: CGSize(width: 400, height: 800)) { List(0..<50, id: \.self) { Text(verbatim: "\($0)") } }
        for (name, query) in [
            ("", Query<Item, [Item]>()), (" by an index", Query(sort: \Item.date)),
            (" by text", Query(sort: \Item.title)),
        ] {
            var (first, opening) = (Double.infinity, Double.infinity)
            for _ in 0..<5 {
                var container: ModelContainer!
                opening = min(opening, try milliseconds { container = try open("list") })
                let context = container.mainContext
                let runs = Runs()
                var host: TestHost!
                let before = residentKilobytes()
                first = min(
                    first,
                    milliseconds {
                        host = TestHost(size: CGSize(width: 400, height: 800)) {
                            ItemList(query, runs).modelContext(context)
                        }
                    })
                let memory = residentKilobytes() - before
                guard first < .infinity else { continue }
                let rows = runs.rows
                let item = try context.fetch(FetchDescriptor<Item>(predicate: #Predicate { $0.count == 3 })).first!
                let change = milliseconds {
                    item.title = "Changed"
                    host.settle()
                }
                lastNote =
                    "\(rows) rows ran at first, \(runs.rows - rows) for a change in \(String(format: "%.2f", change)) ms; \(memory) KB more"
                context.rollback()
                host.close()
            }
            tell("first frame of a list of \(count) models\(name)", first)
            print("    store opened in \(String(format: "%.2f", opening)) ms; \(lastNote)")
        }
    }

    private static var lastNote = ""

    private static func residentKilobytes() -> Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4
    }
}

/// The same table without models.
private final class Database {
    private let handle: OpaquePointer
    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    init(_ path: String) throws {
        var opened: OpaquePointer?
        sqlite3_open(path, &opened)
        handle = opened!
        run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;")
        run(
            "CREATE TABLE IF NOT EXISTS Item (id INTEGER PRIMARY KEY, title TEXT, detail TEXT, date REAL, count INTEGER, isDone INTEGER)"
        )
        run("CREATE INDEX IF NOT EXISTS byDate ON Item (date)")
    }

    deinit { sqlite3_close(handle) }

    private func run(_ sql: String) { sqlite3_exec(handle, sql, nil, nil, nil) }

    func insert(_ count: Int) {
        run("BEGIN IMMEDIATE")
        var statement: OpaquePointer?
        sqlite3_prepare_v2(
            handle, "INSERT INTO Item (title, detail, date, count, isDone) VALUES (?, ?, ?, ?, ?)", -1, &statement, nil)
        for number in 0..<count {
            sqlite3_bind_text(statement, 1, "Item \(number)", -1, Self.transient)
            sqlite3_bind_text(statement, 2, "What there is to say of it", -1, Self.transient)
            sqlite3_bind_double(statement, 3, Double(number &* 7919 % 100_003))
            sqlite3_bind_int64(statement, 4, Int64(number))
            sqlite3_bind_int64(statement, 5, 0)
            sqlite3_step(statement)
            sqlite3_reset(statement)
        }
        sqlite3_finalize(statement)
        run("COMMIT")
    }

    /// Reads all rows into objects, as one would.
    func read() -> Int {
        final class Row {
            let id: Int64
            let title: String
            let detail: String
            let date: Date
            let count: Int
            let isDone: Bool

            init(_ statement: OpaquePointer?) {
                id = sqlite3_column_int64(statement, 0)
                title = String(cString: sqlite3_column_text(statement, 1))
                detail = String(cString: sqlite3_column_text(statement, 2))
                date = Date(timeIntervalSinceReferenceDate: sqlite3_column_double(statement, 3))
                count = Int(sqlite3_column_int64(statement, 4))
                isDone = sqlite3_column_int64(statement, 5) != 0
            }
        }
        var statement: OpaquePointer?
        sqlite3_prepare_v2(handle, "SELECT id, title, detail, date, count, isDone FROM Item", -1, &statement, nil)
        defer { sqlite3_finalize(statement) }
        var rows: [Row] = []
        while sqlite3_step(statement) == SQLITE_ROW { rows.append(Row(statement)) }
        return rows.reduce(0) { $0 + $1.title.utf8.count + $1.count }
    }
}
