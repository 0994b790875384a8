/// Apps as they are written for Swift 6 and for new projects of Xcode's: what their types conform to, and what their closures reach.
extension IsolationTests {
    static let models: [String: String] = [
        "model": #"""
        import SwiftUI

        struct Item: Identifiable, Hashable { var id = UUID(); var name = ""; var isDone = false }

        actor Server {
            func items() async -> [Item] { [Item(name: "one")] }
            func save(_ item: Item) async throws -> Int { 1 }
        }

        @MainActor @Observable final class Store {
            var items: [Item] = []
            var title = "Items"
            var isLoading = false
            @ObservationIgnored private var task: Task<Void, Never>?
            @ObservationIgnored private let server = Server()
            static let shared = Store()

            func load() async {
                isLoading = true
                defer { isLoading = false }
                items = await server.items()
            }
            func reload() {
                task?.cancel()
                task = Task { await load() }
            }
            func save() async throws {
                try await withThrowingTaskGroup(of: Int.self) { group in
                    for item in items { group.addTask { [server] in try await server.save(item) } }
                    for try await _ in group {}
                }
            }
            func numbers() -> AsyncStream<Int> {
                AsyncStream { continuation in
                    let task = Task {
                        for number in 0..<3 { continuation.yield(number) }
                        continuation.finish()
                    }
                    continuation.onTermination = { _ in task.cancel() }
                }
            }
        }

        struct ItemsView: View {
            @State private var store = Store()
            @State private var query = ""
            @State private var selection: Item.ID?
            @Environment(Store.self) private var shared: Store?
            @Environment(\.scenePhase) private var phase
            @Environment(\.dismiss) private var dismiss
            @Environment(\.openURL) private var openURL
            let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

            var body: some View {
                @Bindable var store = store
                NavigationSplitView {
                    List(selection: $selection) {
                        ForEach($store.items) { $item in Row(item: $item, action: choose, load: store.load) }
                            .onDelete { store.items.remove(atOffsets: $0) }
                            .onMove { store.items.move(fromOffsets: $0, toOffset: $1) }
                    }
                    .navigationTitle($store.title)
                    .searchable(text: $query)
                    .refreshable { await store.load() }
                    .task { await store.load() }
                    .task(id: query) { try? await Task.sleep(for: .seconds(1)); await store.load() }
                    .task(priority: .background) { for await number in store.numbers() { query = "\(number)" } }
                    .onReceive(timer) { _ in store.reload() }
                    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("x"))) { _ in store.reload() }
                    .onChange(of: phase) { _, new in if new == .active { store.reload() } }
                    .onSubmit { Task { try? await store.save() } }
                    .onDisappear { Task.detached { await store.load() } }
                    .onOpenURL { url in Task { @MainActor in query = url.path } }
                    .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus", action: store.reload) } }
                    .onDrop(of: [.text], isTargeted: nil) { providers in
                        for provider in providers {
                            _ = provider.loadObject(ofClass: NSString.self) { _, _ in Task { @MainActor in store.title = "dropped" } }
                        }
                        return true
                    }
                } detail: {
                    Text(store.items.first { $0.id == selection }?.name ?? "None")
                        .sheet(item: Binding(get: { store.items.first }, set: { _ in store.items = [] })) { Text($0.name) }
                        .alert("Failed", isPresented: Binding { store.isLoading } set: { store.isLoading = $0 }) { Button("OK") { dismiss() } }
                }
                .environment(\.openURL, OpenURLAction { _ in .handled })
            }

