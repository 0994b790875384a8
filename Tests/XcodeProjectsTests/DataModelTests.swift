import DataModels
import Foundation
import TestSupport
import Testing

@testable import XcodeProjects

@Suite("Data models of Core Data") struct DataModelTests {
    private func managed(_ source: String) -> String {
        String(decoding: ManagedForms.replaced(in: Data(source.utf8)), as: UTF8.self)
    }

    @Test("properties get accessors on their lines, and comments and texts stay")
    func properties() {
        #expect(
            managed(
                "class A: NSManagedObject {\n  @NSManaged public var name: String? // @NSManaged\n  @NSManaged var a: Set<B>\n}"
            )
                == "class A: NSManagedObject {\n  public var `name`: String? { get { _managedValue(\"name\") } set { _setManagedValue(\"name\", newValue) } } // @NSManaged\n  var `a`: Set<B> { get { _managedValue(\"a\") } set { _setManagedValue(\"a\", newValue) } }\n}"
        )
        #expect(
            managed("@NSManaged fileprivate(set) dynamic var `default`: Int64; let x = 1")
                == "fileprivate(set) dynamic var `default`: Int64 { get { _managedValue(\"default\") } set { _setManagedValue(\"default\", newValue) } }; let x = 1"
        )
        #expect(managed("let text = \"@NSManaged var a: Int\"") == "let text = \"@NSManaged var a: Int\"")
    }

    @Test("methods of relationships get bodies")
    func methods() {
        for (method, call) in [
            ("addToItems(_ value: Item)", "_addManaged(\"items\", value)"),
            ("removeFromItems(_ values: NSSet)", "_removeManaged(\"items\", values)"),
            ("insertIntoItems(_ value: Item, at idx: Int)", "_addManaged(\"items\", value, at: idx)"),
            ("removeFromItems(at idx: Int)", "_removeManaged(\"items\", at: idx)"),
            ("replaceItems(at idx: Int, with value: Item)", "_replaceManaged(\"items\", at: idx, value)"),
        ] {
            #expect(
                managed("@objc(x:)\n@NSManaged public func \(method)\n")
                    == "@objc(x:)\npublic func \(method) { \(call) }\n")
        }
        #expect(
            managed("override public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}")
                == "required public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}")
    }

    @Test("a cast of a request becomes a request of that type")
    func casts() {
        #expect(
            managed("let a = Item.fetchRequest() as! NSFetchRequest<Item>; b()")
                == "let a = Item.fetchRequest()._typed() as NSFetchRequest<Item>; b()")
    }

    @Test("a model brings its file, its classes and the product along")
    func project() throws {
        var project = try TestProjects.open("Ledger/Ledger.xcodeproj")
        #expect(
            Set(project.app.resources.map(\.destination)) == [
                "Ledger.xcdatamodeld/.xccurrentversion", "Ledger.xcdatamodeld/Ledger.xcdatamodel/contents",
            ])
        OptionalProducts.add(["CoreData"], to: &project)
        #expect(project.app.optionalProducts == ["CoreData"])
        let output = TemporaryFolder()
        var writer = PackageWriter(project, dovetail: nil, to: output.url.appendingPathComponent("out"))
        try writer.write()
        func text(_ name: String) throws -> String {
            try String(contentsOf: output.url.appendingPathComponent("out/Sources/Ledger/" + name), encoding: .utf8)
        }
        let classes = try text("Generated/DataModel-Ledger.swift")
        for line in [
            "public class Item: NSManagedObject {}", "extension Item: Identifiable {}", "extension Account {",
            "public var `cents`: Int64 {", "public var `timestamp`: Date? {", "public var `account`: Account? {",
            "public var `items`: NSSet? {", "public func addToItems(_ value: Item) { _addManaged(\"items\", value) }",
        ] { #expect(classes.contains(line), "\(line)\n\(classes)") }
        #expect(!classes.contains("class Account") && !classes.contains("Note"))
        #expect(try text("Generated/SharedImports.swift").contains("@_exported public import CoreData"))
        #expect(try text("Code/Ledger/Persistence.swift").contains("_managedValue(\"text\")"))
    }

    @Test("a class that the project's own sources declare as Identifiable is not declared so again")
    func identifiable() throws {
        let model = """
            <model><entity name="Log" representedClassName="Log" codeGenerationType="class"/>
            <entity name="Day" representedClassName="Day" codeGenerationType="class"/>
            <entity name="Week" representedClassName="Week" codeGenerationType="category"/></model>
            """
        let folder = try TestFolder([
            "App/A.swift":
                "import CoreData\nextension Log: Codable, Identifiable {}\n// extension Day: Identifiable {}\nclass Week: NSManagedObject, Identifiable {}",
            "App/M.xcdatamodel/contents": model,
        ])
        let project = try ProjectOpener.open(folder["App"])
        let source = try #require(DataModelFiles.classes(of: project.app).sources.first?.text)
        #expect(source.contains("public class Log") && !source.contains("extension Log: Identifiable"))
        #expect(source.contains("extension Day: Identifiable") && !source.contains("extension Week: Identifiable"))
    }

    @Test("the current version is the one that the project names")
    func versions() throws {
        let folder = TemporaryFolder()
        let place = folder.url.appendingPathComponent("Trips.xcdatamodeld")
        for name in ["Trips", "Trips 2", "Trips 3"] {
            let version = place.appendingPathComponent(name + ".xcdatamodel")
            try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
            try Data("<model><entity name=\"\(name)\"/></model>".utf8).write(
                to: version.appendingPathComponent("contents"))
        }
        try Data(
            "<plist><dict><key>_XCCurrentVersionName</key><string>Trips 2.xcdatamodel</string></dict></plist>".utf8
        )
        .write(to: place.appendingPathComponent(".xccurrentversion"))
        let versions = try DataModelVersions(place)
        #expect(versions.name == "Trips" && versions.versions.count == 3)
        #expect(try DataModelReader.model(in: versions.current).entities.map(\.name) == ["Trips 2"])
        try Data("no XML".utf8).write(to: versions.current.appendingPathComponent("contents"))
        #expect(throws: DataModelError.self) { try DataModelReader.model(in: versions.current) }
    }
}
