import CoreData
import Testing

@MainActor
@Suite("Conditions about all objects of an entity")
struct AggregateTests {
    private func filled() throws -> NSManagedObjectContext {
        let context = try Library.container().viewContext
        for (index, title) in ["Emma", "Emil", "Walden", "Moby Dick"].enumerated() {
            let book = Book(context: context)
            (book.title, book.pages, book.isRead) = (title, Int64(index * 100), index < 2)
        }
        try context.save()
        return context
    }

    private func titles(_ context: NSManagedObjectContext, _ format: String) throws -> [String] {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.predicate = NSPredicate(format: format)
        request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
        let titles = try context.fetch(request).compactMap(\.title)
        #expect(try context.count(for: request) == titles.count)
        return titles
    }

    @Test(
        "the largest, the smallest and the like are those of all objects, whatever else the condition says",
        arguments: [
            ("pages==max(pages)", ["Moby Dick"]), ("pages == min(pages)", ["Emma"]),
            ("isRead == YES AND pages == max(pages)", []),
            ("pages > average(pages)", ["Walden", "Moby Dick"]), ("pages == sum(pages) / 2", ["Moby Dick"]),
            ("title == min(title)", ["Emil"]),
            ("pages + 100 == max(pages)", ["Walden"]),
        ] as [(String, [String])])
    func aggregates(format: String, wanted: [String]) throws { #expect(try titles(filled(), format) == wanted) }

    @Test("changes that are not saved count")
    func pending() throws {
        let context = try filled()
        let book = Book(context: context)
        (book.title, book.pages) = ("Long", 5_000)
        #expect(try titles(context, "pages == max(pages)") == ["Long"])
        context.delete(book)
        #expect(try titles(context, "pages == max(pages)") == ["Moby Dick"])
    }

    @Test("of no objects nothing is the largest")
    func empty() throws { #expect(try titles(Library.container().viewContext, "pages == max(pages)").isEmpty) }

    @Test("objects of a relationship are looked at by themselves")
    func subquery() throws {
        let context = try filled()
        let tag = Tag(context: context)
        (tag.name, tag.weight) = ("heavy", 9)
        try #require(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).first { $0.title == "Emil" }).tags =
            NSSet(array: [tag])
        try context.save()
        #expect(try titles(context, "SUBQUERY(tags, $t, $t.weight > 5).@count > 0") == ["Emil"])
        #expect(try titles(context, "tags.@max.weight == 9") == ["Emil"])
    }
}
