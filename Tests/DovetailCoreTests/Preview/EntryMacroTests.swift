import DovetailTesting
import SwiftUI
import Testing

private struct Settings: Equatable {
    var name: String
    var sizes: [String: Int]
}

/// Threads may not share it.
private final class Store { var count = 0 }

extension EnvironmentValues {
    @Entry fileprivate var store = Store()
    @Entry fileprivate var caption: String = "none"
    @Entry fileprivate var strength = 0.5
    @Entry fileprivate var note: String?
    /// Quotes, brackets and comments in the default.
    @Entry fileprivate var settings: Settings = Settings(
        name: "a \"}\" \(1 + (2))", /* } */
        sizes: ["x": 1, "y": [1, 2].map { $0 * 2 }.reduce(0) { $0 + $1 }])
    @Entry fileprivate var action: @MainActor (Int) -> Int = { number in
        number + 1
    }
    @Entry fileprivate var `default`: Int = 7
}

private struct Reader: View {
    @Environment(\.caption) var caption
    @Environment(\.strength) var strength
    @Environment(\.note) var note
    @Environment(\.settings) var settings
    @Environment(\.action) var action
    @Environment(\.default) var seven

    var body: some View {
        Text(
            verbatim:
                "\(caption) \(strength) \(note ?? "-") \(settings.name) \(settings.sizes["y"]!) \(action(1)) \(seven)")
    }
}

@MainActor
@Suite struct EntryMacroTests {
    @Test("@Entry makes a value of the environment with its default (type-check 37)")
    func defaults() {
        let host = TestHost { Reader() }
        #expect(host.texts == ["none 0.5 - a \"}\" 3 6 2 7"])
    }

    @Test("A value made by @Entry is inherited from where it is set")
    func inherited() {
        let host = TestHost {
            Reader().environment(\.caption, "set").environment(\.strength, 2).environment(\.note, "n")
                .environment(\.default, 8)
        }
        #expect(host.texts == ["set 2.0 n a \"}\" 3 6 2 8"])
    }

    @Test("A default without a type may be an object that threads may not share, and stays the same one")
    func object() {
        EnvironmentValues().store.count += 1
        #expect(EnvironmentValues().store.count == 1)
    }
}
