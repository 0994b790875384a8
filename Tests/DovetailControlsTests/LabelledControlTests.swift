import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Labels, boxes, groups and progress views.
@MainActor
@Suite("Labels and containers of controls")
struct LabelledControlTests {
    private struct Framed: LabelStyle {
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(isEnabled ? "on" : "off")
                Label(configuration)
            }
        }
    }

    @Test("a label's style decides what is shown; a style of the app's may use the label itself")
    func labels() {
        func shown<S: LabelStyle>(_ style: S) -> TestHost {
            TestHost { Label("Home", systemImage: "house").labelStyle(style) }
        }
        #expect(shown(.titleAndIcon).texts == ["Home"])
        #expect(shown(.titleAndIcon).symbols == ["house"])
        #expect(shown(.titleOnly).texts == ["Home"])
        #expect(shown(.titleOnly).symbols == [])
        #expect(shown(.iconOnly).texts == [])
        #expect(shown(.iconOnly).symbols == ["house"])
        #expect(shown(.iconOnly).exists("Home"))
        #expect(shown(Framed()).texts == ["on", "Home"])
        #expect(
            TestHost { Label("a", systemImage: "house").labelStyle(Framed()).disabled(true) }.texts == ["off", "a"])
    }

    @Test("a style is made of those around it")
    func nestedStyles() {
        let host = TestHost { Label("Home", systemImage: "house").labelStyle(Framed()).labelStyle(.titleOnly) }
        #expect(host.texts == ["on", "Home"])
        #expect(host.symbols == [])
    }

    @Test("hidden labels still name their controls")
    func hiddenLabels() throws {
        let isOn = Model(false)
        let host = TestHost {
            Bound(isOn) { isOn in
                VStack {
                    Toggle("Sound", isOn: isOn)
                    Stepper("Count", value: .constant(1))
                    DatePicker("Day", selection: .constant(.distantPast), displayedComponents: .date)
                }
                .labelsHidden()
            }
        }
        #expect(!host.texts.contains("Sound") && !host.texts.contains("Count") && !host.texts.contains("Day"))
        try host.tap("Sound")
        #expect(isOn.value)
        #expect(host.exists("Count") && host.exists("Day"))
        // Its switch reaches 2 points further.
        #expect(try host.layoutFrame(of: "Sound").size == CGSize(width: 49, height: 31))
    }

    @Test("a progress view says how far it is, and its bar fills that much")
    func progress() throws {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            ProgressView("Loading", value: 25, total: 100)
        }
        #expect(host.texts == ["Loading"])
        #expect(try host.value(of: "Loading") == "25%")
        let frame = try host.frame(of: "Loading")
        let y = frame.maxY - 2
        let filled = try host.color(at: CGPoint(x: frame.minX + 45, y: y))
        let empty = try host.color(at: CGPoint(x: frame.minX + 55, y: y))
        #expect(filled.blue > filled.red + 0.3)
        #expect(abs(empty.blue - empty.red) < 0.05)
        #expect(!host.isAnimating)
    }

    @Test("a spinner turns as long as it is there")
    func spinner() {
        let isLoading = Model(true)
        let host = TestHost { Bound(isLoading) { if $0.wrappedValue { ProgressView() } } }
        #expect(host.isAnimating)
        isLoading.value = false
        host.settle()
        host.advance(by: .seconds(1))
        #expect(!host.isAnimating)
    }

    @Test("values outside a progress view's total are limited, one that is no number is not known")
    func oddProgress() throws {
        let host = TestHost {
            ProgressView(value: 7.0).accessibilityIdentifier("over")
            ProgressView(value: -1.0).accessibilityIdentifier("under")
            ProgressView(value: Double.nan).accessibilityIdentifier("none")
        }
        #expect(try host.value(of: "over") == "100%")
        #expect(try host.value(of: "under") == "0%")
        #expect(try host.value(of: "none") == nil)
    }

    @Test("a disclosure group opens and closes; its content's closure runs while it is open only")
    func disclosure() throws {
        let log = Probe<Int>()
        let host = TestHost {
            DisclosureGroup("Advanced") {
                let _ = log.note(1)
                Text("inside")
            }
        }
        #expect(host.texts == ["Advanced"])
        #expect(log.entries.isEmpty)
        try host.tap("Advanced")
        #expect(host.texts == ["Advanced", "inside"])
        host.press(.tab)
        host.press(.space)
        host.advance(by: .seconds(1))
        #expect(host.texts == ["Advanced"])
    }

    @Test("group boxes and labelled content")
    func boxes() {
        let host = TestHost {
            GroupBox("Box") { LabeledContent("Name", value: "Annabel") }
            LabeledContent("Count", value: 1234.5, format: .number.locale(Locale(identifier: "en_US")))
        }
        #expect(host.texts == ["Box", "Name", "Annabel", "Count", "1,234.5"])
    }
}
