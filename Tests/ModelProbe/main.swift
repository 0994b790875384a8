import Foundation
import SwiftData

/// A program that saves models until it is killed, or merges what others save. The tests of models start several at once.
///
///     ModelProbe save <store> <name>     saves one entry with two parts after the other, and prints its number when it is saved
///     ModelProbe check <store>           prints the numbers of the entries of each name
@Model final class Entry {
    #Index<Entry>([\.writer])
    var writer: String
    var number: Int
    @Relationship(deleteRule: .cascade, inverse: \Part.entry) var parts: [Part] = []

    init(writer: String, number: Int) {
        self.writer = writer
        self.number = number
    }
}

@Model final class Part {
    var text: String
    var entry: Entry?

    init(text: String) { self.text = text }
}

@Model final class Total {
    @Attribute(.unique) var name: String
    var count: Int

    init(name: String, count: Int) {
        self.name = name
        self.count = count
    }
}

func open(_ path: String) throws -> ModelContext {
    ModelContext(
        try ModelContainer(
            for: Entry.self, Total.self, configurations: ModelConfiguration(url: URL(fileURLWithPath: path))))
}

func save(_ context: ModelContext, _ writer: String) throws {
    var number = try context.fetchCount(FetchDescriptor<Entry>(predicate: #Predicate { $0.writer == writer }))
    while true {
        number += 1
        let entry = Entry(writer: writer, number: number)
        entry.parts = [Part(text: "first"), Part(text: "second")]
        context.insert(entry)
        context.insert(Total(name: writer, count: number))
        try context.save()
        print(number)
        fflush(stdout)
    }
}

/// Whether all that belongs together is there.
func check(_ context: ModelContext) throws {
    let entries = try context.fetch(FetchDescriptor<Entry>(sortBy: [SortDescriptor(\.number)]))
    for total in try context.fetch(FetchDescriptor<Total>()) {
        let own = entries.filter { $0.writer == total.name }
        let isWhole =
            own.map(\.number) == Array(1...total.count)
            && own.allSatisfy { $0.parts.map(\.text) == ["first", "second"] }
        print("\(total.name) \(total.count) \(isWhole ? "whole" : "broken")")
    }
}

let arguments = CommandLine.arguments
let context = try open(arguments[2])
if arguments[1] == "save" { try save(context, arguments[3]) } else { try check(context) }
