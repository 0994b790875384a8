import DovetailTesting
import GalleryExamples
import SwiftUI
import Testing

@MainActor
@Suite("EX-17: a state object from outside data")
struct EX17Tests {
    @Test(
        "steps 1 and 2: BEH-115, BEH-116, BEH-117, BEH-223: the object is made once, with the first input (API-042, API-043, API-044)"
    )
    func firstInput() throws {
        let made = EX17.DataModel.instances.made
        let host = TestHost { EX17.ContentView() }
        #expect(host.texts.first == "Name: Ravi")
        #expect(EX17.DataModel.instances.made == made + 1)

        let initialisations = EX17.MyInitializableView.initialisations
        try host.tap("Maria")
        #expect(host.texts.first == "Name: Ravi")
        #expect(EX17.MyInitializableView.initialisations == initialisations + 1)
        #expect(EX17.DataModel.instances.made == made + 1)
    }

    @Test("step 3: BEH-120: constant inputs, one object each")
    func twoNames() throws {
        let made = EX17.DataModel.instances.made
        let host = TestHost { EX17.TwoNamesView() }
        #expect(host.texts.prefix(2) == ["Name: Ravi", "Name: Maria"])
        try host.tap("Redraw 0")
        #expect(host.texts.prefix(2) == ["Name: Ravi", "Name: Maria"])
        #expect(EX17.DataModel.instances.made == made + 2)
    }
}

@MainActor
@Suite("EX-18: identity by id and in ForEach")
struct EX18Tests {
    @Test(
        "steps 1 to 4: BEH-118, BEH-174, BEH-175, BEH-177: a new id makes a new object, an old one frees it (API-116)"
    )
    func newIdentity() throws {
        let made = EX18.DataModel.instances.made
        let host = TestHost { EX18.ContentView() }
        #expect(host.texts.first == "Name: Ravi")

        try host.tap("Maria")
        #expect(host.texts.first == "Name: Maria")
        #expect(EX18.DataModel.instances.made == made + 2)
        #expect(EX18.DataModel.instances.alive(after: made).map(\.name) == ["Maria"])

        try host.tap("Maria")
        #expect(EX18.DataModel.instances.made == made + 2)

        try host.tap("Ravi")
        #expect(host.texts.first == "Name: Ravi")
        #expect(EX18.DataModel.instances.made == made + 3)
    }

    @Test("step 5: BEH-182: with its identity, the content changes at once, animation or not")
    func notAnimated() throws {
        let host = TestHost { EX18.ContentView() }
        try host.tap("Maria, animated")
        #expect(host.texts.first == "Name: Maria")
        #expect(try host.presentation(of: "Name: Maria").scale == CGSize(width: 1.5, height: 1.5))
    }

    @Test("step 6: BEH-180: only the row of the new name gets a new object")
    func rows() throws {
        let made = EX18.DataModel.instances.made
        let host = TestHost { EX18.NamesView() }
        #expect(host.texts.prefix(2) == ["Name: A", "Name: B"])
        try host.tap("Replace A")
        #expect(host.texts.prefix(2) == ["Name: C", "Name: B"])
        #expect(EX18.DataModel.instances.made == made + 3)
        #expect(EX18.DataModel.instances.alive(after: made).map(\.name).sorted() == ["B", "C"])
    }
}
