import Combine
import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Stores and property wrappers as libraries build them.
@MainActor
@Suite("Data flow of libraries")
struct LibraryDataTests {
    // MARK: A setting that is observed, as a dynamic property

    private final class Entry<Value>: ObservableObject, @unchecked Sendable {
        let objectWillChange = ObservableObjectPublisher()
        var value: Value { willSet { objectWillChange.send() } }
        init(_ value: Value) { self.value = value }
    }

    @MainActor
    @propertyWrapper
    private struct Setting<Value>: DynamicProperty {
        @ObservedObject private var entry: Entry<Value>
        var projectedValue: Binding<Value>

        init(_ entry: Entry<Value>) {
            self.entry = entry
            projectedValue = Binding(get: { entry.value }, set: { entry.value = $0 })
        }

        var wrappedValue: Value {
            get { entry.value }
            nonmutating set { entry.value = newValue }
        }
    }

    @Test(
        "a dynamic property around an observed object updates its view, by its value and by its binding"
    )
    func setting() throws {
        struct Screen: View {
            @Setting var isOn: Bool
            init(_ entry: Entry<Bool>) { _isOn = Setting(entry) }
            var body: some View {
                Text(isOn ? "on" : "off")
                Toggle("Switch", isOn: $isOn)
                Button("Off") { isOn = false }
            }
        }
        let entry = Entry(false)
        let host = TestHost { Screen(entry) }
        try host.tap("Switch")
        #expect(entry.value && host.texts.contains("on"))
        try host.tap("Off")
        #expect(host.texts.contains("off"))
        entry.value = true
        host.settle()
        #expect(host.texts.contains("on"))
    }

    // MARK: A store with derived view stores

    private final class Store<State, Action>: @unchecked Sendable {
        let state: CurrentValueSubject<State, Never>
        private let reduce: (inout State, Action) -> Void
        private var parent: AnyCancellable?
        init(_ state: State, reduce: @escaping (inout State, Action) -> Void) {
            self.state = CurrentValueSubject(state)
            self.reduce = reduce
        }
        func send(_ action: Action) {
            var value = state.value
            reduce(&value, action)
            state.value = value
        }
        func scope<Part, PartAction>(
            state toPart: @escaping (State) -> Part, action: @escaping (PartAction) -> Action
        ) -> Store<Part, PartAction> {
            let part = Store<Part, PartAction>(toPart(state.value)) { part, partAction in
                self.send(action(partAction))
                part = toPart(self.state.value)
            }
            part.parent = state.dropFirst().sink { [weak part] in part?.state.value = toPart($0) }
            return part
        }
    }

    @dynamicMemberLookup
    private final class ViewStore<State, Action>: ObservableObject, @unchecked Sendable {
        private(set) lazy var objectWillChange = ObservableObjectPublisher()
        private let current: CurrentValueSubject<State, Never>
        let send: (Action) -> Void
        private var cancellable: AnyCancellable?
        init(_ store: Store<State, Action>, removeDuplicates isSame: @escaping (State, State) -> Bool) {
            send = store.send
            current = CurrentValueSubject(store.state.value)
            cancellable = store.state.removeDuplicates(by: isSame).sink { [weak self] in
                guard let self else { return }
                objectWillChange.send()
                current.value = $0
            }
        }
        subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { current.value[keyPath: path] }
        func binding<Value>(
            get: @escaping @Sendable (State) -> Value, send action: @escaping @Sendable (Value) -> Action
        ) -> Binding<Value> {
            Binding(
                get: { get(self.current.value) },
                set: { value, transaction in withTransaction(transaction) { self.send(action(value)) } })
        }
    }

    private struct WithViewStore<State, Action, Content: View>: View {
        @ObservedObject private var viewStore: ViewStore<State, Action>
        private let content: (ViewStore<State, Action>) -> Content
        init(
            _ store: Store<State, Action>, removeDuplicates: @escaping (State, State) -> Bool,
            @ViewBuilder content: @escaping (ViewStore<State, Action>) -> Content
        ) {
            viewStore = ViewStore(store, removeDuplicates: removeDuplicates)
            self.content = content
        }
        var body: some View { content(viewStore) }
    }

    private struct Counter: Equatable {
        var count = 0
        var name = "a"
    }
    private enum CounterAction { case more, rename(String) }

