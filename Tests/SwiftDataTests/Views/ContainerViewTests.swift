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

    @Test func aContextCanBeGiven() throws {
        let context = try memory().mainContext
        context.insert(Trip(name: "Elbe"))
        let host = TestHost { CountView().modelContext(context) }
        #expect(host.exists("1 trips"))
    }
}
