import CoreData
import Foundation
import Testing

@MainActor
@Suite struct ContextTests {
    @Test func rollbackAndResetForgetWhatWasNotSaved() throws {
        let context = try Library.container().viewContext
        let book = context.book("Emma")
        try context.save()
        book.title = "Other"
        context.book("New")
        #expect(context.hasChanges && book.changedValues().keys.sorted() == ["title"])
        context.rollback()
        #expect(!context.hasChanges && book.title == "Emma")
        #expect(try context.all(Book.self).count == 1)
        context.book("New")
        context.reset()
        #expect(!context.hasChanges && book.managedObjectContext == nil)
        #expect(try context.all(Book.self).map(\.title) == ["Emma"])
    }

    @Test func changesAreUndoneAndDoneAgain() throws {
        let context = try Library.container().viewContext
        let manager = UndoManager()
        manager.groupsByEvent = false
        context.undoManager = manager
        func step(_ body: () -> Void) {
            manager.beginUndoGrouping()
            body()
            context.processPendingChanges()
            manager.endUndoGrouping()
        }
        let shelf = Shelf(context: context)
        context.beginUndo(manager)
        var book: Book!
        step { book = context.book("Emma", on: shelf) }
        step { book.title = "Other" }
        step { context.delete(book) }
        #expect(shelf.books.isEmpty)
        context.undo()
        #expect(book.title == "Other" && shelf.books == [book])
        context.undo()
        #expect(book.title == "Emma")
        context.redo()
        #expect(book.title == "Other")
        context.undo()
        context.undo()
        #expect(shelf.books.isEmpty)
        #expect(try context.all(Book.self).isEmpty)
        context.redo()
        #expect(try context.all(Book.self).map(\.title) == ["Emma"])
        try context.save()
        context.undo()
        try context.save()
        #expect(try context.all(Book.self).isEmpty)
    }

    @Test func aChildSavesIntoItsParent() throws {
        let container = try Library.container()
        let parent = container.viewContext
        let shelf = Shelf(context: parent)
        let book = parent.book("Emma", on: shelf)
        try parent.save()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = parent
        let other = try #require(child.object(with: book.objectID) as? Book)
        #expect(other !== book && other.title == "Emma")
        other.title = "Changed"
        let new = child.book("New", on: other.shelf)
        #expect(book.title == "Emma" && shelf.books.count == 1)
        #expect(try child.all(Book.self, "title == 'New'") == [new])
        try child.save()
        #expect(book.title == "Changed" && shelf.books.count == 2 && parent.hasChanges)
        #expect(try container.newBackgroundContext().all(Book.self).count == 1)
        child.delete(other)
        try child.save()
        try parent.save()
        #expect(try container.newBackgroundContext().all(Book.self).map(\.title) == ["New"])
    }

    @Test func theMergePolicyDecidesBetweenTwoThatChangedAnObject() throws {
        func outcome(_ policy: NSMergePolicy) throws -> String {
            let container = try Library.container()
            let mine = container.viewContext
            let book = mine.book("Emma", pages: 1)
            try mine.save()
            let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
            other.persistentStoreCoordinator = container.persistentStoreCoordinator
            let theirs = try #require(try other.all(Book.self).first)
            (theirs.title, theirs.pages) = ("Theirs", 2)
            try other.save()
            (book.title, book.rating) = ("Mine", 3)
            mine.mergePolicy = policy
            do {
                try mine.save()
            } catch {
                return "\((error as NSError).code)"
            }
            return "\(book.title ?? "") \(book.pages) \(book.rating)"
        }
        #expect(try outcome(.error) == "\(NSManagedObjectMergeError)")
        #expect(try outcome(.mergeByPropertyObjectTrump) == "Mine 2 3.0")
        #expect(try outcome(.mergeByPropertyStoreTrump) == "Theirs 2 3.0")
        #expect(try outcome(.overwrite) == "Mine 1 3.0")
        #expect(try outcome(.rollback) == "Theirs 2 0.0")
    }