    @Test(
        "views of a store run again for their part of the state alone, and bindings send actions with their transaction"
    )
    func store() throws {
        final class Log { var counts: [String] = [] }
        let log = Log()
        let store = Store<Counter, CounterAction>(Counter()) { state, action in
            switch action {
            case .more: state.count += 1
            case .rename(let name): state.name = name
            }
        }
        let names = store.scope(state: \.name, action: CounterAction.rename)
        struct Screen: View {
            let store: Store<Counter, CounterAction>
            let names: Store<String, String>
            let log: Log
            var body: some View {
                WithViewStore(store, removeDuplicates: { $0.count == $1.count }) { viewStore in
                    let _ = log.counts.append("count")
                    Text("count \(viewStore.count)")
                    Button("More") { viewStore.send(.more) }
                }
                WithViewStore(names, removeDuplicates: ==) { viewStore in
                    let _ = log.counts.append("name")
                    TextField("Name", text: viewStore.binding(get: { $0 }, send: { $0 }))
                }
            }
        }
        let host = TestHost { Screen(store: store, names: names, log: log) }
        log.counts = []
        try host.tap("More")
        #expect(host.texts.contains("count 1"))
        #expect(log.counts == ["count"])
        log.counts = []
        try host.type("b", into: "Name")
        #expect(store.state.value == Counter(count: 1, name: "b"))
        #expect(log.counts == ["name"])
    }

    // MARK: A wrapper that reaches the object around it

    @propertyWrapper
    private struct Clamped<Value: Comparable> {
        private var value: Value
        private let range: ClosedRange<Value>
        init(wrappedValue: Value, _ range: ClosedRange<Value>) {
            value = wrappedValue
            self.range = range
        }
        @available(*, unavailable) var wrappedValue: Value {
            get { fatalError() }
            set { fatalError() }
        }
        static subscript<Owner: ObservableObject>(
            _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
            storage path: ReferenceWritableKeyPath<Owner, Self>
        ) -> Value where Owner.ObjectWillChangePublisher == ObservableObjectPublisher {
            get { owner[keyPath: path].value }
            set {
                owner.objectWillChange.send()
                let range = owner[keyPath: path].range
                owner[keyPath: path].value = min(max(newValue, range.lowerBound), range.upperBound)
            }
        }
    }

    private final class Volume: ObservableObject {
        @Clamped(0...10) var level = 5
        @Published var isMuted = false
        var nested = Entry(1) { didSet { follow() } }
        private var bag: Set<AnyCancellable> = []
        init() { follow() }
        private func follow() {
            bag = []
            nested.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &bag)
        }
    }

    @Test("a wrapper that sends its object's changes, and an object inside of another one, update views and bindings")
    func enclosing() throws {
        struct Screen: View {
            @StateObject private var volume = Volume()
            var body: some View {
                Text("\(volume.level) \(volume.nested.value)")
                Button("Loud") { volume.level += 20 }
                Button("Inner") { volume.nested.value += 1 }
                Stepper("Level", value: $volume.level)
            }
        }
        let host = TestHost { Screen() }
        try host.tap("Loud")
        #expect(host.texts.contains("10 1"))
        try host.tap("Inner")
        #expect(host.texts.contains("10 2"))
    }

    @Test("published values of two objects join, wait for their last change and come back into a third")
    func pipeline() async throws {
        final class Search: ObservableObject {
            @Published var text = ""
            @Published var scope = "all"
            @Published private(set) var results: [String] = []
            init() {
                $text.combineLatest($scope)
                    .removeDuplicates { $0 == $1 }
                    .map { text, scope in text.isEmpty ? [] : ["\(scope): \(text)"] }
                    .receive(on: DispatchQueue.main)
                    .assign(to: &$results)
            }
        }
        struct Screen: View {
            @StateObject private var search = Search()
            var body: some View {
                TextField("Search", text: $search.text)
                Picker("Scope", selection: $search.scope) { ForEach(["all", "new"], id: \.self) { Text($0) } }
                ForEach(search.results, id: \.self) { Text($0) }
            }
        }
        let host = TestHost { Screen() }
        try host.type("x", into: "Search")
        await host.settle()
        #expect(host.texts.contains("all: x"))
        try host.choose("new", in: "Scope")
        await host.settle()
        #expect(host.texts.contains("new: x"))
    }
}