            private func choose(_ item: Item) { selection = item.id }
        }

        struct Row: View {
            @Binding var item: Item
            let action: (Item) -> Void
            let load: () async -> Void
            var body: some View {
                Toggle(isOn: Binding(get: { item.isDone }, set: { item.isDone = $0 })) { Text(item.name) }
                    .onTapGesture { action(item) }
                    .swipeActions { Button("Load") { Task { await load() } } }
                    .contextMenu { Button("Choose") { action(item) } }
                    .draggable(item.name)
                    .dropDestination(for: String.self) { names, _ in item.name = names[0]; return true }
            }
        }
        """#,
        "publishers": #"""
        import Combine
        import SwiftUI

        final class Player: ObservableObject {
            @Published var position = 0.0
            @Published private(set) var log: [String] = []
            @Published var ticks = 0
            private var subscriptions = Set<AnyCancellable>()

            init() {
                $position.debounce(for: .milliseconds(20), scheduler: RunLoop.main)
                    .sink { [weak self] in self?.log.append("\($0)") }
                    .store(in: &subscriptions)
                NotificationCenter.default.publisher(for: Notification.Name("x")).receive(on: DispatchQueue.main)
                    .sink { [weak self] _ in self?.step() }
                    .store(in: &subscriptions)
                Timer.publish(every: 1, on: .main, in: .common).autoconnect().map { _ in 1 }.assign(to: &$ticks)
            }
            func step() { position += 0.1 }
        }

        struct PlayerView: View {
            @StateObject private var player = Player()
            @GestureState private var isPressing = false
            @State private var offset = CGSize.zero
            @State private var rotation = Angle.zero
            @FocusState private var isFocused: Bool
            @AppStorage("volume") private var volume = 1.0
            var body: some View {
                VStack {
                    Slider(value: $player.position) { Text("Position") } ticks: { SliderTick(0.5) { Text("middle") } }
                    Text("\(player.ticks)").focused($isFocused)
                }
                .offset(offset)
                .gesture(
                    DragGesture().onChanged { offset = $0.translation }
                        .onEnded { _ in withAnimation(.spring) { offset = .zero } completion: { player.step() } }
                )
                .simultaneousGesture(LongPressGesture().updating($isPressing) { value, state, _ in state = value }.onEnded { _ in player.step() })
                .gesture(MagnifyGesture().simultaneously(with: RotateGesture().onChanged { rotation = $0.rotation }))
                .onContinuousHover { if case .active(let point) = $0 { offset.width = point.x } }
                .onKeyPress(.space) { player.step(); return .handled }
                .onChange(of: volume, initial: true) { player.step() }
                .onChange(of: isPressing) { old, new in if old != new { player.step() } }
                .accessibilityAdjustableAction { if $0 == .increment { player.step() } }
                .fileImporter(isPresented: .constant(false), allowedContentTypes: [.json]) { if case .success(let url) = $0 { print(url, player.ticks) } }
                .sensoryFeedback(trigger: player.ticks) { old, new in new > old ? .success : nil }
            }
        }
        """#,
        "documents": #"""
        import SwiftUI
        import UniformTypeIdentifiers

        struct Note: FileDocument {
            static let readableContentTypes: [UTType] = [.plainText]
            static var writableContentTypes: [UTType] { [.plainText, .json] }
            var text = ""
            init() {}
            init(configuration: ReadConfiguration) throws {
                guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
                text = String(decoding: data, as: UTF8.self)
            }
            func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
        }

        nonisolated struct Card: Codable, Transferable, Identifiable {
            var id = 1
            var name: String
            static var transferRepresentation: some TransferRepresentation {
                CodableRepresentation(contentType: .json)
                ProxyRepresentation(exporting: \.name)
            }
        }

        struct Target: DropDelegate {
            @Binding var isOver: Bool
            func performDrop(info: DropInfo) -> Bool { isOver = false; return info.hasItemsConforming(to: [.text]) }
            func dropEntered(info: DropInfo) { isOver = true }
            func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
        }

        struct NoteView: View {
            @Binding var note: Note
            @State private var isOver = false
            var body: some View {
                TextEditor(text: $note.text).onDrop(of: [.text], delegate: Target(isOver: $isOver))
                    .draggable(Card(name: note.text))
                    .dropDestination(for: Card.self) { cards, _ in note.text = cards[0].name; return true }
            }
        }

        struct NotesApp: App {
            var body: some Scene { DocumentGroup(newDocument: Note()) { NoteView(note: $0.$document) } }
        }
        """#,
        "represented": #"""
        import SwiftUI
        import UIKit

        struct Field: UIViewRepresentable {
            @Binding var text: String
            func makeCoordinator() -> Coordinator { Coordinator(self) }
            func makeUIView(context: Context) -> UITextField {
                let field = UITextField()
                field.delegate = context.coordinator
                return field
            }
            func updateUIView(_ view: UITextField, context: Context) {
                view.text = text
                context.coordinator.parent = self
            }
            final class Coordinator: NSObject, UITextFieldDelegate {
                var parent: Field
                init(_ parent: Field) { self.parent = parent }
                func textFieldDidChangeSelection(_ field: UITextField) { parent.text = field.text ?? "" }
                func textFieldShouldReturn(_ field: UITextField) -> Bool { field.resignFirstResponder(); return true }
            }
        }

        final class Delegate: NSObject, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { true }
        }

        @propertyWrapper struct Stored: DynamicProperty {
            @State private var value: Int
            init(wrappedValue: Int) { _value = State(initialValue: wrappedValue) }
            var wrappedValue: Int {
                get { value }
                nonmutating set { value = newValue }
            }
            var projectedValue: Binding<Int> { $value }
            func update() {}
        }

        struct FieldView: View {
            @State private var text = ""
            @Stored private var count = 1
            var body: some View {
                Field(text: $text)
                Stepper("Count", value: $count)
            }
        }
        struct FieldApp: App {
            @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
            var body: some Scene { WindowGroup { FieldView() } }
        }
        """#,
    ]
}
