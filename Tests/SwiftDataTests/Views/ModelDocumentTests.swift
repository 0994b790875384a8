import DovetailCore
import DovetailTesting
import SwiftData
import SwiftUI
import TestSupport
import Testing
import UniformTypeIdentifiers
import ViewSupport

private struct TripsEditor: View {
    @Query(sort: \Trip.name) private var trips: [Trip]
    @Environment(\.modelContext) private var context

    var body: some View {
        VStack {
            Text(trips.map(\.name).joined(separator: ", "))
            Button("Add") { context.insert(Trip(name: "Zoo")) }
        }
    }
}

extension UTType {
    fileprivate static let trips = UTType(exportedAs: "org.example.trips")
}

private struct TripsApp: App {
    var body: some Scene {
        DocumentGroup(editing: [Trip.self], contentType: .trips) {
            TripsEditor()
        } prepareDocument: { context in
            context.insert(Trip(name: "Alps"))
        }
    }
}

private enum OnlyVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Trip.self] }
}

private enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [OnlyVersion.self] }
    static var stages: [MigrationStage] { [] }
}

private struct OneClassApp: App {
    var body: some Scene {
        DocumentGroup(editing: Trip.self, contentType: .trips) {
            TripsEditor()
        } prepareDocument: {
            $0.insert(Trip(name: "Harz"))
        }
    }
}

private struct PlanApp: App {
    var body: some Scene {
        DocumentGroup(editing: [Trip.self], contentType: .trips, migrationPlan: Plan.self) {
            TripsEditor()
        } prepareDocument: {
            $0.insert(Trip(name: "Rhön"))
        }
    }
}

private struct SeveralViewerApp: App {
    var body: some Scene { DocumentGroup(viewing: [Trip.self], contentType: .trips) { TripsEditor() } }
}

private struct ViewerApp: App {
    var body: some Scene { DocumentGroup(viewing: Trip.self, contentType: .trips) { TripsEditor() } }
}

@MainActor
@Suite(.serialized, .ownDataFolder) struct ModelDocumentTests {
    private let folder = TemporaryFolder()
    private let stores = TestStores()
    private var url: URL { folder.url.appendingPathComponent("a.trips") }

    @Test func aDocumentOfModelsIsChangedUndoneSavedAndOpened() throws {
        let host = TestHost(app: TripsApp.self, defaults: stores.make())
        #expect(host.exists("Alps"))
        try host.tap("Add")
        #expect(host.exists("Alps, Zoo"))
        #expect(host.title == "Untitled — Edited")
        host.press(.character("z"), modifiers: .command)
        #expect(host.exists("Alps"))
        host.press(.character("z"), modifiers: [.command, .shift])
        #expect(host.exists("Alps, Zoo"))
        let place = url
        host.press(.character("s"), modifiers: .command)
        host.answerFileDialog([place])
        #expect(host.title == "a")
        host.close()

        // The file is a store like others.
        let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url))
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 2)
        let other = TestHost(app: ViewerApp.self, defaults: stores.make())
        try other.tap("Open…")
        other.answerFileDialog([place])
        #expect(other.exists("Alps, Zoo"))
        #expect(other.title == "a")
        let several = TestHost(app: SeveralViewerApp.self, defaults: stores.make())
        try several.tap("Open…")
        several.answerFileDialog([place])
        #expect(several.exists("Alps, Zoo"))
    }

    @Test func documentsHaveOneClassOrAPlan() throws {
        let one = TestHost(app: OneClassApp.self, defaults: stores.make())
        try one.tap("Add")
        #expect(one.exists("Harz, Zoo"))
        one.close()
        let planned = TestHost(app: PlanApp.self, defaults: stores.make())
        try planned.tap("Add")
        #expect(planned.exists("Rhön, Zoo"))
    }
}
