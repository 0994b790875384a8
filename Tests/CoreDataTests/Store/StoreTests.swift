import CoreData
import Foundation
import TestSupport
import Testing

@MainActor
@Suite struct StoreTests {
    private let folder = TemporaryFolder()

    private func message(_ url: URL, model: NSManagedObjectModel? = nil) -> String {
        do {
            _ = try Library.container(url, model: model)
            return "opened"
        } catch {
            return error.localizedDescription
        }
    }

    private func model(_ versions: [String]) throws -> NSManagedObjectModel {
        let place = folder.place()
        return try #require(NSManagedObjectModel(contentsOf: try Library.write(versions, to: place)))
    }

    @Test func aFileKeepsWhatWasSavedAndHasALog() throws {
        let url = folder.place(ending: ".sqlite")
        do {
            let context = try Library.container(url).viewContext
            context.book("Emma")
            try context.save()
            context.book("Lost")
            #expect(FileManager.default.fileExists(atPath: url.path + "-wal"))
        }
        let container = try Library.container(url)
        #expect(try container.viewContext.all(Book.self).map(\.title) == ["Emma"])
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: url)
        #expect(container.managedObjectModel.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    }

    @Test func aStoreIsPutInThePlaceOfAnotherAndMovedToAnotherPlace() throws {
        let (url, backup, moved) = (
            folder.place(ending: ".sqlite"), folder.place(ending: ".sqlite"), folder.place(ending: ".sqlite")
        )
        let container = try Library.container(url)
        container.viewContext.book("Emma")
        try container.viewContext.save()
        let coordinator = container.persistentStoreCoordinator
        // What is still in the log goes along.
        #expect(FileManager.default.fileExists(atPath: url.path + "-wal"))
        try coordinator.replacePersistentStore(at: backup, withPersistentStoreFrom: url, type: .sqlite)
        #expect(try Library.container(backup).viewContext.all(Book.self).map(\.title) == ["Emma"])
        let store = try #require(coordinator.persistentStore(for: url))
        let other = try coordinator.migratePersistentStore(store, to: moved, type: .sqlite)
        #expect(other.url == moved && coordinator.persistentStores == [other])
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        context.book("Persuasion")
        try context.save()
        #expect(try Library.container(url).viewContext.all(Book.self).count == 1)
        #expect(try Library.container(moved).viewContext.all(Book.self).count == 2)
        // Nothing is lost where there is nothing to copy.
        #expect(throws: NSError.self) {
            try coordinator.replacePersistentStore(
                at: backup, withPersistentStoreFrom: folder.place(ending: ".sqlite"), type: .sqlite)
        }
        #expect(try Library.container(backup).viewContext.all(Book.self).count == 1)
        let memory = try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        #expect(throws: NSError.self) { try coordinator.migratePersistentStore(memory, to: moved, type: .sqlite) }
    }

    @Test func aSaveThatFailsWritesNothing() throws {
        let container = try Library.container(folder.place(ending: ".sqlite"))
        let context = container.viewContext
        for name in ["a", "a"] {
            let tag = Tag(context: context)
            tag.name = name
        }
        context.book("Emma")
        #expect(throws: NSError.self) { try context.save() }
        #expect(context.insertedObjects.count == 3)
        #expect(try container.newBackgroundContext().all(Book.self).isEmpty)
        #expect(try container.newBackgroundContext().all(Tag.self).isEmpty)
    }

    @Test func damagedAndStrangeFilesAreNamedAndLeftAlone() throws {
        let url = folder.place(ending: ".sqlite")
        let bytes = Data(repeating: 7, count: 5000)
        try bytes.write(to: url)
        #expect(message(url).hasPrefix("The store “\(url.path)” cannot be opened: it is damaged, or no store"))
        #expect(try Data(contentsOf: url) == bytes)
        let other = folder.place(ending: ".sqlite")
        _ = try Library.container(other)
        try Tool.run(
            "/usr/bin/env",
            [
                "python3", "-c",
                "import sqlite3,sys; c = sqlite3.connect(sys.argv[1]); c.execute('PRAGMA user_version = 9'); c.commit()",
                other.path,
            ])
        #expect(
            message(other)
                == "The store “\(other.path)” cannot be opened: it was made by a later version of this framework (form 9). It was left as it is."
        )
    }

    @Test func aStoreOfALaterModelIsLeftAlone() throws {
        let url = folder.place(ending: ".sqlite")
        let later = Library.xml(
            book: "<attribute name=\"price\" optional=\"YES\" attributeType=\"Double\" usesScalarValueType=\"YES\"/>")
        let context = try Library.container(url, model: model([Library.xml(), later])).viewContext
        context.book("Emma").setValue(5, forKey: "price")
        try context.save()
        #expect(message(url, model: try model([Library.xml()])).contains("It may come from a later version of the app"))
        let again = try Library.container(url, model: model([Library.xml(), later])).viewContext
        #expect(try again.all(Book.self).first?.value(forKey: "price") as? Double == 5)
    }

    @Test func aStoreOfAnEarlierModelIsMigrated() throws {
        let url = folder.place(ending: ".sqlite")
        do {
            let context = try Library.container(url, model: model([Library.xml()])).viewContext
            let shelf = Shelf(context: context)
            shelf.name = "Top"
            let book = context.book("Emma", pages: 7, on: shelf)
            let novel = Novel(context: context)
            (novel.title, novel.hero) = ("Moby Dick", "Ishmael")
            let tag = Tag(context: context)
            tag.name = "old"
            tag.books = NSSet(array: [book, novel])
            let chapters = ["2", "1"].map { name in
                let chapter = Chapter(context: context)
                chapter.name = name
                return chapter
            }
            book.chapters = NSOrderedSet(array: chapters)
            try context.save()
        }
        // A title that has another name, a value that is new and required, one that is gone, and an entity.
        let new = Library.xml(
            book: "<attribute name=\"language\" attributeType=\"String\" defaultValueString=\"en\"/>",
            more:
                "<entity name=\"Lender\" representedClassName=\"NSManagedObject\"><attribute name=\"name\" optional=\"YES\" attributeType=\"String\"/></entity>"
        )
        .replacingOccurrences(of: "<attribute name=\"title\"", with: "<attribute name=\"heading\" elementID=\"title\"")
        .replacingOccurrences(
            of: "<attribute name=\"rating\" optional=\"YES\" attributeType=\"Double\" usesScalarValueType=\"YES\"/>",
            with: "")
        let context = try Library.container(url, model: model([Library.xml(), new])).viewContext
        let books = try context.all(Book.self, by: "heading")
        #expect(books.map { $0.value(forKey: "heading") as? String } == ["Emma", "Moby Dick"])
        #expect(books.map { $0.value(forKey: "language") as? String } == ["en", "en"])
        #expect(books[0].pages == 7 && books[0].shelf?.name == "Top" && books[0].tagNames == ["old"])
        #expect((books[1] as? Novel)?.hero == "Ishmael" && books[1].tagNames == ["old"])
        #expect((books[0].chapters?.array as? [Chapter])?.map(\.name) == ["2", "1"])
        NSEntityDescription.insertNewObject(forEntityName: "Lender", into: context).setValue("Ann", forKey: "name")
        try context.save()
    }

    @Test func whatCannotBeMigratedIsLeftAlone() throws {
        let url = folder.place(ending: ".sqlite")
        let context = try Library.container(url, model: model([Library.xml()])).viewContext
        context.book("Emma")
        try context.save()
        let required = Library.xml(book: "<attribute name=\"language\" attributeType=\"String\"/>")
        #expect(
            message(url, model: try model([Library.xml(), required]))
                == "The store “\(url.path)” cannot be opened: the new value Book.language is required and has no default value."
        )
        #expect(try Library.container(url, model: model([Library.xml()])).viewContext.all(Book.self).count == 1)
    }

    @Test func aModelBuiltInCodeHasAStore() throws {
        let note = NSEntityDescription()
        note.name = "Note"
        let text = NSAttributeDescription()
        (text.name, text.attributeType) = ("text", .stringAttributeType)
        let next = NSRelationshipDescription()
        (next.name, next.destinationEntity, next.maxCount) = ("next", note, 1)
        note.properties = [text, next]
        let model = NSManagedObjectModel()
        model.entities = [note]
        let context = try Library.container(model: model).viewContext
        let first = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
        let second = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
        first.setValue("a", forKey: "text")
        second.setValue(first, forKey: "next")
        try context.save()
        context.reset()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
        request.predicate = NSPredicate(format: "next.text == 'a'")
        #expect(try context.fetch(request).count == 1)
    }
}
