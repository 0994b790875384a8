import CListBenchmark
import Foundation

/// The changes of js-framework-benchmark to rows of three texts that are all laid out, by Dovetail, by GTK's own boxes and labels, and by what
/// no program can leave out.
///
/// Wants a display, which GTK needs. Arguments: numbers of rows, words of which a change's name must contain one, and `--rounds` with how often
/// each change is made (5). A line of what is printed is a subject, a change, a number of rows and the milliseconds of each round, with tabs
/// between. In each round the subjects take turns, so that what disturbs the machine disturbs all of them.
@main
@MainActor
struct RowBenchmark {
    static func main() {
        var words = Array(CommandLine.arguments.dropFirst())
        var rounds = 5
        if let place = words.firstIndex(of: "--rounds"), place + 1 < words.count, let number = Int(words[place + 1]) {
            rounds = max(1, number)
            words.removeSubrange(place...place + 1)
        }
        let counts = words.compactMap { Int($0) }.filter { $0 >= 20 }
        let names = words.filter { Int($0) == nil }
        let changes = RowChange.all.filter { change in names.isEmpty || names.contains { change.name.contains($0) } }
        guard gtk_init_check() != 0 else {
            let line = "RowBenchmark: there is no display for GTK's rows; see xvfb-run\n"
            FileHandle.standardError.write(Data(line.utf8))
            exit(2)
        }
        let subjects: [any RowSubject] = [OwnRows(), GTKRows(), FloorRows()]
        for count in counts.isEmpty ? [1_000, 10_000] : counts {
            for change in changes {
                var times = Array(repeating: [Double](), count: subjects.count)
                // The first round finds nothing ready: fonts, code and memory. It does not count.
                for round in 0...rounds {
                    for (index, subject) in subjects.enumerated() {
                        let time = change.milliseconds(subject, count)
                        if round > 0 { times[index].append(time) }
                    }
                }
                for (subject, times) in zip(subjects, times) {
                    let list = times.map { String(format: "%.4f", $0) }.joined(separator: " ")
                    print("\(subject.name)\t\(change.name)\t\(count)\t\(list)")
                }
                fflush(nil)
            }
        }
    }
}

/// Rows that can be changed.
@MainActor
protocol RowSubject {
    var name: String { get }
    /// New rows in the place of all, with none selected.
    func fill(_ count: Int)
    func append(_ count: Int)
    /// Makes the text of a row longer, and that of each `step`th row after it.
    func update(from first: Int, by step: Int)
    func select(_ position: Int)
    func swap(_ first: Int, _ second: Int)
    func remove(_ position: Int)
    /// Lays out what has changed.
    func settle()
}

/// One change.
@MainActor
struct RowChange {
    let name: String
    /// Brings the rows to where the change begins. Not measured.
    private let prepare: @MainActor (any RowSubject, Int) -> Void
    private let change: @MainActor (any RowSubject, Int) -> Void

    func milliseconds(_ subject: any RowSubject, _ count: Int) -> Double {
        prepare(subject, count)
        subject.settle()
        let start = DispatchTime.now().uptimeNanoseconds
        change(subject, count)
        subject.settle()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    }

    private static func filled(_ subject: any RowSubject, _ count: Int) { subject.fill(count) }

    static let all = [
        RowChange(name: "create rows", prepare: { subject, _ in subject.fill(0) }, change: filled),
        RowChange(name: "replace all rows", prepare: filled, change: filled),
        RowChange(name: "update every 10th row", prepare: filled) { subject, _ in subject.update(from: 0, by: 10) },
        RowChange(name: "update one row", prepare: filled) { subject, count in
            subject.update(from: count / 2, by: count)
        },
        RowChange(name: "select a row", prepare: filled) { subject, count in subject.select(count / 2) },
        RowChange(name: "swap two rows", prepare: filled) { subject, count in subject.swap(1, count - 2) },
        RowChange(name: "remove a row", prepare: filled) { subject, count in subject.remove(count / 2) },
        RowChange(name: "append a row", prepare: filled) { subject, _ in subject.append(1) },
        RowChange(name: "append 1,000 rows", prepare: filled) { subject, _ in subject.append(1_000) },
        RowChange(name: "clear all rows", prepare: filled) { subject, _ in subject.fill(0) },
    ]
}
