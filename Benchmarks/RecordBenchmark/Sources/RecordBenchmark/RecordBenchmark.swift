import Foundation
import GRDB

/// A row by names of columns, as GRDB's own guide writes records.
struct NamedRecord: FetchableRecord, PersistableRecord {
    static let databaseTableName = "Item"
    enum Columns { static let date = Column("date"), count = Column("count") }
    var id: Int64?
    var title: String
    var detail: String
    var date: Date
    var count: Int
    var isDone: Bool

    init(_ number: Int) {
        title = "Item \(number)"
        detail = "What there is to say of it"
        date = Date(timeIntervalSinceReferenceDate: Double(number &* 7919 % 100_003))
        count = number
        isDone = false
    }

    init(row: Row) {
        id = row["id"]
        title = row["title"]
        detail = row["detail"]
        date = Date(timeIntervalSinceReferenceDate: row["date"])
        count = row["count"]
        isDone = row["isDone"]
    }

    func encode(to container: inout PersistenceContainer) {
        container["id"] = id
        container["title"] = title
        container["detail"] = detail
        container["date"] = date.timeIntervalSinceReferenceDate
        container["count"] = count
        container["isDone"] = isDone
    }
}

/// The same row by positions of columns.
struct PlacedRecord: FetchableRecord, TableRecord {
    static let databaseTableName = "Item"
    var id: Int64
    var title: String
    var detail: String
    var date: Date
    var count: Int
    var isDone: Bool

    init(row: Row) {
        id = row[0]
        title = row[1]
        detail = row[2]
        date = Date(timeIntervalSinceReferenceDate: row[3])
        count = row[4]
        isDone = row[5]
    }
}

/// The same row by `Codable`.
struct CodedRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "Item"
    static let databaseDateDecodingStrategy: DatabaseDateDecodingStrategy = .timeIntervalSinceReferenceDate
    static let databaseDateEncodingStrategy: DatabaseDateEncodingStrategy = .timeIntervalSinceReferenceDate
    var id: Int64?
    var title: String
    var detail: String
    var date: Date
    var count: Int
    var isDone: Bool

    init(_ number: Int) {
        let record = NamedRecord(number)
        (title, detail, date, count, isDone) = (record.title, record.detail, record.date, record.count, false)
    }
}

/// What records of GRDB cost, measured as `ModelBenchmark` measures models: the least processor time of several runs, in milliseconds.
@main
struct RecordBenchmark {
    static func main() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("records-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try measure(10_000, folder)
    }

    private static func tell(_ name: String, _ value: Double) {
        print(name.padding(toLength: 60, withPad: " ", startingAt: 0) + String(format: "%10.2f ms", value))
    }

    /// What the processor has worked for all threads of the process: GRDB reads and writes on threads of its own.
    private static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
            return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
        }
        let start = now()
        try body()
        return now() - start
    }

    private static func open(_ path: String) throws -> DatabasePool {
        var configuration = Configuration()
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        let pool = try DatabasePool(path: path, configuration: configuration)
        try pool.write { database in
            try database.create(table: "Item", ifNotExists: true) { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("title", .text)
                table.column("detail", .text)
                table.column("date", .double)
                table.column("count", .integer)
                table.column("isDone", .boolean)
            }
            try database.create(index: "byDate", on: "Item", columns: ["date"], ifNotExists: true)
        }
        return pool
    }

    private static func measure(_ count: Int, _ folder: URL) throws {
        var inserts = (coded: Double.infinity, named: Double.infinity)
        for run in 0..<5 {
            let coded = try open(folder.appendingPathComponent("coded\(run)").path)
            inserts.coded = min(
                inserts.coded,
                try milliseconds {
                    try coded.write { for number in 0..<count { try CodedRecord(number).insert($0) } }
                })
            let named = try open(folder.appendingPathComponent("named\(run)").path)
            inserts.named = min(
                inserts.named,
                try milliseconds {
                    try named.write { for number in 0..<count { try NamedRecord(number).insert($0) } }
                })
        }
        tell("\(count) records inserted, Codable", inserts.coded)
        tell("\(count) records inserted, by hand", inserts.named)

        let pool = try open(folder.appendingPathComponent("read").path)
        try pool.write { for number in 0..<count { try NamedRecord(number).insert($0) } }
        var (coded, named, placed, sorted) = (Double.infinity, Double.infinity, Double.infinity, Double.infinity)
        var sum = 0
        for _ in 0..<5 {
            coded = min(
                coded,
                try milliseconds {
                    let records = try pool.read { try CodedRecord.fetchAll($0) }
                    for one in records { sum += one.title.utf8.count + one.count }
                })
            named = min(
                named,
                try milliseconds {
                    let records = try pool.read { try NamedRecord.fetchAll($0) }
                    for one in records { sum += one.title.utf8.count + one.count }
                })
            placed = min(
                placed,
                try milliseconds {
                    let query = "SELECT id, title, detail, date, count, isDone FROM Item"
                    for one in try pool.read({ try PlacedRecord.fetchAll($0, sql: query) }) {
                        sum += one.title.utf8.count + one.count
                    }
                })
            sorted = min(
                sorted,
                try milliseconds {
                    let half = NamedRecord.filter(NamedRecord.Columns.count > 5_000).order(NamedRecord.Columns.date)
                    sum += try pool.read { try half.fetchAll($0) }.count
                })
        }
        tell("\(count) records fetched and read, Codable", coded)
        tell("\(count) records fetched and read, by names of columns", named)
        tell("\(count) records fetched and read, by positions", placed)
        tell("half of them fetched by a predicate, sorted, by names", sorted)
        try pool.write { for number in count..<count * 10 { try NamedRecord(number).insert($0) } }
        var all = Double.infinity
        for _ in 0..<5 {
            all = min(all, try milliseconds { sum += try pool.read { try NamedRecord.fetchAll($0) }.count })
        }
        tell("\(count * 10) records fetched, by names of columns", all)
        precondition(sum > 0)
    }
}
