import Foundation
import TestSupport

@testable import CoreData

/// A shelf of books with tags; novels are books with a hero. As `dovetail open` would write the classes.
final class Shelf: NSManagedObject {
    var name: String? {
        get { _managedValue("name") }
        set { _setManagedValue("name", newValue) }
    }
    var books: Set<Book> {
        get { _managedValue("books") }
        set { _setManagedValue("books", newValue) }
    }
}

class Book: NSManagedObject, Identifiable {
    var title: String? {
        get { _managedValue("title") }
        set { _setManagedValue("title", newValue) }
    }
    var pages: Int64 {
        get { _managedValue("pages") }
        set { _setManagedValue("pages", newValue) }
    }
    var rating: Double {
        get { _managedValue("rating") }
        set { _setManagedValue("rating", newValue) }
    }
    var isRead: Bool {
        get { _managedValue("isRead") }
        set { _setManagedValue("isRead", newValue) }
    }
    var bought: Date? {
        get { _managedValue("bought") }
        set { _setManagedValue("bought", newValue) }
    }
    var code: UUID? {
        get { _managedValue("code") }
        set { _setManagedValue("code", newValue) }
    }
    var shelf: Shelf? {
        get { _managedValue("shelf") }
        set { _setManagedValue("shelf", newValue) }
    }
    var tags: NSSet? {
        get { _managedValue("tags") }
        set { _setManagedValue("tags", newValue) }
    }
    var chapters: NSOrderedSet? {
        get { _managedValue("chapters") }
        set { _setManagedValue("chapters", newValue) }
    }

    var tagNames: [String] { (tags as? Set<Tag> ?? []).compactMap(\.name).sorted() }
}

final class Novel: Book {
    var hero: String? {
        get { _managedValue("hero") }
        set { _setManagedValue("hero", newValue) }
    }
}

final class Tag: NSManagedObject {
    var name: String? {
        get { _managedValue("name") }
        set { _setManagedValue("name", newValue) }
    }
    var weight: Int16 {
        get { _managedValue("weight") }
        set { _setManagedValue("weight", newValue) }
    }
    var books: NSSet? {
        get { _managedValue("books") }
        set { _setManagedValue("books", newValue) }
    }
}

final class Chapter: NSManagedObject {
    var name: String? {
        get { _managedValue("name") }
        set { _setManagedValue("name", newValue) }
    }
    var book: Book? {
        get { _managedValue("book") }
        set { _setManagedValue("book", newValue) }
    }
}

/// The model's file, as Xcode would write it.
enum Library {
    static func xml(book: String = "", tag: String = "", more: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
        <entity name="Shelf" representedClassName="Shelf">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
        </entity>
        <entity name="Book" representedClassName="Book">
        <attribute name="title" optional="YES" attributeType="String" maxValueString="40"/>
        <attribute name="pages" attributeType="Integer 64" defaultValueString="1" minValueString="0" usesScalarValueType="YES"/>
        <attribute name="rating" optional="YES" attributeType="Double" usesScalarValueType="YES"/>
        <attribute name="isRead" optional="YES" attributeType="Boolean" defaultValueString="NO" usesScalarValueType="YES"/>
        <attribute name="bought" optional="YES" attributeType="Date"/>
        <attribute name="code" optional="YES" attributeType="UUID"/>
        <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" inverseName="books" inverseEntity="Shelf"/>
        <relationship name="tags" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Tag" inverseName="books" inverseEntity="Tag"/>
        <relationship name="chapters" optional="YES" toMany="YES" ordered="YES" deletionRule="Deny" destinationEntity="Chapter" inverseName="book" inverseEntity="Chapter"/>
        \(book)
        </entity>
        <entity name="Novel" representedClassName="Novel" parentEntity="Book">
        <attribute name="hero" optional="YES" attributeType="String"/>
        </entity>
        <entity name="Tag" representedClassName="Tag">
        <attribute name="name" optional="YES" attributeType="String"/>
        <attribute name="weight" optional="YES" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Book" inverseName="tags" inverseEntity="Book"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
        \(tag)
        </entity>
        <entity name="Chapter" representedClassName="Chapter">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="book" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Book" inverseName="chapters" inverseEntity="Book"/>
        </entity>
        \(more)
        </model>
        """
    }

    /// Writes versions of a model, the last of which is the current one.
    static func write(_ versions: [String], to folder: URL) throws -> URL {
        let place = folder.appendingPathComponent("Library.xcdatamodeld")
        for (number, text) in versions.enumerated() {
            let version = place.appendingPathComponent("Library \(number + 1).xcdatamodel")
            try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: version.appendingPathComponent("contents"))
        }
        let current = ["_XCCurrentVersionName": "Library \(versions.count).xcdatamodel"]
        let list = try PropertyListSerialization.data(fromPropertyList: current, format: .xml, options: 0)
        try list.write(to: place.appendingPathComponent(".xccurrentversion"))
        return place
    }

    static func model() throws -> NSManagedObjectModel {
        let folder = TemporaryFolder()
        // An app's model lies in the bundle of its module. This one is in no bundle.
        ManagedClasses.learn(Book.self)
        let place = try write([xml()], to: folder.url)
        guard let model = NSManagedObjectModel(contentsOf: place) else { throw CocoaError(.fileReadCorruptFile) }
        return model
    }

    /// A container with a store in memory, or in a file.
    static func container(_ url: URL? = nil, model: NSManagedObjectModel? = nil) throws -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Library", managedObjectModel: try model ?? Self.model())
        let description = NSPersistentStoreDescription(url: url ?? URL(fileURLWithPath: "/dev/null"))
        container.persistentStoreDescriptions = [description]
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        if let failure { throw failure }
        return container
    }
}

extension NSManagedObjectContext {
    func all<T: NSManagedObject>(_ type: T.Type, _ format: String? = nil, _ args: Any?..., by key: String? = nil) throws
        -> [T]
    {
        let request = NSFetchRequest<T>(entityName: String(describing: type))
        request.predicate = format.map { NSPredicate(format: $0, argumentArray: args.map { $0 ?? NSNull() }) }
        request.sortDescriptors = key.map { [NSSortDescriptor(key: $0, ascending: true)] }
        return try fetch(request)
    }

    @discardableResult
    func book(_ title: String, pages: Int64 = 1, on shelf: Shelf? = nil) -> Book {
        let book = Book(context: self)
        (book.title, book.pages, book.shelf) = (title, pages, shelf)
        return book
    }
}
