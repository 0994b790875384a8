import Foundation
import SwiftData
import Testing

@Model final class Author {
    var name: String
    @Relationship(deleteRule: .deny) var books: [Book] = []
    var favourite: Book?
    @Relationship(deleteRule: .nullify, minimumModelCount: 0, maximumModelCount: 2, inverse: \Author.fans) var idols:
        [Author] = []
    var fans: [Author] = []
    init(name: String) { self.name = name }
}

@Model final class Book {
    var title: String
    @Relationship(inverse: \Author.books) var author: Author?
    @Relationship(deleteRule: .cascade) var cover: Cover?
    init(title: String, author: Author? = nil) {
        self.title = title
        self.author = author
    }
}

@Model final class Cover {
    var colour: String
    var book: Book?
    init(colour: String) { self.colour = colour }
}

@Suite struct RelationshipTests {
    @Test func aModelThatIsReferredToIsInsertedAlongAndTheInverseIsSet() throws {
        let context = ModelContext(try memory())
        let trip = Trip(name: "Elbe")
        let stay = Stay(hotel: "Ibis")
        trip.stays = [stay]
        #expect(stay.trip == nil)
        context.insert(trip)
        #expect(stay.modelContext === context)
        #expect(stay.trip === trip)
        let second = Stay(hotel: "Ritz", trip: trip)
        context.insert(second)
        #expect(trip.stays.map(\.hotel) == ["Ibis", "Ritz"])
        let third = Stay(hotel: "Zelt")
        third.trip = trip
        #expect(third.modelContext === context)
        #expect(trip.stays.count == 3)
        try context.save()
        let read = try #require(try ModelContext(context.container).fetch(FetchDescriptor<Trip>()).first)
        #expect(read.stays.map(\.hotel) == ["Ibis", "Ritz", "Zelt"])
        #expect(read.stays[1].trip === read)
    }

    @Test func movingAModelTakesItFromItsFormerOwner() throws {
        let context = ModelContext(try memory())
        let (first, second) = (Trip(name: "Elbe"), Trip(name: "Alps"))
        let stay = Stay(hotel: "Ibis", trip: first)
        context.insert(stay)
        context.insert(second)
        try context.save()
        second.stays.append(stay)
        #expect(first.stays.isEmpty)
        #expect(stay.trip === second)
        stay.trip = nil
        #expect(second.stays.isEmpty)
        try context.save()
        #expect(try ModelContext(context.container).fetch(FetchDescriptor<Stay>()).first?.trip == nil)
    }

    @Test func manyRefersToManyFromBothSides() throws {
        let container = try memory()
        let context = ModelContext(container)
        let trips = ["Elbe", "Alps"].map { Trip(name: $0) }
        let people = ["a", "b"].map { Person(email: $0, name: $0) }
        trips.forEach { context.insert($0) }
        trips[0].travellers = people
        people[1].trips.append(trips[1])
        #expect(trips[1].travellers == [people[1]])
        try context.save()
        let other = ModelContext(container)
        let read = try other.fetch(FetchDescriptor<Person>(sortBy: [SortDescriptor(\.email)]))
        #expect(read.map { $0.trips.map(\.name) } == [["Elbe"], ["Elbe", "Alps"]])
        read[1].trips.removeFirst()
        try other.save()
        _ = try context.fetch(FetchDescriptor<Trip>())
        #expect(trips[0].travellers == [people[0]])
        context.delete(people[1])
        #expect(trips[1].travellers.isEmpty)
        try context.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<Trip>()).map(\.travellers.count) == [1, 0])
    }

    @Test func cascadeDeletesAndNullifyForgets() throws {
        let container = try memory()
        let context = ModelContext(container)
        let trip = Trip(name: "Elbe")
        trip.stays = [Stay(hotel: "Ibis"), Stay(hotel: "Ritz")]
        trip.travellers = [Person(email: "a", name: "Ada")]
        context.insert(trip)
        try context.save()
        let stay = trip.stays[0]
        context.delete(stay)
        #expect(trip.stays.map(\.hotel) == ["Ritz"])
        context.delete(trip)
        #expect(trip.isDeleted)
        #expect(try context.fetchCount(FetchDescriptor<Stay>()) == 0)
        try context.save()
        // What a view still shows reads as it was.
        #expect(trip.name == "Elbe")
        #expect(stay.hotel == "Ibis")
        let other = ModelContext(container)
        #expect(try other.fetchCount(FetchDescriptor<Trip>()) == 0)
        #expect(try other.fetchCount(FetchDescriptor<Stay>()) == 0)
        #expect(try other.fetch(FetchDescriptor<Person>()).map(\.trips) == [[]])
    }

    @Test func denyAndCountsStopASave() throws {
        let context = ModelContext(try memory(Author.self))
        let author = Author(name: "Ada")
        let book = Book(title: "Notes", author: author)
        context.insert(book)
        try context.save()
        context.delete(author)
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        context.rollback()
        #expect(!author.isDeleted)
        author.idols = ["a", "b", "c"].map { Author(name: $0) }
        let error = #expect(throws: SwiftDataError.self) { try context.save() }
        #expect(error?.localizedDescription == "Nothing was saved: Author.idols has 3 models, and may have 0 to 2.")
        author.idols.removeLast()
        try context.save()
        context.delete(book)
        try context.save()
        context.delete(author)
        try context.save()
    }

    @Test func aReferenceWithoutInverseReadsNilWhenItsModelIsDeleted() throws {
        let container = try memory(Author.self)
        let context = ModelContext(container)
        let author = Author(name: "Ada")
        let book = Book(title: "Notes")
        author.favourite = book
        context.insert(author)
        try context.save()
        context.delete(book)
        #expect(author.favourite == nil)
        try context.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<Author>()).first?.favourite == nil)
    }

    @Test func oneRefersToOneAndACycleOfModelsIsFreed() throws {
        let container = try memory(Author.self)
        weak var leaving: Book?
        do {
            let context = ModelContext(container)
            let book = Book(title: "Notes")
            leaving = book
            book.cover = Cover(colour: "red")
            context.insert(book)
            #expect(book.cover?.book === book)
            let other = Book(title: "Other")
            other.cover = book.cover
            #expect(book.cover == nil)
            #expect(other.cover?.book === other)
            try context.save()
        }
        #expect(leaving == nil)
        let read = try ModelContext(container).fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)]))
        #expect(read.map { $0.cover?.colour } == [nil, "red"])
    }

    @Test func aLongChainIsInsertedAndDeletedWithoutRecursion() throws {
        let context = ModelContext(try memory(Link.self))
        var last: Link?
        for number in 0..<20_000 {
            let link = Link(number: number)
            link.next = last
            last = link
        }
        context.insert(last!)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Link>()) == 20_000)
        context.delete(last!)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Link>()) == 0)
    }
}

@Model final class Link {
    var number: Int
    @Relationship(deleteRule: .cascade) var next: Link?
    init(number: Int) { self.number = number }
}
