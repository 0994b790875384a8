import DovetailTesting
import SwiftData
import SwiftUI
import Testing

private struct CountView: View {
    @Query private var trips: [Trip]
    @Environment(\.modelContext) private var context

    var body: some View {
        VStack {
            Text("\(trips.count) trips")
            Button("Add") { context.insert(Trip(name: "Elbe")) }
        }
    }
}

private struct MemoryApp: App {
    var body: some Scene {
        WindowGroup { CountView() }.modelContainer(for: Trip.self, inMemory: true, isUndoEnabled: true)
    }
}

private struct SeveralApp: App {
    var body: some Scene {
        WindowGroup { CountView() }.modelContainer(for: [Trip.self, Person.self], inMemory: true) { result in
            if case .success(let container) = result { container.mainContext.insert(Trip(name: "Elbe")) }
        }
    }
}

private struct ContextApp: App {
    @MainActor static let container = try! memory()

    var body: some Scene { WindowGroup { CountView() }.modelContext(Self.container.mainContext) }
}

private struct SampleTrips: PreviewModifier {
    static func makeSharedContext() async throws -> ModelContainer {
        let container = try memory()
        container.mainContext.insert(Trip(name: "Sample"))
        return container
    }

    func body(content: Content, context: ModelContainer) -> some View { content.modelContainer(context) }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor fileprivate static var sampleTrips: Self = .modifier(SampleTrips())
}

#Preview(traits: .sampleTrips) { CountView() }

@MainActor
@Suite struct ContainerViewTests {
    @Test func aViewOpensAContainerOnce() throws {
        var opened: [ModelContainer] = []
        let host = TestHost {
            CountView().modelContainer(for: [Trip.self, Person.self], inMemory: true) {
                if case .success(let container) = $0 { opened.append(container) }
            }
        }
        try host.tap("Add")
        #expect(host.exists("1 trips"))
        #expect(opened.count == 1)
        #expect(opened.first?.mainContext.autosaveEnabled == true)
    }

    @Test func aSceneOpensAContainerForItsWindowsWithUndo() throws {
        let host = TestHost(app: MemoryApp.self)
        try host.tap("Add")
        #expect(host.exists("1 trips"))
        host.press(.character("z"), modifiers: .command)
        #expect(host.exists("0 trips"))
    }

    @Test func scenesTakeSeveralClassesOrAContext() throws {
        let several = TestHost(app: SeveralApp.self)
        #expect(several.exists("1 trips"))
        try several.tap("Add")
        #expect(several.exists("2 trips"))
        let given = TestHost(app: ContextApp.self)
        try given.tap("Add")
        #expect(given.exists("1 trips") && ContextApp.container.mainContext.insertedModelsArray.count == 1)
    }

    @Test func aViewOpensAContainerForOneClass() throws {
        var results: [Result<ModelContainer, any Error>] = []
        let host = TestHost {
            CountView().modelContainer(for: Trip.self, inMemory: true, isAutosaveEnabled: false) { results.append($0) }
        }
        try host.tap("Add")
        #expect(host.exists("1 trips") && results.count == 1)
        #expect(try results[0].get().mainContext.autosaveEnabled == false)
    }

    @Test func aContextCanBeGiven() throws {
        let context = try memory().mainContext
        context.insert(Trip(name: "Elbe"))
        let host = TestHost { CountView().modelContext(context) }
        #expect(host.exists("1 trips"))
    }
}