    @Test func uniqueValuesMeetByTheMergePolicy() throws {
        func outcome(_ policy: NSMergePolicy) throws -> [String] {
            let context = try Library.container().viewContext
            context.mergePolicy = policy
            let old = Tag(context: context)
            (old.name, old.weight) = ("a", 5)
            let book = context.book("Emma")
            old.books = NSSet(object: book)
            try context.save()
            let new = Tag(context: context)
            new.name = "a"
            do {
                try context.save()
            } catch {
                return ["\((error as NSError).code)"]
            }
            context.refreshAllObjects()
            return try context.all(Tag.self).map {
                "\($0.name ?? "") \($0.weight) \($0.books?.count ?? 0) \($0 === new)"
            }
        }
        #expect(try outcome(.error) == ["\(NSManagedObjectConstraintMergeError)"])
        #expect(try outcome(.mergeByPropertyObjectTrump) == ["a 5 1 true"])
        #expect(try outcome(.mergeByPropertyStoreTrump) == ["a 5 1 false"])
    }

    @Test func notificationsNameWhatHasChanged() throws {
        let context = try Library.container().viewContext
        nonisolated(unsafe) var seen: [String] = []
        let tokens = [NSManagedObjectContext.didChangeObjectsNotification, .NSManagedObjectContextDidSave].map { name in
            NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { note in
                let parts = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey].compactMap { key in
                    (note.userInfo?[key] as? Set<NSManagedObject>).map { "\(key) \($0.count)" }
                }
                seen.append((name == .NSManagedObjectContextDidSave ? "saved " : "") + parts.joined(separator: " "))
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        let book = context.book("Emma")
        context.processPendingChanges()
        book.title = "Other"
        try context.save()
        context.delete(book)
        try context.save()
        #expect(seen == ["inserted 1", "updated 1", "saved inserted 1", "deleted 1", "saved deleted 1"])
    }

    @Test func existingObjectsAndThoseThatAreGone() throws {
        let container = try Library.container()
        let context = container.viewContext
        let book = context.book("Emma")
        try context.save()
        let id = book.objectID
        #expect(try context.existingObject(with: id) === book)
        let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        other.persistentStoreCoordinator = container.persistentStoreCoordinator
        other.delete(other.object(with: id))
        try other.save()
        #expect(throws: NSError.self) { try other.existingObject(with: id) }
        context.mergeChanges(
            fromContextDidSave: Notification(
                name: .NSManagedObjectContextDidSave, object: other, userInfo: [NSDeletedObjectIDsKey: Set([id])]))
        #expect(try context.all(Book.self).isEmpty)
        #expect(book.title == "Emma" || book.title == nil)
    }

    @Test func aControllerTellsItsDelegateWhatMoved() throws {
        final class Listener: NSFetchedResultsControllerDelegate {
            var events: [String] = []
            func controller(
                _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
                at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
            ) {
                let title = (anObject as? Book)?.title ?? ""
                events.append(
                    "\(type) \(title) \(indexPath.map { "\($0)" } ?? "-") \(newIndexPath.map { "\($0)" } ?? "-")")
            }
            func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
                events.append("did \(controller.fetchedObjects?.count ?? -1)")
            }
        }
        let context = try Library.container().viewContext
        let books = (1...3).map { context.book("\($0)", pages: Int64($0)) }
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        let listener = Listener()
        controller.delegate = listener
        try controller.performFetch()
        #expect(controller.fetchedObjects?.map(\.title) == ["1", "2", "3"])
        books[0].pages = 9
        context.delete(books[1])
        context.book("0", pages: 0)
        context.processPendingChanges()
        #expect(
            listener.events == [
                "delete 2 [0, 1] -", "insert 0 - [0, 0]", "move 1 [0, 0] [0, 2]", "did 3",
            ])
        #expect(controller.object(at: IndexPath(indexes: [0, 1])).title == "3")
    }
}

extension NSManagedObjectContext {
    /// What was changed so far is not undone.
    fileprivate func beginUndo(_ manager: UndoManager) {
        manager.beginUndoGrouping()
        processPendingChanges()
        manager.endUndoGrouping()
        manager.removeAllActions()
    }
}
