import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

private struct NumberKey: EnvironmentKey { static let defaultValue = 0 }
private struct OtherKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var number: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
    fileprivate var other: Int {
        get { self[OtherKey.self] }
        set { self[OtherKey.self] = newValue }
    }
}

/// A style that depends on a key of the app's own.
private struct NumberStyle: ShapeStyle {
    let resolved: Probe<Int>

    func resolve(in environment: EnvironmentValues) -> Color {
        let number = environment.number
        MainActor.assumeIsolated { resolved.note(number) }
        return environment.number == 0 ? .red : .blue
    }
}

private struct Screen: View {
    let resolved: Probe<Int>
    @State private var number = 0
    @State private var other = 0
    @State private var isLarge = false

    var body: some View {
        VStack {
            Text("styled").foregroundStyle(NumberStyle(resolved: resolved)).environment(\.number, number)
                .environment(\.other, other)
                .environment(\.font, isLarge ? .largeTitle : .body)
            Button("number") { number += 1 }
            Button("other") { other += 1 }
            Button("large") { isLarge = true }
        }
    }
}

/// Texts depend on what they read of the environment (C4).
@MainActor
@Suite("What texts read of the environment")
struct EnvironmentReadsTests {
    @Test(
        "a text is resolved again when a key changes that its style reads, and when a built-in value does; not for other keys"
    )
    func styles() throws {
        let resolved = Probe<Int>()
        let host = TestHost { Screen(resolved: resolved) }
        let first = resolved.entries.count
        try host.tap("other")
        #expect(resolved.entries.count == first)
        try host.tap("number")
        #expect(resolved.entries.count > first)
        #expect(resolved.entries.last == 1)
        let height = try host.frame(of: "styled").height
        try host.tap("large")
        #expect(try host.frame(of: "styled").height > height)
    }
}
