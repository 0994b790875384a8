import CoreData
import Foundation
import Testing

/// Apps hand one context to a concurrent queue, which is no use that is documented, and goes well on Apple's systems most of the time.
@Suite("A context that several threads use at once")
struct SharedContextTests {
    @MainActor
    private func filled() throws -> NSPersistentContainer {
        let container = try Library.container()
        let shelf = Shelf(context: container.viewContext)
        for index in 0..<200 {
            let book = Book(context: container.viewContext)
            (book.title, book.pages, book.shelf) = ("Book \(index)", Int64(index), shelf)
        }
        try container.viewContext.save()
        return container
    }

    @MainActor
    @Test("objects are fetched, read and inserted by eight threads, and none of them is lost")
    func threads() throws {
        let container = try filled()
        for _ in 0..<5 {
            let context = container.newBackgroundContext()
            nonisolated(unsafe) let failures = NSMutableArray()
            let lock = NSLock()
            DispatchQueue.concurrentPerform(iterations: 8) { thread in
                for round in 0..<6 {
                    let request = NSFetchRequest<Book>(entityName: "Book")
                    request.predicate = NSPredicate(format: "title BEGINSWITH 'Book'")
                    let books = (try? context.fetch(request)) ?? []
                    let pages = books.reduce(0) { $0 + Int($1.pages) }
                    if books.count != 200 || pages != 19_900 {
                        lock.withLock {
                            failures.add("thread \(thread), round \(round): \(books.count) books, \(pages) pages")
                        }
                    }
                    Tag(context: context).name = "\(thread) \(round)"
                }
            }
            #expect(failures.count == 0, "\(failures)")
            #expect(context.insertedObjects.count == 48)
        }
    }
}
