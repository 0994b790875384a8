import CoreData
import Testing

@MainActor
@Suite struct ObjectTests {
    @Test func aTypeThatIsAParameterMakesObjects() throws {
        func new<T: NSManagedObject>(_ type: T.Type, _ context: NSManagedObjectContext) -> T { T(context: context) }
        let context = try Library.container().viewContext
        #expect(new(Book.self, context).entity.name == "Book")
        #expect(new(Novel.self, context).entity.name == "Novel")
    }

    @Test func aNewObjectHasDefaultValuesAndKeepsWhatIsSaved() throws {
        let container = try Library.container()
        let book = Book(context: container.viewContext)
        #expect((book.pages, book.isRead, book.title) == (1, false, nil))
        #expect(book.isInserted && book.objectID.isTemporaryID)
        book.title = "Emma"
        book.pages = 474
        book.rating = 4.5
        book.bought = Date(timeIntervalSinceReferenceDate: 1000)
        let code = UUID()
        book.code = code
        try container.viewContext.save()
        #expect(!book.isInserted && !book.objectID.isTemporaryID && !book.hasChanges)
        let other = container.newBackgroundContext()
        let values = try other.performAndWait { () throws -> (String?, Int64, Double, Date?, UUID?) in
            let book = try #require(try other.all(Book.self).first)
            return (book.title, book.pages, book.rating, book.bought, book.code)
        }
        #expect(values == ("Emma", 474, 4.5, Date(timeIntervalSinceReferenceDate: 1000), code))
    }

    @Test func anObjectWithoutAContextHasValuesAndIsNeverSaved() throws {
        let container = try Library.container()
        let book = Book()
        #expect(book.managedObjectContext == nil && book.pages == 1)
        book.title = "Emma"
        try container.viewContext.save()
        #expect(book.title == "Emma")
        #expect(try container.viewContext.all(Book.self).isEmpty)
    }

    @Test func valuesAreReadAndSetByTheirNames() throws {
        let container = try Library.container()
        let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: container.viewContext)
        #expect(book is Book)
        book.setValue(12, forKey: "pages")
        book.setValue("Emma", forKey: "title")
        #expect(book.value(forKey: "pages") as? Int == 12)
        #expect(book.value(forKey: "pages") as? NSNumber == 12)
        #expect(book.value(forKey: "title") as? String == "Emma")
        let shelf = Shelf(context: container.viewContext)
        shelf.name = "Top"
        book.setValue(shelf, forKey: "shelf")
        #expect(book.value(forKeyPath: "shelf.name") as? String == "Top")
        #expect(book.committedValues(forKeys: nil).isEmpty)
    }

    @Test func bothSidesOfARelationshipFollowEachOther() throws {
        let context = try Library.container().viewContext
        let (top, low) = (Shelf(context: context), Shelf(context: context))
        let book = context.book("Emma", on: top)
        #expect(top.books == [book])
        low.books.insert(book)
        #expect(book.shelf === low && top.books.isEmpty)
        low.books = []
        #expect(book.shelf == nil)
        let tag = Tag(context: context)
        tag.name = "old"
        book._addManaged("tags", tag)
        #expect(tag.books == NSSet(object: book))
        try context.save()
        context.refreshAllObjects()
        #expect(book.tagNames == ["old"])
        tag._removeManaged("books", book)
        #expect(book.tags?.count == 0)
    }

    @Test func anOrderedRelationshipKeepsItsOrder() throws {
        let container = try Library.container()
        let context = container.viewContext
        let book = context.book("Emma")
        let chapters = (1...4).map { number in
            let chapter = Chapter(context: context)
            chapter.name = "\(number)"
            return chapter
        }
        book._addManaged("chapters", NSOrderedSet(array: [chapters[2], chapters[0]]))
        book._addManaged("chapters", chapters[1], at: 0)
        try context.save()
        func names(_ context: NSManagedObjectContext) throws -> [String] {
            let book = try #require(try context.all(Book.self).first)
            return (book.chapters?.array as? [Chapter] ?? []).compactMap(\.name)
        }
        let other = container.newBackgroundContext()
        #expect(try other.performAndWait { try names(other) } == ["2", "3", "1"])
        book._replaceManaged("chapters", at: 1, chapters[3])
        try context.save()
        #expect(try names(context) == ["2", "4", "1"])
        let third = container.newBackgroundContext()
        #expect(try third.performAndWait { try names(third) } == ["2", "4", "1"])
    }

    @Test func deleteRulesCascadeNullifyAndDeny() throws {
        let context = try Library.container().viewContext
        let shelf = Shelf(context: context)
        let book = context.book("Emma", on: shelf)
        let tag = Tag(context: context)
        tag.books = NSSet(object: book)
        let chapter = Chapter(context: context)
        chapter.book = book
        try context.save()
        context.delete(shelf)
        #expect(book.isDeleted && tag.books?.count == 0)
        #expect(throws: (any Error).self) { try context.save() }
        context.rollback()
        #expect(!book.isDeleted && shelf.books == [book] && tag.books?.count == 1)
        chapter.book = nil
        context.delete(shelf)
        try context.save()
        #expect(try context.all(Book.self).isEmpty)
        #expect(try context.all(Shelf.self).isEmpty)
        #expect(try context.all(Chapter.self).count == 1)
    }

    @Test func whatTheModelForbidsIsNotSaved() throws {
        let context = try Library.container().viewContext
        let book = context.book(String(repeating: "x", count: 41))
        book.pages = -1
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSValidationMultipleErrorsError)
        #expect((error?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
        book.title = "x"
        let single = #expect(throws: NSError.self) { try context.save() }
        #expect(single?.localizedDescription == "The Book can't be saved: pages is too small.")
        book.setValue(nil, forKey: "pages")
        #expect(#expect(throws: NSError.self) { try context.save() }?.code == NSValidationMissingMandatoryPropertyError)
        book.pages = 3
        try context.save()
    }
}
