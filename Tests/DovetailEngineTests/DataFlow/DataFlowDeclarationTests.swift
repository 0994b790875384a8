import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// The declarations of data flow with their types as SwiftUI has them, each used once. A wrong one does not compile.
@MainActor
@Suite("Declarations of data flow")
struct DataFlowDeclarationTests {
    private func isSendable<T: Sendable>(_: T.Type) -> Bool { true }
    private func isDynamicProperty<T: DynamicProperty>(_: T.Type) -> Bool { true }

    @Test("API-001…007: State")
    func state() {
        let value: State<Int> = State(wrappedValue: 1)
        let initial: State<Int> = State(initialValue: 2)
        let none: State<String?> = State()
        #expect(value.wrappedValue == 1)
        #expect(initial.wrappedValue == 2)
        #expect(none.wrappedValue == nil)
        value.wrappedValue = 5
        let projected: Binding<Int> = value.projectedValue
        #expect(projected.wrappedValue == 1)
        #expect(isSendable(State<Int>.self))
        #expect(isDynamicProperty(State<Int>.self))
    }

    private struct Part: Equatable {
        var name = "a"
        var count = 0
    }

    @Test("API-008…018: Binding: makers, value, projection and parts")
    func binding() throws {
        var part = Part()
        var transactions: [Transaction] = []
        nonisolated(unsafe) let box = UnsafeMutablePointer<Part>.allocate(capacity: 1)
        box.initialize(to: part)
        defer { box.deallocate() }
        let custom: Binding<Part> = Binding(get: { box.pointee }, set: { box.pointee = $0 })
        custom.wrappedValue.count = 3
        #expect(box.pointee.count == 3)
        let name: Binding<String> = custom.name
        name.wrappedValue = "b"
        part = box.pointee
        #expect(part == Part(name: "b", count: 3))

        let noted = Probe<Transaction>()
        let withTransaction: Binding<Int> = Binding(
            get: { box.pointee.count },
            set: { value, transaction in
                box.pointee.count = value
                MainActor.assumeIsolated { noted.note(transaction) }
            })
        withTransaction.wrappedValue = 4
        transactions = noted.entries
        #expect(transactions.count == 1 && transactions[0].animation == nil)

        let constant: Binding<Int> = .constant(7)
        constant.wrappedValue = 8
        #expect(constant.wrappedValue == 7)
        let same: Binding<Int> = Binding(projectedValue: withTransaction)
        same.projectedValue.wrappedValue = 5
        #expect(box.pointee.count == 5)
        let optional: Binding<Int?> = Binding(withTransaction)
        #expect(optional.wrappedValue == .some(5))
        let unwrapped: Binding<Int> = try #require(Binding(optional))
        unwrapped.wrappedValue = 6
        #expect(box.pointee.count == 6)
        let hashable: Binding<AnyHashable> = Binding(withTransaction)
        hashable.wrappedValue = AnyHashable(9)
        #expect(box.pointee.count == 9)
        #expect(isDynamicProperty(Binding<Int>.self))
    }

    @Test("API-019…021, API-095…100: transactions, of bindings and by themselves")
    func transactions() {
        let noted = Probe<Transaction>()
        let binding: Binding<Int> = Binding(
            get: { 0 }, set: { _, transaction in MainActor.assumeIsolated { noted.note(transaction) } })
        binding.animation(.linear(duration: 2)).wrappedValue = 1
        binding.animation().wrappedValue = 1
        var transaction = Transaction()
        #expect(transaction.animation == nil)
        #expect(!transaction.disablesAnimations)
        transaction.disablesAnimations = true
        transaction.animation = .easeIn
        binding.transaction(transaction).wrappedValue = 1
        var own = binding
        own.transaction = Transaction(animation: .easeOut)
        own.wrappedValue = 1
        let result: Int = withTransaction(Transaction(animation: .linear)) {
            binding.wrappedValue = 1
            return 3
        }
        #expect(result == 3)
        #expect(noted.entries.map(\.animation) == [.linear(duration: 2), .default, .easeIn, .easeOut, .linear])
        #expect(noted.entries.map(\.disablesAnimations) == [false, false, true, false, false])
    }

    private final class Book: ObservableObject {
        @Published var title = "Emma"
    }

    private final class Manual: ObservableObject {
        let objectWillChange = ObservableObjectPublisher()
    }

