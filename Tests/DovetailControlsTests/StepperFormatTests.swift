import DovetailTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Steppers with fields, and toggles of several values")
struct StepperFormatTests {
    private struct Steps: View {
        @State private var value = 2.0
        var body: some View {
            VStack {
                Stepper("Size", value: $value, in: 0...10, step: 2, format: .number)
                Text(verbatim: "size \(value)")
            }
        }
    }

    @Test("a stepper with a format has a field, whose number is kept within the range")
    func format() throws {
        let host = TestHost { Steps() }
        try host.tap("Increment")
        #expect(host.exists("size 4.0"))
        try host.type("7", into: "textField")
        #expect(host.exists("size 7.0"))
        try host.type("99", into: "textField")
        host.press(.tab)
        #expect(host.exists("size 10.0"))
    }

    private struct Item: Identifiable {
        let id: Int
        var isOn: Bool
    }

    private struct Several: View {
        @State private var items = [Item(id: 0, isOn: true), Item(id: 1, isOn: false)]
        var body: some View {
            VStack {
                Toggle("All", sources: $items, isOn: \.isOn)
                Toggle("First", isOn: $items[0].isOn)
            }
        }
    }

    @Test("a toggle of several values is mixed while they differ; a press sets them all", arguments: Idiom.allCases)
    func mixed(_ idiom: Idiom) throws {
        let host = TestHost(idiom: idiom) { Several() }
        #expect(try host.value(of: "All") == "2")
        try host.tap("All")
        #expect(try host.value(of: "All") == "1")
        try host.tap("First")
        #expect(try host.value(of: "All") == "2")
        _ = try host.png()
    }

    @Test("symbols move once when a value changes, go on while active, and keep still when effects are removed")
    func symbols() throws {
        struct Stars: View {
            @State private var count = 0
            let isActive: Bool
            var body: some View {
                VStack {
                    Image(systemName: "star").symbolEffect(.bounce, value: count)
                    Image(systemName: "heart").symbolEffect(.pulse, isActive: isActive)
                    Image(systemName: "circle").symbolEffect(.scale.up, isActive: count > 0)
                    Button("go") { count += 1 }.sensoryFeedback(.success, trigger: count)
                }
            }
        }
        let host = TestHost { Stars(isActive: false) }
        host.advance(by: .seconds(1))
        #expect(!host.isAnimating)
        try host.tap("go")
        host.advance(by: .milliseconds(120))
        #expect(try host.presentation(of: "star").scale.width > 1.05)
        host.advance(by: .seconds(2))
        #expect(try host.presentation(of: "star").scale.width == 1)
        #expect(try abs(host.presentation(of: "circle").scale.width - 1.2) < 0.001)
        #expect(!host.isAnimating)
        let endless = TestHost { Stars(isActive: true) }
        endless.advance(by: .seconds(3))
        #expect(endless.isAnimating)
        let removed = TestHost { Stars(isActive: true).symbolEffectsRemoved() }
        removed.advance(by: .seconds(3))
        #expect(!removed.isAnimating)
    }
}
