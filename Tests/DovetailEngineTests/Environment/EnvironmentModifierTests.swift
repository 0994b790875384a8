import DovetailTesting
import Foundation
import Observation
import Testing
import ViewSupport

@testable import DovetailCore
@testable import DovetailEngine

/// What each modifier sets for the views inside, alone and together with others of its kind.
@MainActor
@Suite("Environment modifiers")
struct EnvironmentModifierTests {
    private struct Spy: View {
        let probe: Probe<EnvironmentValues>
        @Environment(\.self) private var values
        var body: some View {
            let _ = probe.note(values)
            Text("spy")
        }
    }

    /// The values that reach a view through modifiers.
    private func values<Changed: View>(
        size: CGSize = CGSize(width: 400, height: 300), @ViewBuilder _ change: @escaping (AnyView) -> Changed
    ) throws -> EnvironmentValues {
        let probe = Probe<EnvironmentValues>()
        let host = TestHost(size: size) { change(AnyView(Spy(probe: probe))) }
        host.settle()
        return try #require(probe.entries.last)
    }

    @Test("looks of text: each is set, and taken back by false or nil")
    func looks() throws {
        let all = try values { $0.bold().italic().underline(color: .red).strikethrough() }
        #expect(all.builtIn.fontWeight == .emphasized)
        #expect(all.builtIn.isItalic)
        #expect(all.builtIn.underline == Text.LineStyle(color: .red))
        #expect(all.builtIn.strikethrough == Text.LineStyle(color: nil))
        let none = try values {
            $0.bold(false).italic(false).underline(false).strikethrough(false).fontWeight(nil)
                .bold().italic().underline().strikethrough()
        }
        #expect(none.builtIn.fontWeight == nil)
        #expect(!none.builtIn.isItalic)
        #expect(none.builtIn.underline == nil)
        #expect(none.builtIn.strikethrough == nil)
    }

    @Test("a line limit alone reserves no space, whatever was reserved around")
    func lineLimit() throws {
        let reserving = try values { $0.lineLimit(3, reservesSpace: true) }
        #expect(reserving.lineLimit == 3)
        #expect(reserving.builtIn.text.reservedLines == 3)
        let plain = try values { $0.lineLimit(2).lineLimit(3, reservesSpace: true) }
        #expect(plain.lineLimit == 2)
        #expect(plain.builtIn.text.reservedLines == 0)
        #expect(try values { $0.lineLimit(nil).lineLimit(3) }.lineLimit == nil)
    }

    @Test("a tint takes the place of the one around, of whatever kind it is; nil is none")
    func tint() throws {
        let gradient = Gradient(colors: [.red, .blue])
        let inner = try values { $0.tint(.green).tint(gradient) }
        #expect(inner.builtIn.tint == .green)
        #expect(inner.builtIn.tintStyle == nil)
        #expect(inner.builtIn.tintGradient == nil)
        let style = try values { $0.tint(gradient).tint(.green) }
        #expect(style.builtIn.tint == .green, "where one colour is needed, the one around is kept")
        #expect(style.builtIn.tintStyle != nil)
        #expect(style.builtIn.tintGradient == gradient)
        let none = try values { $0.tint(nil).tint(gradient) }
        #expect(none.builtIn.tint == nil)
        #expect(none.builtIn.tintStyle == nil)
        #expect(try values { $0.accentColor(.orange) }.builtIn.tint == .orange)
    }

    @Test("a foreground colour of nil is the default one, not that around")
    func foreground() throws {
        #expect(try values { $0.foregroundColor(.red) }.builtIn.foregroundStyle != nil)
        #expect(try values { $0.foregroundColor(nil).foregroundColor(.red) }.builtIn.foregroundStyle == nil)
    }

