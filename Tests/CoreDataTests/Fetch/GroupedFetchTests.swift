import CoreData
import Foundation
import Testing

@MainActor
@Suite("Dictionaries of groups and computed values")
struct GroupedFetchTests {
    private typealias Expression = FoundationAdditions.NSExpression

    private func filled() throws -> NSManagedObjectContext {
        let context = try Library.container().viewContext
        let shelves = ["Low", "Top"].map { name in
            let shelf = Shelf(context: context)
            shelf.name = name
            return shelf
        }
        for (index, title) in ["Emma", "Emil", "Walden", "Moby Dick", "Ulysses"].enumerated() {
            let book = Book(context: context)
            (book.title, book.pages, book.rating) = (title, Int64((index + 1) * 100), Double(index))
            book.shelf = index < 4 ? shelves[index % 2] : nil
        }
        try context.save()
        return context
    }

    private func computed(
        _ name: String, _ function: String, of key: String, _ type: NSAttributeType
    ) -> NSExpressionDescription {
        let description = NSExpressionDescription()
        description.name = name
        description.expression = Expression(forFunction: function, arguments: [Expression(forKeyPath: key)])
        description.expressionResultType = type
        return description
    }

    private func request(_ properties: [Any], by groups: [Any]? = nil) -> NSFetchRequest<NSFetchRequestResult> {
        let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Book")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = properties
        request.propertiesToGroupBy = groups
        return request
    }

    @Test("the objects of each group make one dictionary, sorted and limited as dictionaries")
    func groups() throws {
        let context = try filled()
        let request = request(
            [computed("total", "sum:", of: "pages", .integer64AttributeType), "shelf.name"], by: ["shelf.name"])
        request.predicate = NSPredicate(format: "shelf != nil")
        request.sortDescriptors = [NSSortDescriptor(key: "total", ascending: false)]
        let found = try #require(try context.fetch(request) as? [[String: Any]])
        #expect(found.map { $0["total"] as? Int } == [600, 400])
        #expect(found.map { $0["shelf.name"] as? String } == ["Top", "Low"])
        request.fetchLimit = 1
        #expect(try context.fetch(request).count == 1)
        request.fetchOffset = 2
        #expect(try context.fetch(request).isEmpty)
    }

    @Test("objects of relationships are given by their identifiers, and those without one are a group")
    func relationships() throws {
        let context = try filled()
        let request = request(
            ["shelf", computed("count", "count:", of: "title", .integer32AttributeType)], by: ["shelf"])
        request.sortDescriptors = [NSSortDescriptor(key: "count", ascending: true)]
        let found = try #require(try context.fetch(request) as? [[String: Any]])
        #expect(found.map { $0["count"] as? Int } == [1, 2, 2])
        #expect(found[0]["shelf"] == nil)
        let id = try #require(found[1]["shelf"] as? NSManagedObjectID)
        #expect(context.object(with: id) is Shelf)
        request.havingPredicate = NSPredicate(format: "count > 1")
        #expect(try context.fetch(request).count == 2)
        request.havingPredicate = NSPredicate(format: "$count = 1")
        #expect(try context.fetch(request).count == 1)
    }

    @Test("without groups, functions of several objects look at all, and other expressions at each")
    func all() throws {
        let context = try filled()
        let mean = computed("mean", "average:", of: "rating", .doubleAttributeType)
        let largest = computed("largest", "max:", of: "pages", .integer64AttributeType)
        var found = try #require(try context.fetch(request([mean, largest])) as? [[String: Any]])
        #expect(found.count == 1 && found[0]["mean"] as? Double == 2 && found[0]["largest"] as? Int == 500)
        // What is not saved counts.
        Book(context: context).pages = 900
        found = try #require(try context.fetch(request([largest])) as? [[String: Any]])
        #expect(found.count == 1 && found[0]["largest"] as? Int64 == 900)
        context.rollback()

        let double = NSExpressionDescription()
        double.name = "double"
        double.expression = Expression(
            forFunction: "multiply:by:",
            arguments: [Expression(forKeyPath: \Book.pages), Expression(forConstantValue: 2)])
        double.expressionResultType = .integer64AttributeType
        let each = request([double])
        each.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
        found = try #require(try context.fetch(request([double, "pages"])) as? [[String: Any]])
        #expect(Set(found.compactMap { $0["double"] as? Int }) == [200, 400, 600, 800, 1000])
        each.predicate = NSPredicate(format: "pages > 5000")
        #expect(try context.fetch(each).isEmpty)
    }

    @Test("the description keeps its parts, and so does its copy")
    func description() throws {
        let description = computed("total", "sum:", of: "pages", .undefinedAttributeType)
        description.resultType = .integer64
        let copy = try #require(description.copy() as? NSExpressionDescription)
        #expect(copy.name == "total" && copy.expressionResultType == .integer64AttributeType)
        #expect(copy.expression?.function == "sum:" && copy.expression?.arguments?.first?.keyPath == "pages")
    }
}
