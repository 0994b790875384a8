import CoreData
import SwiftUI
import Testing

@testable import CoreData

@MainActor
@Suite struct FetchTests {
    @Test("objects are sorted as a method of texts compares")
    func comparison() throws {
        let context = try filled()
        func titles(_ name: String?) throws -> [String] {
            let request = NSFetchRequest<Book>(entityName: "Book")
            request.predicate = NSPredicate(format: "title BEGINSWITH[c] 'em'")
            request.sortDescriptors = [
                NSSortDescriptor(key: "title", ascending: true, selector: name.map { Selector($0) })
            ]
            return try context.fetch(request).compactMap(\.title)
        }
        #expect(try titles(nil) == ["Emma", "emil"])
        #expect(try titles("caseInsensitiveCompare:") == ["emil", "Emma"])
        #expect(try titles("localizedStandardCompare") == ["emil", "Emma"])
    }

    private func filled() throws -> NSManagedObjectContext {
        let context = try Library.container().viewContext
        let shelves = ["Top", "Low"].map { name in
            let shelf = Shelf(context: context)
            shelf.name = name
            return shelf
        }
        let tags = ["old", "new", "thick"].enumerated().map { index, name in
            let tag = Tag(context: context)
            (tag.name, tag.weight) = (name, Int16(index))
            return tag
        }
        for (index, title) in ["Emma", "emil", "Érnest", "Moby Dick", "", "Walden", "A%b_c"].enumerated() {
            let book = index == 3 ? Novel(context: context) : Book(context: context)
            book.title = title.isEmpty ? nil : title
            book.pages = Int64(index * 100)
            book.rating = Double(index) / 2
            book.isRead = index % 2 == 0
            book.bought = index == 5 ? nil : Date(timeIntervalSinceReferenceDate: Double(index) * 1000)
            book.code = index == 2 ? UUID(uuidString: "00000000-0000-0000-0000-000000000002") : nil
            book.shelf = index < 5 ? shelves[index % 2] : nil
            book.tags = NSSet(array: tags.enumerated().filter { index & (1 << $0.offset) != 0 }.map(\.element))
            (book as? Novel)?.hero = "Ishmael"
        }
        try context.save()
        return context
    }

    @Test("descriptors of Swift's sort as those of Foundation's, in the store and in memory")
    func sortDescriptors() throws {
        let context = try filled()
        let request = NSFetchRequest<Book>(entityName: "Book")
        let descriptors = [SortDescriptor(\Book.isRead.text), SortDescriptor(\Book.pages, order: .reverse)]
        request.sortDescriptors = descriptors.suffix(1).map { NSSortDescriptor($0) }
        #expect(request.sortDescriptors?.first?.key == "pages")
        #expect(try context.fetch(request).map(\.pages) == [600, 500, 400, 300, 200, 100, 0])
        request.sortDescriptors = descriptors.map { NSSortDescriptor($0) }
        #expect(try context.fetch(request).map(\.pages) == [500, 300, 100, 600, 400, 200, 0])
    }

    nonisolated(unsafe) static let formats: [(String, [Any])] = [
        ("title == %@", ["Emma"]), ("title ==[c] %@", ["EMMA"]), ("title != %@", ["Emma"]), ("title == nil", []),
        ("title != nil", []), ("title CONTAINS %@", ["m"]), ("title CONTAINS[cd] %@", ["E"]),
        ("title BEGINSWITH[cd] %@", ["er"]), ("title ENDSWITH %@", ["l"]), ("title LIKE %@", ["?m*"]),
        ("title CONTAINS %@", ["%"]), ("title MATCHES %@", ["[A-Z]\\w+"]), ("title IN %@", [["Emma", "Walden"]]),
        ("pages > 200", []), ("pages >= %d AND pages < %d", [100, 400]), ("pages BETWEEN {100, 300}", []),
        ("pages IN {0, 300}", []), ("NOT (pages IN %@)", [[0, 100]]), ("rating == 1.5", []), ("pages > 150.5", []),
        ("isRead == YES", []), ("isRead == %@", [NSNumber(value: false)]),
        ("bought > %@", [Date(timeIntervalSinceReferenceDate: 1500)]),
        ("bought == nil OR title == 'Emma'", []), ("NOT (bought > %@)", [Date(timeIntervalSinceReferenceDate: 1500)]),
        ("code == %@", [UUID(uuidString: "00000000-0000-0000-0000-000000000002")!]), ("shelf == nil", []),
        ("shelf.name == %@", ["Top"]), ("shelf.name CONTAINS[c] %@", ["o"]), ("shelf != nil", []),
        ("ANY tags.name == %@", ["old"]), ("ANY tags.name IN %@", [["old", "thick"]]), ("ALL tags.weight > 0", []),
        ("NONE tags.name == %@", ["new"]), ("tags.@count > 1", []), ("tags.@count == 0", []), ("title < %@", ["M"]),
        ("TRUEPREDICATE", []), ("FALSEPREDICATE", []), ("%K == %@", ["title", "Emma"]), ("'Emma' == title", []),
        ("shelf.books.@count > 2", []), ("chapters.@count == 0", []),
    ]