    @Test("API-024, API-026, API-030, API-032, API-036…038: Combine's names by importing SwiftUI")
    func combine() {
        let book = Book()
        let publisher: ObservableObjectPublisher = book.objectWillChange
        let titles = Probe<String>()
        var subscriptions: Set<AnyCancellable> = []
        publisher.sink { _ in MainActor.assumeIsolated { titles.note(book.title) } }.store(in: &subscriptions)
        book.title = "Persuasion"
        #expect(titles.entries == ["Emma"])
        let manual: Manual.ObjectWillChangePublisher = Manual().objectWillChange
        manual.send()
        let subject = PassthroughSubject<String, Never>()
        let cancellable: AnyCancellable = subject.sink { value in MainActor.assumeIsolated { titles.note(value) } }
        subject.send("sent")
        cancellable.cancel()
        subject.send("late")
        #expect(titles.entries == ["Emma", "sent"])
    }

    private struct Objects: View {
        @StateObject private var owned: Book
        @ObservedObject private var observed: Book
        @EnvironmentObject private var supplied: Book
        let check: Probe<Bool>

        init(owned: Book, observed: Book, check: Probe<Bool>) {
            _owned = StateObject(wrappedValue: owned)
            _observed = ObservedObject(wrappedValue: observed)
            _supplied = EnvironmentObject()
            self.check = check
        }

        var body: some View {
            let owner: ObservedObject<Book>.Wrapper = $owned
            let observer: ObservedObject<Book>.Wrapper = $observed
            let environment: EnvironmentObject<Book>.Wrapper = $supplied
            let bindings: [Binding<String>] = [owner.title, observer.title, environment.title]
            let values = [_owned.wrappedValue, _observed.wrappedValue, _supplied.wrappedValue].map(\.title)
            let _ = check.note(bindings.map(\.wrappedValue) == values)
            VStack { ForEach(values, id: \.self) { Text($0) } }
        }
    }

    @Test("API-042…059: StateObject, ObservedObject and EnvironmentObject")
    func objects() {
        let books = (1...3).map { number in
            let book = Book()
            book.title = "book \(number)"
            return book
        }
        let check = Probe<Bool>()
        let host = TestHost {
            Objects(owned: books[0], observed: books[1], check: check).environmentObject(books[2])
        }
        #expect(host.texts == ["book 1", "book 2", "book 3"])
        #expect(check.entries == [true])
        let initial = ObservedObject(initialValue: books[0])
        #expect(initial.wrappedValue === books[0])
    }

    private struct Marker: EnvironmentKey {
        static let defaultValue = 1
    }

    private struct Reader: View {
        @Environment(\.lineSpacing) private var lineSpacing
        @Environment(\.lineLimit) private var lineLimit
        var body: some View { Text("\(_lineSpacing.wrappedValue) \(lineLimit ?? 0)").fontWeight(.bold) }
    }

    @Test("API-060…073, API-075…077: Environment and its values")
    func environment() {
        var values = EnvironmentValues()
        #expect(values[Marker.self] == 1)
        values[Marker.self] = 2
        #expect(values[Marker.self] == 2)
        let textCase: Text.Case? = values.textCase
        let font: Font? = values.font
        let lineSpacing: CGFloat = values.lineSpacing
        let colorScheme: ColorScheme = values.colorScheme
        let lineLimit: Int? = values.lineLimit
        #expect(textCase == nil && font == nil && lineSpacing == 0 && lineLimit == nil)
        #expect(colorScheme == .light && ColorScheme.allCases == [.light, .dark])
        #expect(!values.accessibilityEnabled)
        values.textCase = .uppercase
        values.font = .title
        values.lineSpacing = 3
        values.colorScheme = .dark
        values.accessibilityEnabled = true
        values.lineLimit = 4
        #expect(values.textCase == .uppercase && values.font == .title && values.lineSpacing == 3)
        #expect(values.colorScheme == .dark && values.accessibilityEnabled && values.lineLimit == 4)
        let host = TestHost { Reader().environment(\.lineSpacing, 12).lineLimit(2) }
        #expect(host.texts == ["12.000000 2"])
        #expect(isDynamicProperty(Environment<Int>.self))
    }

    private struct Stored: DynamicProperty {
        let log: Probe<String>
        @State var n = 0
        mutating func update() {
            let (log, n) = (log, n)
            MainActor.assumeIsolated { log.note("update \(n)") }
        }
    }

    private struct Plain: DynamicProperty {}

    private struct StoredView: View {
        let stored: Stored
        var body: some View {
            let _ = stored.log.note("body \(stored.n)")
            VStack {
                Text("n=\(stored.n)")
                Button("+") { stored.n += 1 }
            }
        }
    }

    @Test(
        "API-093, API-094, BEH-243, BEH-244: a dynamic property of one's own has state, and is updated before each body"
    )
    func dynamicProperty() throws {
        let log = Probe<String>()
        let host = TestHost { StoredView(stored: Stored(log: log)) }
        #expect(log.entries == ["update 0", "body 0"])
        try host.tap("+")
        #expect(host.exists("n=1"))
        #expect(log.entries == ["update 0", "body 0", "update 1", "body 1"])
        var plain = Plain()
        plain.update()
    }
}
