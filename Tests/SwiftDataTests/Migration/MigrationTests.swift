import Foundation
import SwiftData
import TestSupport
import Testing

private enum Version1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Recipe.self, Note.self] }

    @Model final class Recipe {
        var title: String
        var minutes: Int
        init(title: String, minutes: Int) {
            self.title = title
            self.minutes = minutes
        }
    }

    @Model final class Note {
        var text: String
        init(text: String) { self.text = text }
    }
}

private enum Version2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Recipe.self] }

    @Model final class Recipe {
        @Attribute(originalName: "title") var name: String
        var minutes: Int
        var stars: Int = 3
        var source: String?
        init(name: String, minutes: Int) {
            self.name = name
            self.minutes = minutes
        }
    }
}

private enum Version3: VersionedSchema {
    static let versionIdentifier = Schema.Version(3, 0, 0)
    static var models: [any PersistentModel.Type] { [Recipe.self, Step.self] }

    @Model final class Recipe {
        @Attribute(.unique) var name: String
        var minutes: String
        var stars: Int = 3
        var source: String?
        @Relationship(deleteRule: .cascade) var steps: [Step] = []
        init(name: String, minutes: String) {
            self.name = name
            self.minutes = minutes
        }
    }

    @Model final class Step {
        var text: String
        var recipe: Recipe?
        init(text: String) { self.text = text }
    }
}

private struct Stop: Error {}

@Suite struct MigrationTests {
    private let folder = TemporaryFolder()
    private var url: URL { folder.url.appendingPathComponent("recipes.store") }

    private func open(
        _ version: any VersionedSchema.Type, _ plan: (any SchemaMigrationPlan.Type)? = nil
    ) throws -> ModelContext {
        ModelContext(
            try ModelContainer(
                for: Schema(versionedSchema: version), migrationPlan: plan, configurations: ModelConfiguration(url: url)
            ))
    }

    private func makeFirst() throws {
        let context = try open(Version1.self)
        context.insert(Version1.Recipe(title: "Soup", minutes: 20))
        context.insert(Version1.Recipe(title: "Soup", minutes: 25))
        context.insert(Version1.Recipe(title: "Bread", minutes: 90))
        context.insert(Version1.Note(text: "Salt"))
        try context.save()
    }

    @Test func variablesComeGoAndHaveOtherNames() throws {
        try makeFirst()
        let recipes = try open(Version2.self).fetch(
            FetchDescriptor<Version2.Recipe>(sortBy: [SortDescriptor(\.minutes)]))
        #expect(recipes.map(\.name) == ["Soup", "Soup", "Bread"])
        #expect(recipes.map(\.stars) == [3, 3, 3])
        #expect(recipes[0].source == nil)
        #expect(throws: (any Error).self) { try Tool.database(url, "SELECT * FROM Note") }
    }

    private enum Plan: SchemaMigrationPlan {
        static var schemas: [any VersionedSchema.Type] { [Version1.self, Version2.self, Version3.self] }
        static var stages: [MigrationStage] {
            [
                .lightweight(fromVersion: Version1.self, toVersion: Version2.self),
                .custom(
                    fromVersion: Version2.self, toVersion: Version3.self,
                    willMigrate: { context in
                        var names: Set<String> = []
                        for recipe in try context.fetch(
                            FetchDescriptor<Version2.Recipe>(sortBy: [SortDescriptor(\.minutes)]))
                        {
                            while !names.insert(recipe.name).inserted { recipe.name += "!" }
                        }
                        try context.save()
                    },
                    didMigrate: { context in
                        for recipe in try context.fetch(FetchDescriptor<Version3.Recipe>()) {
                            recipe.minutes += " min"
                            recipe.steps = [Version3.Step(text: "Cook \(recipe.name)")]
                        }
                        // What is not saved here is saved with the migration.
                    }),
            ]
        }
    }

    @Test func aPlanGoesFromVersionToVersion() throws {
        try makeFirst()
        let context = try open(Version3.self, Plan.self)
        let recipes = try context.fetch(FetchDescriptor<Version3.Recipe>(sortBy: [SortDescriptor(\.name)]))
        #expect(recipes.map(\.name) == ["Bread", "Soup", "Soup!"])
        #expect(recipes.map(\.minutes) == ["90 min", "20 min", "25 min"])
        #expect(recipes[2].steps.map(\.text) == ["Cook Soup!"])
        // Opened again, nothing is left to do.
        #expect(try open(Version3.self, Plan.self).fetchCount(FetchDescriptor<Version3.Step>()) == 3)
    }

    private enum FailingPlan: SchemaMigrationPlan {
        static var schemas: [any VersionedSchema.Type] { Plan.schemas }
        static var stages: [MigrationStage] {
            [
                Plan.stages[0],
                .custom(
                    fromVersion: Version2.self, toVersion: Version3.self,
                    willMigrate: { context in
                        try context.delete(model: Version2.Recipe.self)
                        try context.save()
                        throw Stop()
                    }, didMigrate: nil),
            ]
        }
    }

    @Test func aStepThatFailsLeavesTheStoreAsItWas() throws {
        try makeFirst()
        #expect(throws: Stop.self) { try open(Version3.self, FailingPlan.self) }
        #expect(try open(Version1.self).fetchCount(FetchDescriptor<Version1.Recipe>()) == 3)
        let error = #expect(throws: SwiftDataError.loadIssueModelContainer) { try open(Version3.self) }
        #expect(
            error?.localizedDescription.hasPrefix(
                "The store “\(url.path)” cannot be opened: Recipe.name is new, and needs a default value or to be optional, or a migration plan."
            ) == true)
        #expect(try open(Version1.self).fetchCount(FetchDescriptor<Version1.Note>()) == 1)
    }

    private enum LatePlan: SchemaMigrationPlan {
        static var schemas: [any VersionedSchema.Type] { [Version2.self, Version3.self] }
        static var stages: [MigrationStage] { [Plan.stages[1]] }
    }

    @Test func aPlanThatDoesNotKnowTheStoreLeavesIt() throws {
        try makeFirst()
        let error = #expect(throws: SwiftDataError.unknownSchema) { try open(Version3.self, LatePlan.self) }
        #expect(
            error?.localizedDescription
                == "The store “\(url.path)” cannot be opened: its models (version 1.0.0) are of no version that the migration plan has. It was left as it is."
        )
    }
}
