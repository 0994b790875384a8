import CoreData
import DovetailTesting
import SwiftUI
import Testing

/// How often bodies ran.
@MainActor private final class Runs {
    var list = 0
    var rows = 0
}

private struct Row: View {
    @ObservedObject var book: Book
    let runs: Runs

    var body: some View {
        runs.rows += 1
        return Text(book.title ?? "None")
    }
}

private struct BookList: View {
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Book.pages, ascending: true)], animation: .default)
    private var books: FetchedResults<Book>
    let runs: Runs

    var body: some View {
        runs.list += 1
        return VStack {
            ForEach(books) { Row(book: $0, runs: runs) }
            Button("Thick") { books.nsPredicate = NSPredicate(format: "pages > 3") }
            Button("Turn") { books.sortDescriptors = [SortDescriptor(\.pages, order: .reverse)] }
        }
    }
}

/// Without an order, as many apps write it: which initialiser is meant must be clear.
private struct Unordered: View {
    @FetchRequest(sortDescriptors: []) private var books: FetchedResults<Book>

    var body: some View { Text("\(books.count) books") }
}

/// Shows what another view has fetched, of any kind.
private struct Titles<Object: NSFetchRequestResult>: View {
    let objects: FetchedResults<Object>

    var body: some View {
        ForEach(objects.indices, id: \.self) { index in
            if let object = objects[index] as? NSObject { Text(object.value(forKey: "title") as? String ?? "") }
        }
    }
}

private struct TitlesOfAll: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\.pages)]) private var books: FetchedResults<Book>

    var body: some View { VStack { Titles(objects: books) } }
}

private struct Sections: View {
    @SectionedFetchRequest(
        sectionIdentifier: \Book.isRead, sortDescriptors: [SortDescriptor(\.rating), SortDescriptor(\.title)])
    private var sections: SectionedFetchResults<Bool, Book>

    var body: some View {
        VStack {
            ForEach(sections) { section in
                Text(section.id ? "read" : "unread")
                ForEach(section) { Text("\($0.title ?? "")") }
            }
        }
    }
}

@MainActor
@Suite struct FetchRequestTests {
    private let runs = Runs()

    private func filled() throws -> NSManagedObjectContext {
        let context = try Library.container().viewContext
        for number in 1...6 { context.book("Book \(number)", pages: Int64(number)) }
        try context.save()
        return context
    }

    private func titles(_ host: TestHost) -> [String] {
        host.texts.filter { $0.hasPrefix("Book") || $0.hasPrefix("New") }
    }

    @Test func aRowRunsAloneWhenItsObjectChanges() throws {
        let context = try filled()
        let host = TestHost { BookList(runs: runs).environment(\.managedObjectContext, context) }
        #expect((runs.list, runs.rows) == (1, 6))
        let book = try #require(try context.all(Book.self, "pages == 3").first)
        book.title = "Book C"
        host.settle()
        #expect(host.exists("Book C"))
        #expect((runs.list, runs.rows) == (2, 7))
        try context.save()
        host.settle()
        #expect((runs.list, runs.rows) == (2, 7))
    }

    @Test func objectsComeGoAndMove() throws {
        let context = try filled()
        let host = TestHost { BookList(runs: runs).environment(\.managedObjectContext, context) }
        let books = try context.all(Book.self, by: "pages")
        books[0].pages = 10
        context.delete(books[1])
        context.book("New", pages: 4)
        host.settle()
        #expect(titles(host) == ["Book 3", "Book 4", "New", "Book 5", "Book 6", "Book 1"])
        try context.save()
        host.settle()
        #expect(titles(host) == ["Book 3", "Book 4", "New", "Book 5", "Book 6", "Book 1"])
        context.rollback()
        try host.tap("Thick")
        host.settle()
        #expect(titles(host) == ["Book 4", "New", "Book 5", "Book 6", "Book 1"])
        try host.tap("Turn")
        host.settle()
        #expect(titles(host) == ["Book 1", "Book 6", "Book 5", "Book 4", "New"])
    }

    @Test func aViewOfAnyKindOfObjectsReadsThemByTheirKeys() throws {
        let context = try filled()
        let host = TestHost { TitlesOfAll().environment(\.managedObjectContext, context) }
        #expect(host.texts.count == 6 && host.texts.allSatisfy { $0.hasPrefix("Book ") }, "\(host.texts)")
    }

    @Test func noOrderIsAnOrder() throws {
        let context = try filled()
        let host = TestHost { Unordered().environment(\.managedObjectContext, context) }
        #expect(host.exists("6 books"))
    }

    @Test func whatAnotherContextSavesIsShown() async throws {
        let container = try Library.container()
        let context = container.viewContext
        context.automaticallyMergesChangesFromParent = true
        context.book("Book 1", pages: 1)
        try context.save()
        let host = TestHost { BookList(runs: runs).environment(\.managedObjectContext, context) }
        try await container.performBackgroundTask { other in
            other.book("New", pages: 0)
            try other.all(Book.self, "pages == 1").first?.title = "Book one"
            try other.save()
        }
        await host.settle()
        #expect(titles(host) == ["New", "Book one"])
    }

    @Test func sectionsHaveTheSameValue() throws {
        let context = try filled()
        let books = try context.all(Book.self, by: "pages")
        for book in books.prefix(2) { (book.isRead, book.rating) = (true, 1) }
        let host = TestHost { Sections().environment(\.managedObjectContext, context) }
        #expect(
            host.texts == ["unread", "Book 3", "Book 4", "Book 5", "Book 6", "read", "Book 1", "Book 2"])
        (books[5].isRead, books[5].rating) = (true, 2)
        host.settle()
        #expect(
            host.texts == ["unread", "Book 3", "Book 4", "Book 5", "read", "Book 1", "Book 2", "Book 6"])
    }
}
