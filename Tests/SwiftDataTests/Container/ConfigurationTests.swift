import Foundation
import SwiftData
import TestSupport
import Testing

private enum OnlyVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 4, 0)
    static var models: [any PersistentModel.Type] { [Trip.self, Person.self] }
}

private enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [OnlyVersion.self] }
    static var stages: [MigrationStage] { [] }
}

/// What an app says of its stores, and how errors are told apart.
@Suite struct ConfigurationTests {
    private let folder = TemporaryFolder()

    @Test func aConfigurationSaysWhereItsFileIs() throws {
        let url = folder.url.appendingPathComponent("trips.store")
        let named = ModelConfiguration("mine", url: url)
        #expect(named.url == url && named.name == "mine" && named.id == url.path && named.allowsSave)
        #expect(
            ModelConfiguration(url: url).name == "trips" && ModelConfiguration("a").url.lastPathComponent == "a.store")
        #expect(named != ModelConfiguration("other", url: url) && named.debugDescription.contains(url.path))
        #expect(throws: Never.self) { try named.validate() }
        #expect(throws: SwiftDataError.configurationFileNameContainsInvalidCharacters) {
            try ModelConfiguration("a/b").validate()
        }
        let long = folder.url.appendingPathComponent(String(repeating: "x", count: 300))
        #expect(throws: SwiftDataError.configurationFileNameTooLong) { try ModelConfiguration(url: long).validate() }
        #expect(throws: Never.self) { try ModelConfiguration("a/b", isStoredInMemoryOnly: true).validate() }
    }

    @Test func groupsAndCloudsChangeNothing() throws {
        typealias Group = ModelConfiguration.GroupContainer
        typealias Cloud = ModelConfiguration.CloudKitDatabase
        for group in [Group.automatic, .none, .identifier("group.example")] {
            for cloud in [Cloud.automatic, .none, .private("iCloud.example")] {
                let configuration = ModelConfiguration("trips", groupContainer: group, cloudKitDatabase: cloud)
                #expect(
                    configuration == ModelConfiguration("trips") && configuration.cloudKitContainerIdentifier == nil)
                #expect(configuration.groupAppContainerIdentifier == nil)
            }
        }
        #expect(Group.automatic == Group.none && Group.identifier("a") != Group.identifier("b"))
        #expect(Cloud.private("a") != Cloud.none)
    }

    @Test func aContainerTellsItsPlanAndRefusesModelsThatItDoesNotHave() throws {
        let memory = ModelConfiguration(isStoredInMemoryOnly: true)
        let container = try ModelContainer(
            for: Schema(versionedSchema: OnlyVersion.self), migrationPlan: Plan.self, configurations: [memory])
        #expect(container.migrationPlan == Plan.self && container.schema.version == Schema.Version(1, 4, 0))
        #expect(Plan.stages.isEmpty && Plan.schemas.count == 1 && OnlyVersion.models.count == 2)
        #expect(try ModelContainer(for: Trip.self, configurations: memory).migrationPlan == nil)
        let foreign = ModelConfiguration(schema: Schema([Vehicle.self]), isStoredInMemoryOnly: true)
        #expect(throws: SwiftDataError.configurationSchemaNotFoundInContainerSchema) {
            try ModelContainer(for: Schema([Trip.self]), configurations: [foreign])
        }
    }

    @Test func errorsAreToldApartInPatterns() throws {
        let errors: [SwiftDataError] = [
            .conflict, .unsupportedSortDescriptor, .includePendingChangesWithBatchSize,
            .sortingPendingChangesWithIdentifiers, .unsupportedPredicate, .duplicateValue,
        ]
        for error in errors {
            #expect(errors.filter { $0 == error }.count == 1 && error.errorDescription?.isEmpty == false)
            #expect((SwiftDataError.conflict ~= (error as any Error)) == (error == .conflict))
        }
        func kind(_ body: () throws -> Void) -> String {
            do {
                try body()
                return "none"
            } catch SwiftDataError.unknownSchema {
                return "schema"
            } catch SwiftDataError.storeNotWritable {
                return "not writable"
            } catch {
                return "another"
            }
        }
        #expect(kind { _ = try DefaultStore(ModelConfiguration(isStoredInMemoryOnly: true)) } == "schema")
        let url = folder.url.appendingPathComponent("read.store")
        _ = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url))
        let context = ModelContext(
            try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url, allowsSave: false)))
        context.insert(Trip(name: "Elbe"))
        #expect(kind { try context.save() } == "not writable")
        #expect(kind { throw CocoaError(.fileNoSuchFile) } == "another")
    }

    @Test func aContextIsKnownToStoresByItsState() throws {
        let container = try memory()
        let (context, other) = (ModelContext(container), ModelContext(container))
        #expect(context.editingState.id != other.editingState.id && context.editingState.author == nil)
        context.editingState.author = "import"
        #expect(context.author == "import")
        context.insert(Trip(name: "Elbe"))
        try context.save()
        #expect(try other.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).map(\.author) == ["import"])
    }

    @Test func notificationsHaveKeysOfTheirNames() {
        typealias Key = ModelContext.NotificationKey
        #expect(
            [Key.queryGeneration, .invalidatedAllIdentifiers, .refreshedIdentifiers].map(\.rawValue) == [
                "queryGeneration", "invalidatedAllIdentifiers", "refreshedIdentifiers",
            ])
    }
}
