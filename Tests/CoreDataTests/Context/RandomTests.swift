import CoreData
import Foundation
import TestSupport
import Testing

/// Random operations against a model in memory that knows no store.
@MainActor
@Suite struct RandomTests {
    private final class PlainShelf { var books: Set<ObjectIdentifier> = [] }
    private final class PlainBook {
        var title = ""
        var pages: Int64 = 0
        weak var shelf: PlainShelf?
        var tags: Set<Int> = []
    }

    @Test func objectsAreWhatASimpleModelSays() throws {
        let seed = SeededGenerator.chosenSeed(for: "CoreData operations")
        var random = SeededGenerator(seed: seed)
        for _ in 0..<5 { try run(&random) }
    }

    private func run(_ random: inout SeededGenerator) throws {
        let container = try Library.container()
        let context = container.viewContext
        let tags = (0..<3).map { number in
            let tag = Tag(context: context)
            tag.name = "\(number)"
            return tag
        }
        try context.save()
        var shelves: [(Shelf, PlainShelf)] = []
        var books: [(Book, PlainBook)] = []
        for step in 0..<120 {
            switch Int.random(in: 0..<12, using: &random) {
            case 0: shelves.append((Shelf(context: context), PlainShelf()))
            case 1, 2, 3:
                let book = Bool.random(using: &random) ? Book(context: context) : Novel(context: context)
                let plain = PlainBook()
                (plain.title, plain.pages) = ("\(step)", Int64.random(in: 0..<5, using: &random))
                (book.title, book.pages) = (plain.title, plain.pages)
                books.append((book, plain))
            case 4, 5:
                guard let (book, plain) = books.randomElement(using: &random) else { continue }
                let target = Bool.random(using: &random) ? shelves.randomElement(using: &random) : nil
                book.shelf = target?.0
                plain.shelf = target?.1
            case 6:
                guard let (book, plain) = books.randomElement(using: &random) else { continue }
                let number = Int.random(in: 0..<3, using: &random)
                if plain.tags.insert(number).inserted {
                    tags[number]._addManaged("books", book)
                } else {
                    plain.tags.remove(number)
                    book._removeManaged("tags", tags[number])
                }
            case 7:
                guard let index = books.indices.randomElement(using: &random) else { continue }
                context.delete(books.remove(at: index).0)
            case 8:
                guard shelves.count > 2, let index = shelves.indices.randomElement(using: &random) else { continue }
                let (shelf, plain) = shelves.remove(at: index)
                context.delete(shelf)
                books.removeAll { $0.1.shelf === plain }
            case 9: try context.save()
            case 10:
                guard let (book, _) = books.randomElement(using: &random), !book.hasChanges else { continue }
                context.refresh(book, mergeChanges: Bool.random(using: &random))
            default:
                guard let (book, plain) = books.randomElement(using: &random) else { continue }
                plain.pages = Int64.random(in: 0..<5, using: &random)
                book.pages = plain.pages
            }
            if step % 10 == 9 { try compare(context, books, shelves) }
        }
        try context.save()
        try compare(context, books, shelves)
        let titles = books.map(\.1.title).sorted()
        let other = container.newBackgroundContext()
        try other.performAndWait {
            let found = try other.all(Book.self)
            #expect(found.compactMap(\.title).sorted() == titles)
            for book in found {
                guard let plain = books.first(where: { $0.1.title == book.title })?.1 else { continue }
                #expect(book.pages == plain.pages && book.tagNames == plain.tags.sorted().map { "\($0)" })
                #expect((book.shelf != nil) == (plain.shelf != nil))
            }
        }
    }

    private func compare(
        _ context: NSManagedObjectContext, _ books: [(Book, PlainBook)], _ shelves: [(Shelf, PlainShelf)]
    ) throws {
        for pages in 0..<5 as Range<Int64> {
            let found = try context.all(Book.self, "pages == %d", pages)
            #expect(Set(found) == Set(books.filter { $0.1.pages == pages }.map(\.0)))
        }
        for (shelf, plain) in shelves {
            #expect(shelf.books == Set(books.filter { $0.1.shelf === plain }.map(\.0)))
            let found = try context.all(Book.self, "shelf == %@", shelf)
            #expect(Set(found) == shelf.books)
        }
        let tagged = try context.all(Book.self, "ANY tags.name == '1'")
        #expect(Set(tagged) == Set(books.filter { $0.1.tags.contains(1) }.map(\.0)))
    }
}