    @Test(arguments: formats.indices)
    func aPredicateFindsInTheStoreWhatItFindsInMemory(_ index: Int) throws {
        let (format, arguments) = Self.formats[index]
        let context = try filled()
        let predicate = NSPredicate(format: format, argumentArray: arguments)
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
        let all = try context.fetch(request)
        let wanted = all.filter { predicate.evaluate(with: $0) }.map(\.pages)
        request.predicate = predicate
        #expect(try context.fetch(request).map(\.pages) == wanted, "\(format)")
        #expect(try context.count(for: request) == wanted.count)
        // The same with a change that is not saved.
        all[0].rating = 9
        let changed = all.filter { predicate.evaluate(with: $0) }.map(\.pages)
        #expect(try context.fetch(request).map(\.pages) == changed)
        let isSQL = SQLQuery(try #require(request.entity), request.parts) != nil
        #expect(isSQL == !format.contains("MATCHES"), "\(format)")
    }

    @Test func objectsAreComparedByIdentity() throws {
        let context = try filled()
        let shelf = try #require(try context.all(Shelf.self, "name == 'Top'").first)
        #expect(try context.all(Book.self, "shelf == %@", shelf).count == 3)
        #expect(try context.all(Book.self, "shelf IN %@", [shelf]).count == 3)
        #expect(try context.all(Book.self, "SELF IN %@", Array(shelf.books)).count == 3)
        let tag = try #require(try context.all(Tag.self, "name == 'old'").first)
        #expect(try context.all(Book.self, "ANY tags == %@", tag).count == 3)
        #expect(try context.all(Book.self, "tags CONTAINS %@", tag).count == 3)
        #expect(try context.all(Shelf.self, "ANY books.title == %@", "Emma").map(\.name) == ["Top"])
    }

    @Test func ordersLimitsAndOffsetsAreThoseOfTheRequest() throws {
        let context = try filled()
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
        #expect(
            try context.fetch(request).map(\.title) == [nil, "A%b_c", "Emma", "Moby Dick", "Walden", "emil", "Érnest"])
        request.sortDescriptors = [
            NSSortDescriptor(keyPath: \Book.shelf?.name, ascending: false),
            NSSortDescriptor(keyPath: \Book.isRead, ascending: true), NSSortDescriptor(key: "pages", ascending: false),
        ]
        #expect(try context.fetch(request).map(\.pages) == [400, 200, 0, 300, 100, 500, 600])
        request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)]
        request.fetchLimit = 2
        request.fetchOffset = 1
        #expect(try context.fetch(request).map(\.pages) == [500, 400])
        context.book("New", pages: 1000)
        #expect(try context.fetch(request).map(\.pages) == [600, 500])
        request.includesPendingChanges = false
        #expect(try context.fetch(request).map(\.pages) == [500, 400])
    }

    @Test func entitiesThatInheritAreFoundWithTheirParents() throws {
        let context = try filled()
        #expect(try context.all(Book.self).count == 7)
        let novels = try context.all(Novel.self)
        #expect(novels.map(\.hero) == ["Ishmael"])
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.includesSubentities = false
        #expect(try context.count(for: request) == 6)
        #expect(try context.all(Book.self, "title == 'Moby Dick'").first is Novel)
    }

    @Test func resultsMayBeIdentifiersDictionariesOrNumbers() throws {
        let context = try filled()
        let request = NSFetchRequest<NSDictionary>(entityName: "Book")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["isRead"]
        request.returnsDistinctResults = true
        #expect(try context.fetch(request).count == 2)
        let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
        ids.resultType = .managedObjectIDResultType
        let found = try context.fetch(ids)
        #expect(found.count == 7)
        let cast = Book.fetchRequest()._typed() as NSFetchRequest<Book>
        #expect(try context.fetch(cast).count == 7)
        let uri = found[3].uriRepresentation()
        #expect(context.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: uri) === found[3])
        let number = NSFetchRequest<NSNumber>(entityName: "Book")
        number.resultType = .countResultType
        #expect(try context.fetch(number) == [7])
    }

    @Test func batchesDeleteInsertAndUpdatePastTheContext() throws {
        let context = try filled()
        let insert = NSBatchInsertRequest(
            entityName: "Book", objects: [["title": "One"], ["title": "Two", "pages": 7]])
        insert.resultType = .count
        #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 2)
        #expect(try context.all(Book.self).count == 9)
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
        request.predicate = NSPredicate(format: "pages > 100")
        let delete = NSBatchDeleteRequest(fetchRequest: request)
        delete.resultType = .resultTypeObjectIDs
        let ids = (try context.execute(delete) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID] ?? []
        #expect(ids.count == 5)
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [context])
        #expect(try context.all(Book.self).count == 4)
        let update = NSBatchUpdateRequest(entityName: "Book")
        update.propertiesToUpdate = ["rating": 5]
        try context.execute(update)
        context.refreshAllObjects()
        #expect(try context.all(Book.self).allSatisfy { $0.rating == 5 })
    }

    @Test("A coordinator carries out requests for its own contexts, and nothing is pending in an editor")
    func coordinators() throws {
        let context = try filled()
        let coordinator = try #require(context.persistentStoreCoordinator)
        let all = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
        let delete = NSBatchDeleteRequest(fetchRequest: all)
        delete.resultType = .resultTypeCount
        let result = try coordinator.execute(delete, with: context) as? NSBatchDeleteResult
        #expect(result?.result as? Int == 7)
        #expect(try context.all(Book.self).isEmpty && context.commitEditing())
        let other = try filled()
        #expect(throws: (any Error).self) { try coordinator.execute(delete, with: other) }
        #expect(try other.all(Book.self).count == 7)
    }
}

extension Bool {
    fileprivate var text: String { self ? "yes" : "no" }
}
