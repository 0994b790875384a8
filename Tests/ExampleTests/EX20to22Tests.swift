import DovetailTesting
import GalleryExamples
import SwiftUI
import Testing

/// What every version of TIL does.
@MainActor
private func driveThings(_ host: TestHost) throws {
    #expect(host.texts == ["TIL", "Add acronyms you learn"])
    #expect(host.symbols == ["plus"])
    let hint = try host.presentation(of: "Add acronyms you learn").foreground
    #expect(hint == Color.gray.resolve(in: EnvironmentValues()))

    try host.tap("plus")
    #expect(host.exists("Done") && host.exists("Thing I Learned"))
    #expect(try host.value(of: "Thing I Learned") == "")

    try host.type("YOLO", into: "Thing I Learned")
    #expect(try host.value(of: "Thing I Learned") == "YOLO")
    #expect(!host.exists("YOLO"))

    try host.tap("Done")
    host.advance(by: .seconds(1))
    #expect(host.texts == ["TIL", "YOLO"])

    try host.tap("plus")
    try host.tap("Done")
    host.advance(by: .seconds(1))
    #expect(host.texts == ["TIL", "YOLO"])

    try host.tap("plus")
    #expect(try host.value(of: "Thing I Learned") == "")
    try host.type("BTW", into: "Thing I Learned")
    try host.tap("Done")
    host.advance(by: .seconds(1))
    #expect(host.texts == ["TIL", "YOLO", "BTW"])
}

@MainActor
@Suite("EX-20: TIL with a struct")
struct EX20Tests {
    @Test(
        "steps 1 to 7: BEH-015, BEH-172, BEH-216, BEH-217, BEH-218, BEH-219, BEH-250 (API-074, API-080, API-081, API-082)"
    )
    func script() throws { try driveThings(TestHost { EX20.ContentView() }) }

    @Test("step 8: Done always adds the same thing")
    func fixedThing() throws {
        let host = TestHost { EX20.FixedThingView() }
        try host.tap("plus")
        try host.tap("Done")
        host.advance(by: .seconds(1))
        #expect(host.texts == ["TIL", "FOMO"])
    }

    @Test("step 9: the starter")
    func starter() {
        #expect(TestHost { EX20.StarterView() }.texts == ["TIL", "YOLO", "BTW"])
    }

    @Test("step 10: BEH-057: the sheet gets a binding to the array alone (API-078, API-079)")
    func array() throws { try driveThings(TestHost { EX20.ArrayContentView() }) }

    @Test("step 11: BEH-063, BEH-240: the preview's constant binding takes no thing and does no harm")
    func preview() throws {
        let host = TestHost { EX20.AddThingView_Previews.previews }
        try host.type("YOLO", into: "Thing I Learned")
        try host.tap("Done")
        #expect(try host.value(of: "Thing I Learned") == "YOLO")
    }
}

@MainActor
@Suite("EX-21: TIL with a class")
struct EX21Tests {
    @Test("step 1: BEH-100, BEH-250: the same script as with a struct")
    func script() throws { try driveThings(TestHost { EX21.ContentView() }) }

    @Test("step 2: BEH-121: a redraw keeps the rows; one store is made")
    func redraw() throws {
        let made = EX21.ThingStore.instances.made
        let host = TestHost { EX21.RedrawingView() }
        try host.tap("plus")
        try host.type("YOLO", into: "Thing I Learned")
        try host.tap("Done")
        host.advance(by: .seconds(1))
        try host.tap("Redraw 0")
        #expect(host.texts == ["TIL", "YOLO", "Redraw 1"])
        #expect(EX21.ThingStore.instances.made == made + 1)
    }

    @Test("step 4: BEH-057: a binding to the object's array")
    func array() throws { try driveThings(TestHost { EX21.ArrayContentView() }) }

    @Test("BEH-240: the preview's own store")
    func preview() throws {
        let made = EX21.ThingStore.instances.made
        let host = TestHost { EX21.AddThingView_Previews.previews }
        try host.type("YOLO", into: "Thing I Learned")
        try host.tap("Done")
        #expect(EX21.ThingStore.instances.alive(after: made).map(\.things) == [["YOLO"]])
    }
}

@MainActor
@Suite("EX-22: TIL in capitals")
struct EX22Tests {
    @Test(
        "steps 1 to 3: BEH-165, BEH-166, BEH-167: texts, labels and placeholders are shown in capitals; what is stored is not"
    )
    func capitals() throws {
        let made = EX21.ThingStore.instances.made
        let host = TestHost(app: EX22.CapitalApp.self)
        #expect(host.exists("ADD ACRONYMS YOU LEARN"))
        try host.tap("plus")
        #expect(host.exists("DONE") && host.exists("THING I LEARNED"))
        try host.type("yolo", into: "THING I LEARNED")
        try host.tap("DONE")
        host.advance(by: .seconds(1))
        #expect(host.exists("YOLO"))
        #expect(EX21.ThingStore.instances.alive(after: made).map(\.things) == [["yolo"]])
    }

    @Test("steps 4 and 5: BEH-168: nil lifts it for the sheet alone")
    func plainSheet() throws {
        let made = EX21.ThingStore.instances.made
        let host = TestHost(app: EX22.PlainSheetApp.self)
        try host.tap("plus")
        #expect(host.exists("Done") && host.exists("Thing I Learned"))
        try host.type("icymi", into: "Thing I Learned")
        try host.tap("Done")
        host.advance(by: .seconds(1))
        #expect(host.exists("ICYMI"))
        #expect(EX21.ThingStore.instances.alive(after: made).map(\.things) == [["icymi"]])
    }

    @Test("step 6: BEH-173: previews set their own values; BEH-169: the modifier does the same as the value (API-184)")
    func previews() {
        #expect(TestHost { EX22.ContentView() }.exists("Add acronyms you learn"))
        #expect(TestHost { EX22.ContentView_Previews.previews }.exists("ADD ACRONYMS YOU LEARN"))
        #expect(TestHost(app: EX22.ModifierApp.self).tree == TestHost(app: EX22.CapitalApp.self).tree)
    }
}
