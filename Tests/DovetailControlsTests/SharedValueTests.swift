import DovetailTesting
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import DovetailControls
@testable import DovetailCore
@testable import DovetailEngine

/// Controls for several values, and what is set for all controls of a view or a scene.
@MainActor
@Suite("Shared values and settings of controls")
struct SharedValueTests {
    private let stores = TestStores()
    private struct Alarm: Identifiable {
        let id: Int
        var sound = "Bell"
        var isOn = false
    }

    private struct Alarms: View {
        @State private var alarms = [Alarm(id: 0), Alarm(id: 1, sound: "Horn")]
        var body: some View {
            VStack {
                Picker("Sound", sources: $alarms, selection: \.sound) {
                    ForEach(["Bell", "Horn", "Rain"], id: \.self) { Text($0) }
                }
                .pickerStyle(.segmented)
                Toggle("All on", systemImage: "bell", sources: $alarms, isOn: \.isOn)
                Toggle("First", isOn: $alarms[0].isOn)
                Text(alarms.map { "\($0.sound) \($0.isOn)" }.joined(separator: ", ")).accessibilityIdentifier("state")
            }
        }
    }

    @Test("a picker of several values has none chosen where they differ, and sets them all")
    func picker() throws {
        let host = TestHost(size: CGSize(width: 400, height: 300)) { Alarms() }
        func selected() -> [String?] {
            AccessibilityElements(of: host.window).all.filter { $0.semantics.isSelected }.map(\.label)
        }
        #expect(selected().isEmpty)
        try host.tap("Rain")
        #expect(host.exists("Rain false, Rain false"), "\(host.tree)")
        #expect(selected() == ["Rain"])
    }

    @Test("a toggle of several values is mixed where they differ, and sets them all")
    func toggle() throws {
        let host = TestHost(size: CGSize(width: 400, height: 300)) { Alarms() }
        #expect(try host.value(of: "All on") == "0")
        try host.tap("First")
        #expect(try host.value(of: "All on") == "2")
        try host.tap("All on")
        #expect(host.exists("Bell true, Horn true"))
        #expect(try host.value(of: "All on") == "1")
    }

    @Test("the automatic hover effect is what is set for the views around")
    func hover() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Color.red.frame(width: 60, height: 60).hoverEffect().defaultHoverEffect(.lift)
        }
        let still = try host.color(at: CGPoint(x: 19, y: 50))
        host.hover(at: CGPoint(x: 50, y: 50))
        host.advance(by: .seconds(1))
        // It has grown by a point on each side.
        #expect(try host.color(at: CGPoint(x: 19, y: 50)) != still)
        #expect(try host.color(at: CGPoint(x: 50, y: 50)) == Color.red.resolve(in: EnvironmentValues()))
    }

    private struct Dialogs: App {
        static var isSuppressed = false
        var body: some Scene {
            WindowGroup { DialogView() }
                .dialogIcon(Image(systemName: "trash"))
                .dialogSuppressionToggle("Never again", isSuppressed: .constant(false))
        }
    }

    private struct DialogView: View {
        @State private var isShown = false
        var body: some View {
            Button("ask") { isShown = true }.alert("Delete?", isPresented: $isShown) { Button("Yes") {} }
        }
    }

    private func symbols(_ host: TestHost) -> [String] {
        var names: [String] = []
        func visit(_ node: DisplayNode) {
            if case .symbol(let symbol) = node.content { names.append(symbol.name) }
            node.children.forEach(visit)
        }
        visit(host.window.displayTree.root)
        return names
    }

    @Test("dialogs of a scene have its icon and its question")
    func dialogs() throws {
        let host = TestHost(
            app: Dialogs.self, size: CGSize(width: 400, height: 400),
            defaults: stores.make())
        #expect(!symbols(host).contains("trash"))
        try host.tap("ask")
        #expect(symbols(host).contains("trash"))
        #expect(host.exists("Never again"))
    }

    @Test("a critical dialog shows a sign of warning, and a usual one none")
    func severity() throws {
        func shown(_ severity: DialogSeverity) throws -> [String] {
            let host = TestHost(size: CGSize(width: 400, height: 400)) { DialogView().dialogSeverity(severity) }
            try host.tap("ask")
            return symbols(host)
        }
        #expect(try shown(.critical) == ["exclamationmark.triangle.fill"])
        #expect(try shown(.standard).isEmpty)
    }

    private final class Counter: ObservableObject { @Published var count = 3 }

    private struct CounterApp: App {
        @StateObject private var counter = Counter()
        var body: some Scene { WindowGroup { CounterView() }.environmentObject(counter) }
    }

    private struct CounterView: View {
        @EnvironmentObject private var counter: Counter
        var body: some View { Button("count \(counter.count)") { counter.count += 1 } }
    }

    @Test("a scene's object is there for the views of its windows, and followed")
    func sceneObject() throws {
        let host = TestHost(
            app: CounterApp.self, size: CGSize(width: 400, height: 400),
            defaults: stores.make())
        try host.tap("count 3")
        #expect(host.exists("count 4"))
    }

    @Test("modifiers and keys of the environment set the same")
    func keys() throws {
        struct Reader: View {
            @Environment(\.scrollDismissesKeyboardMode) private var mode
            @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
            @Environment(\.verticalScrollIndicatorVisibility) private var vertical
            @Environment(\.disableAutocorrection) private var isCorrectionOff
            let log: Probe<String>
            var body: some View {
                let _ = log.note(
                    "\(mode == .immediately) \(horizontal == .hidden) \(vertical == .hidden) \(isCorrectionOff as Any)")
                Color.clear
            }
        }
        let log = Probe<String>()
        _ = TestHost {
            Reader(log: log).scrollDismissesKeyboard(.immediately).scrollIndicators(.hidden, axes: .vertical)
                .disableAutocorrection(true)
        }
        #expect(log.entries.last == "true false true Optional(true)")
        _ = TestHost {
            Reader(log: log).transformEnvironment(\.verticalScrollIndicatorVisibility) { $0 = .visible }
                .environment(\.verticalScrollIndicatorVisibility, .hidden)
                .environment(\.horizontalScrollIndicatorVisibility, .hidden)
        }
        #expect(log.entries.last == "false true false nil")
    }

    @Test("a default focus that a person began takes the keyboard from what has it")
    func focus() throws {
        struct Screen: View {
            let priority: DefaultFocusEvaluationPriority
            @State private var isShown = false
            @FocusState private var isFocused: Bool
            @State private var texts = ["", ""]
            var body: some View {
                VStack {
                    TextField("first", text: $texts[0])
                    Button("more") { isShown = true }.focusable(false)
                    if isShown {
                        TextField("second", text: $texts[1]).focused($isFocused)
                            .defaultFocus($isFocused, true, priority: priority)
                    }
                }
            }
        }
        for (priority, expected) in [(DefaultFocusEvaluationPriority.automatic, "x"), (.userInitiated, "")] {
            let host = TestHost(size: CGSize(width: 300, height: 200), idiom: .desktop) { Screen(priority: priority) }
            try host.tap("first")
            host.window.elements.matches("more").first?.actions?.activate?()
            host.settle()
            try host.type("x")
            #expect(try host.value(of: "first") == expected)
        }
    }
}
