import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

private struct NumberKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var number: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
    /// What keeps the environment and reads of it later.
    fileprivate var numberReader: () -> Int { { number } }
}

private struct Reader: View {
    @Environment(\.number) private var number
    @Environment(\.numberReader) private var numberReader
    @Environment(\.colorScheme) private var colorScheme
    var body: some View { Text("number \(number), \(numberReader()), \(colorScheme == .dark ? "dark" : "light")") }
}

private struct Row: View {
    let number: Int
    @Environment(\.isEnabled) private var isEnabled
    @ScaledMetric private var side = 10
    var body: some View {
        HStack {
            Circle().fill(.tint).frame(width: side, height: side)
            Image(systemName: "star").imageScale(.small)
            Text("row \(number)").font(.caption).foregroundStyle(.secondary).lineLimit(isEnabled ? 1 : 2)
        }
        .disabled(number % 2 == 0)
    }
}

private struct Screen: View {
    let count: Int
    @State private var number = 0
    @State private var isDark = false
    @State private var isTheNumber = true

    var body: some View {
        VStack {
            Button("number") { number += 1 }
            Button("dark") { isDark.toggle() }
            Reader()
            VStack { ForEach(0..<count, id: \.self) { Row(number: $0) } }
        }
        .environment(\.number, number)
        .environment(\.colorScheme, isDark ? .dark : .light)
    }
}

/// A modifier whose key path changes from a key of the app's own to a built-in one.
private struct SwitchedKey: View {
    @State private var isBuiltIn = false
    var body: some View {
        VStack {
            Button("switch") { isBuiltIn.toggle() }
            VStack {
                LineLimit()
                Reader()
            }
            .environment(isBuiltIn ? \.lineLimit : \.numberOrNil, 3)
        }
    }
}

extension EnvironmentValues {
    fileprivate var numberOrNil: Int? {
        get { number }
        set { number = newValue ?? 0 }
    }
}

private struct LineLimit: View {
    @Environment(\.lineLimit) private var lineLimit
    var body: some View { Text("limit \(lineLimit ?? 0)") }
}

/// A built-in value that follows from a key of the app's own.
private struct Derived: View {
    @State private var number = 1
    var body: some View {
        VStack {
            Button("number") { number += 1 }
            VStack { LineLimit() }
                .transformEnvironment(\.self) { $0.lineLimit = $0.number }
                .disabled(true)
                .environment(\.number, number)
        }
    }
}

extension EnvironmentValues {
    /// What keeps the environment only now and then.
    fileprivate var readerWhereEnabled: (() -> Int)? { isEnabled ? { number } : nil }
    /// What keeps a changed copy of it.
    fileprivate var readerOfCopy: () -> Int {
        var copy = self
        copy.lineLimit = 4
        return { [copy] in copy.number * (copy.lineLimit ?? 0) }
    }
}

private struct SometimesKept: View {
    private struct Content: View {
        @Environment(\.readerWhereEnabled) private var reader
        @Environment(\.readerOfCopy) private var readerOfCopy
        var body: some View { Text("read \(reader?() ?? -1), \(readerOfCopy())") }
    }

    @State private var number = 1
    @State private var isEnabled = false
    var body: some View {
        VStack {
            Button("number") { number += 1 }
            Button("enable") { isEnabled = true }
            Content().disabled(!isEnabled).environment(\.number, number)
        }
    }
}

private struct ShadeKey: EnvironmentKey {
    static var defaultValue: Int { -1 }
}

/// A style that depends on a key that is set everywhere.
private struct ShadeStyle: ShapeStyle {
    let resolved: Probe<Int>

    func resolve(in environment: EnvironmentValues) -> Color {
        let number = environment[ShadeKey.self]
        MainActor.assumeIsolated { resolved.note(number) }
        return number == 0 ? .red : .blue
    }
}

private struct ShadeScreen: View {
    let resolved: Probe<Int>
    @State private var number = 0
    @State private var other = 0
    var body: some View {
        VStack {
            Button("number") { number += 1 }
            Button("other") { other += 1 }
            Circle().fill(ShadeStyle(resolved: resolved)).frame(width: 10, height: 10)
                .transformEnvironment(\.shade) { $0 += 1 }
                .environment(\.shade, number)
                .environment(\.number, other)
        }
    }
}

extension EnvironmentValues {
    fileprivate var shade: Int {
        get { self[ShadeKey.self] }
        set { self[ShadeKey.self] = newValue }
    }
}

/// What is drawn follows from built-in values and hears of other keys only where it reads them (C4).
@MainActor
@Suite("Inherited environment")
struct InheritedEnvironmentTests {
    @Test(
        "a key of the app's own that one view reads costs the same beside 10 and beside 200 rows that set and read built-in values"
    )
    func growth() throws {
        func work(_ count: Int) throws -> UpdateStatistics {
            let host = TestHost(size: CGSize(width: 400, height: 600)) { Screen(count: count) }
            try host.tap("number")
            try host.tap("number")
            #expect(host.texts.contains("number 2, 2, light"))
            return host.statistics
        }
        let (few, many) = (try work(10), try work(200))
        #expect(many.rules <= few.rules)
        #expect(many.inputsVerified <= few.inputsVerified + 10)
    }

    @Test("a built-in value still reaches every view below a key of the app's own")
    func builtIn() throws {
        let host = TestHost { Screen(count: 2) }
        try host.tap("dark")
        #expect(host.texts.contains("number 0, 0, dark"))
        try host.tap("number")
        #expect(host.texts.contains("number 1, 1, dark"))
        try host.tap("dark")
        #expect(host.texts.contains("number 1, 1, light"))
    }

    @Test("a modifier may change another key than at first, built in or not")
    func switchedKey() throws {
        let host = TestHost { SwitchedKey() }
        #expect(host.texts.suffix(2) == ["limit 0", "number 3, 3, light"])
        try host.tap("switch")
        #expect(host.texts.suffix(2) == ["limit 3", "number 0, 0, light"])
        try host.tap("switch")
        #expect(host.texts.suffix(2) == ["limit 0", "number 3, 3, light"])
    }

    @Test("a built-in value may be made from a key of the app's own, and follows it")
    func derived() throws {
        let host = TestHost { Derived() }
        #expect(host.texts.last == "limit 1")
        try host.tap("number")
        #expect(host.texts.last == "limit 2")
    }

    @Test("a value that keeps the environment, or a changed copy of it, reads what is in it then")
    func sometimesKept() throws {
        let host = TestHost { SometimesKept() }
        #expect(host.texts.last == "read -1, 4")
        try host.tap("number")
        try host.tap("enable")
        #expect(host.texts.last == "read 2, 8")
        try host.tap("number")
        #expect(host.texts.last == "read 3, 12")
    }

    @Test("a style that reads a key of the app's own is given what is set, and is resolved once for a change of it")
    func shade() throws {
        let resolved = Probe<Int>()
        let host = TestHost { ShadeScreen(resolved: resolved) }
        #expect(resolved.entries.allSatisfy { $0 == 1 })
        let before = resolved.entries.count
        try host.tap("number")
        #expect(resolved.entries.suffix(from: before) == [2])
    }
}