    @Test("levels are shades of the style around, in whatever order colours and levels come")
    func levels() throws {
        let host = TestHost(size: CGSize(width: 60, height: 20)) {
            HStack(spacing: 0) {
                Rectangle().foregroundStyle(.secondary).foregroundStyle(.red)
                Rectangle().foregroundStyle(.red)
                Rectangle().foregroundStyle(.red).foregroundStyle(.secondary)
            }
        }
        let red = Color.red.resolve(in: EnvironmentValues())
        #expect(try host.color(at: CGPoint(x: 30, y: 10)) == red)
        #expect(try host.color(at: CGPoint(x: 50, y: 10)) == red)
        let shade = try host.color(at: CGPoint(x: 10, y: 10))
        #expect(shade != red)
        #expect(shade.red > shade.blue && shade.red > shade.green, "it is a shade of red")
    }

    @Test("once disabled, nothing inside enables again; what is beside is as it was")
    func disabled() throws {
        #expect(try values { $0.disabled(false) }.isEnabled)
        #expect(try !values { $0.disabled(true) }.isEnabled)
        #expect(try !values { $0.disabled(false).disabled(true) }.isEnabled)
        #expect(try !values { $0.disabled(true).disabled(false) }.isEnabled)
        let beside = try values { spy in
            HStack {
                Text("off").disabled(true).lineSpacing(9)
                spy
            }
        }
        #expect(beside.isEnabled)
        #expect(beside.lineSpacing == 0)
    }

    @Test("whether typing is corrected: yes, unless told; nil is yes, too")
    func autocorrection() throws {
        #expect(try !values { $0 }.autocorrectionDisabled)
        #expect(try values { $0.autocorrectionDisabled() }.autocorrectionDisabled)
        #expect(try values { $0.disableAutocorrection(true) }.autocorrectionDisabled)
        #expect(try !values { $0.disableAutocorrection(nil).disableAutocorrection(true) }.autocorrectionDisabled)
    }

    @Test("the values of a window where nothing is set")
    func defaults() throws {
        let found = try values { $0 }
        #expect(found.font == nil)
        #expect(found.lineLimit == nil)
        #expect(found.lineSpacing == 0)
        #expect(found.multilineTextAlignment == .leading)
        #expect(found.truncationMode == .tail)
        #expect(found.textCase == nil)
        #expect(found.imageScale == .medium)
        #expect(found.layoutDirection == .leftToRight)
        #expect(found.controlSize == .regular)
        #expect(found.dynamicTypeSize == .large)
        #expect(found.colorScheme == .light)
        #expect(found.displayScale == 1)
        #expect(found.pixelLength == 1)
    }

    @Test("a pixel is as long as the display's scale says")
    func pixel() throws {
        #expect(try values { $0.environment(\.displayScale, 2) }.pixelLength == 0.5)
        #expect(try values { $0.environment(\.displayScale, 1.5) }.pixelLength == 1 / 1.5)
    }

    @Test("a change of one copy is none of the other's")
    func copies() {
        let first = EnvironmentValues()
        var second = first
        second.lineSpacing = 3
        second[NumberKey.self] = 4
        var third = second
        third[NumberKey.self] = 5
        third.lineSpacing = 6
        #expect(first.lineSpacing == 0)
        #expect(first[NumberKey.self] == 1)
        #expect(second.lineSpacing == 3)
        #expect(second[NumberKey.self] == 4)
        #expect(third[NumberKey.self] == 5)
        #expect(EnvironmentValues().lineSpacing == 0)
    }

    private struct NumberKey: EnvironmentKey { static var defaultValue: Int { 1 } }
    private struct OtherKey: EnvironmentKey { static var defaultValue: String { "" } }

    @Test(
        "values are equal when they hold the same, whoever set it and in whatever order; one more is a difference both ways"
    )
    func equality() {
        var first = EnvironmentValues()
        first[NumberKey.self] = 2
        first[OtherKey.self] = "a"
        var second = EnvironmentValues()
        second[OtherKey.self] = "a"
        #expect(first != second)
        #expect(second != first)
        second[NumberKey.self] = 3
        #expect(first != second)
        second[NumberKey.self] = 2
        #expect(first == second)
        second.lineSpacing = 1
        #expect(first != second)
    }

