import DovetailTesting
import GalleryExamples
import SwiftUI
import Testing

@MainActor
@Suite("EX-12: Book, BookView, BookEditView")
struct EX12Tests {
    @Test("steps 1 and 2: BEH-045, BEH-134: a change from outside is shown (API-046, API-047, API-049)")
    func changeFromOutside() {
        let book = EX12.Book()
        let host = TestHost { EX12.BookView(book: book) }
        #expect(host.texts == ["Great Expectations"])
        book.title = "Emma"
        host.settle()
        #expect(host.texts == ["Emma"])
    }

    @Test("step 3: BEH-142, BEH-246: typing changes the object and everyone who shows it (API-050, API-051, API-052)")
    func typing() throws {
        let book = EX12.Book()
        let identifier = book.identifier
        let host = TestHost {
            VStack {
                EX12.BookView(book: book)
                EX12.EditableBookView(book: book)
            }
        }
        try host.type("Persuasion", into: "Title")
        #expect(book.title == "Persuasion")
        #expect(host.texts.first == "Persuasion")
        #expect(book.identifier == identifier)
    }

    @Test("step 4: BEH-138: without views and test the book is freed")
    func freed() {
        var book: EX12.Book? = EX12.Book()
        weak let reference = book
        var host: TestHost? = TestHost { [book] in EX12.BookView(book: book!) }
        #expect(host?.texts == ["Great Expectations"])
        host?.close()
        host = nil
        #expect(reference != nil)
        book = nil
        #expect(reference == nil)
    }

    @Test("BEH-092: an empty class conforms")
    func emptyClass() {
        let object = EX12.EmptyBook()
        #expect(object.objectWillChange === object.objectWillChange)
    }
}

@MainActor
@Suite("EX-13: two libraries with a book each")
struct EX13Tests {
    @Test(
        "steps 1 to 4: BEH-114, BEH-119, BEH-122: one book for each identity, kept through redraws, freed with the view"
    )
    func lives() throws {
        let before = EX13.Book.instances.made
        let host = TestHost { EX13.ContentView() }
        #expect(host.texts.filter { $0 == "Great Expectations" }.count == 2)
        #expect(EX13.Book.instances.made == before + 2)

        EX13.Book.instances.alive(after: before)[0].title = "Emma"
        host.settle()
        #expect(Array(host.texts.prefix(2)) == ["Emma", "Great Expectations"])

        for _ in 0..<10 { try host.tap("Redraw") }
        #expect(host.exists("Redrawn 10 times"))
        #expect(EX13.Book.instances.made == before + 2)
        #expect(Array(host.texts.prefix(2)) == ["Emma", "Great Expectations"])

        try host.tap("Second library")
        #expect(EX13.Book.instances.alive(after: before).map(\.title) == ["Emma"])
    }
}

@MainActor
@Suite("EX-15: a model through the environment")
struct EX15Tests {
    @Test("steps 1 to 4: BEH-123, BEH-152, BEH-224 (API-053, API-056, API-057, API-058, API-059)")
    func script() throws {
        let before = EX15.DataModel.instances.made
        let host = TestHost { EX15.ContentView() }
        #expect(host.texts.prefix(2) == ["Some Name", "Enabled"])
        #expect(try host.value(of: "Enabled") == "0")

        let model = try #require(EX15.DataModel.instances.alive(after: before).first)
        try host.tap("Enabled")
        #expect(try host.value(of: "Enabled") == "1")
        #expect(model.isEnabled)

        model.name = "New"
        host.settle()
        #expect(host.texts.first == "New")

        try host.tap("Redraw 0")
        #expect(EX15.DataModel.instances.made == before + 1)
        #expect(try host.value(of: "Enabled") == "1")
    }
}

@MainActor
@Suite("EX-16: a model handed to a child")
struct EX16Tests {
    @Test("steps 1 and 2: BEH-137: what the child changes reaches the parent")
    func script() throws {
        let before = EX16.DataModel.instances.made
        let host = TestHost { EX16.ContentView() }
        #expect(host.texts.prefix(3) == ["Some Name", "off", "Enabled"])

        let model = try #require(EX16.DataModel.instances.alive(after: before).first)
        try host.tap("Enabled")
        #expect(model.isEnabled)
        #expect(host.texts[1] == "on")

        model.name = "New"
        host.settle()
        #expect(host.texts.first == "New")

        try host.tap("Redraw 0")
        #expect(EX16.DataModel.instances.made == before + 1)
        #expect(try host.value(of: "Enabled") == "1")
    }
}
