import CoreData
import SwiftUI

/// Books in a store that is in memory, of a model that the app writes itself.
struct CoreDataPage: View {
    @State private var shelf = Shelf()

    var body: some View { BookList().environment(\.managedObjectContext, shelf.container.viewContext) }
}

/// The model and its store, with two books.
@MainActor
private final class Shelf {
    let container: NSPersistentContainer

    init() {
        let book = NSEntityDescription()
        book.name = "Book"
        book.managedObjectClassName = NSStringFromClass(NSManagedObject.self)
        book.properties = [
            Shelf.attribute("title", .stringAttributeType), Shelf.attribute("year", .integer32AttributeType),
            Shelf.attribute("isRead", .booleanAttributeType),
        ]
        let model = NSManagedObjectModel()
        model.entities = [book]
        container = NSPersistentContainer(name: "Books", managedObjectModel: model)
        let store = NSPersistentStoreDescription()
        store.type = NSInMemoryStoreType
        container.persistentStoreDescriptions = [store]
        container.loadPersistentStores { _, error in if let error { fatalError(error.localizedDescription) } }
        for (title, year) in [("Emma", 1815), ("Middlemarch", 1871)] {
            Shelf.add(title, year, to: container.viewContext)
        }
    }

    static func add(_ title: String, _ year: Int, to context: NSManagedObjectContext) {
        let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
        book.setValue(title, forKey: "title")
        book.setValue(year, forKey: "year")
        try? context.save()
    }

    private static func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        attribute.isOptional = true
        return attribute
    }
}

private struct BookList: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(fetchRequest: BookList.request) private var books: FetchedResults<NSManagedObject>
    @State private var title = ""

    private static var request: NSFetchRequest<NSManagedObject> {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(key: "year", ascending: true)]
        return request
    }

    var body: some View {
        List {
            HStack {
                TextField("Title", text: $title).onSubmit(add)
                Button("Add", action: add).disabled(title.isEmpty)
            }
            ForEach(books, id: \.objectID) { book in
                HStack {
                    Text(book.value(forKey: "title") as? String ?? "")
                    Spacer()
                    Text(String(book.value(forKey: "year") as? Int ?? 0)).foregroundStyle(.secondary).monospacedDigit()
                }
            }
            .onDelete { places in
                for place in places { context.delete(books[place]) }
                try? context.save()
            }
        }
    }

    private func add() {
        guard !title.isEmpty else { return }
        Shelf.add(title, Calendar.current.component(.year, from: .now), to: context)
        title = ""
    }
}