    @Test("setting an equal value runs no reader's body")
    func equalValue() {
        struct Reader: View {
            let count: BodyCount
            @Environment(\.lineSpacing) private var spacing
            @Environment(\.names) private var names
            var body: some View {
                let _ = count()
                Text("\(Int(spacing)) \(names.count)")
            }
        }
        let count = BodyCount()
        let model = Changing(0)
        let host = TestHost {
            Bound(model) { number in
                Reader(count: count).environment(\.lineSpacing, CGFloat(number.wrappedValue / 10))
                    .environment(\.names, ["a", "b"])
            }
        }
        for number in 1...9 {
            model.value = number
            host.settle()
        }
        #expect(count.count == 1)
        model.value = 10
        host.settle()
        #expect(count.count == 2)
        #expect(host.texts == ["1 2"])
    }

    @Test(
        "the layout direction reaches the layout by a value, by a transformation and by all values at once, and is followed"
    )
    func direction() throws {
        let model = Changing(LayoutDirection.leftToRight)
        let host = TestHost(size: CGSize(width: 300, height: 100)) {
            Bound(model) { direction in
                VStack(spacing: 0) {
                    row("value").environment(\.layoutDirection, direction.wrappedValue)
                    row("change").transformEnvironment(\.layoutDirection) { $0 = direction.wrappedValue }
                    row("all").transformEnvironment(\.self) { $0.layoutDirection = direction.wrappedValue }
                }
            }
        }
        for name in ["value", "change", "all"] { #expect(try host.frame(of: name).minX == 0, "\(name)") }
        model.value = .rightToLeft
        host.settle()
        for name in ["value", "change", "all"] { #expect(try host.frame(of: name).minX == 280, "\(name)") }
        model.value = .leftToRight
        host.settle()
        for name in ["value", "change", "all"] { #expect(try host.frame(of: name).minX == 0, "\(name)") }
    }

    private func row(_ name: String) -> some View {
        HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20).accessibilityLabel(name)
            Spacer()
        }
        .overlay(alignment: .leading) { Color.blue.frame(width: 5, height: 5) }
    }

    @Test("openURL: what the handler says counts, another address included; the system's answer is handed on")
    func openURL() throws {
        let asked = Probe<String>()
        let answers = Probe<String>()
        func open(_ result: OpenURLAction.Result?) throws {
            let found = try values { spy in
                spy.environment(\.openURL, result.map { result in OpenURLAction { _ in result } } ?? OpenURLAction())
                    .environment(
                        \.systemOpenURL,
                        {
                            asked.note($0.absoluteString); return $0.absoluteString != "b:"
                        })
            }
            found.openURL(URL(string: "a:")!) { answers.note("\($0)") }
        }
        try open(.handled)
        try open(.discarded)
        #expect(asked.entries.isEmpty)
        #expect(answers.entries == ["true", "false"])
        try open(.systemAction)
        try open(.systemAction(URL(string: "b:")!))
        try open(nil)
        #expect(asked.entries == ["a:", "b:", "a:"])
        #expect(answers.entries.suffix(3) == ["true", "false", "true"])
    }

    @Observable final class Model { var name = "model" }

    @Test("an object of nil hides the one around")
    func object() throws {
        let model = Model()
        let found = try values { $0.environment(nil as Model?).environment(model) }
        #expect(found[Model.self] == nil)
        #expect(try values { $0.environment(model) }[Model.self] === model)
    }
}

private struct NamesKey: EnvironmentKey { static var defaultValue: [String] { [] } }

extension EnvironmentValues {
    fileprivate var names: [String] {
        get { self[NamesKey.self] }
        set { self[NamesKey.self] = newValue }
    }
}
