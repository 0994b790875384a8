import DovetailTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Gauges, groups of controls and system buttons")
struct GaugeTests {
    private struct Percent: GaugeStyle {
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(verbatim: "\(configuration.value) \(isEnabled)")
                configuration.markedValueLabels
            }
        }
    }

    @Test("a gauge tells its value, within the range, and its label")
    func values() throws {
        let host = TestHost {
            VStack {
                Gauge(value: 30, in: 0...60) { Text("Half") }
                Gauge(value: 99.0, in: 0...60) {
                    Text("Over")
                } currentValueLabel: {
                    Text("99 km/h")
                }
                Gauge(value: Double.nan) { Text("None") }
            }
        }
        #expect(try host.value(of: "Half") == "50%")
        #expect(try host.value(of: "Over") == "99 km/h")
        #expect(try host.value(of: "None") == "0%")
    }

    @Test("a gauge and a progress view are called as their labels are, also by labels with a symbol")
    func names() throws {
        let host = TestHost {
            VStack {
                Gauge(value: 0.5) { Label("Battery", systemImage: "battery.50") }
                ProgressView(value: 0.25) { HStack { Text("Upload") } }
            }
        }
        #expect(try host.value(of: "Battery") == "50%")
        #expect(try host.value(of: "Upload") == "25%")
    }

    @Test("an app's style makes the gauge, with the environment")
    func style() {
        let host = TestHost {
            Gauge(value: 1, in: 0...4) {
                Text("Fuel")
            } currentValueLabel: {
                Text("1")
            } markedValueLabels: {
                Text("mark")
            }
            .gaugeStyle(Percent()).disabled(true)
        }
        #expect(host.texts == ["Fuel", "0.25 false", "mark"])
    }

    @Test("every style of gauge is drawn, and has its size")
    func styles() throws {
        func size(_ gauge: some View) throws -> CGSize {
            try TestHost(size: CGSize(width: 300, height: 200)) { gauge }.frame(of: "Speed").size
        }
        func gauge() -> some View {
            Gauge(value: 0.4) {
                Text("Speed")
            } currentValueLabel: {
                Text("40")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("99")
            }
        }
        #expect(try size(gauge().gaugeStyle(.accessoryCircular)) == CGSize(width: 58, height: 58))
        #expect(try size(gauge().gaugeStyle(.accessoryCircularCapacity)) == CGSize(width: 58, height: 58))
        #expect(try size(gauge().gaugeStyle(.linearCapacity)).width == 300)
        #expect(try size(gauge().gaugeStyle(.accessoryLinear)).height < 30)
        #expect(try size(gauge().gaugeStyle(.accessoryLinearCapacity)).height < 60)
        #expect(try size(gauge().gaugeStyle(.automatic)).width == 300)
    }

    @Test("a control group shows its controls in one bar, or in a menu by its label", arguments: Idiom.allCases)
    func groups(_ idiom: Idiom) throws {
        let log = Probe<String>()
        func group() -> some View {
            ControlGroup("More", systemImage: "ellipsis") {
                Button("One") { log.note("one") }
                Button("Two") { log.note("two") }
            }
        }
        let bar = TestHost(idiom: idiom) { group() }
        try bar.tap("Two")
        #expect(!bar.exists("More"))
        let menu = TestHost(idiom: idiom) { group().controlGroupStyle(.menu) }
        #expect(!menu.exists("One"))
        try menu.tap("More")
        try menu.tap("One")
        #expect(log.entries == ["two", "one"])
    }

    private struct Row: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                configuration.content
            }
        }
    }

    @Test("an app's style makes a control group, and a menu")
    func ownStyles() throws {
        struct Boxed: MenuStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text("boxed")
                    Menu(configuration)
                }
            }
        }
        let host = TestHost {
            ControlGroup("Name") { Button("Only") {} }.controlGroupStyle(Row())
            Menu("Menu") { Button("Item") {} }.menuStyle(Boxed()).menuIndicator(.hidden)
        }
        #expect(host.texts == ["Name", "Only", "boxed", "Menu"])
        try host.tap("Menu")
        #expect(host.exists("Item"))
    }

    @Test("rename buttons run the action set around them, and are off without one")
    func rename() throws {
        let log = Probe<String>()
        let host = TestHost { RenameButton().renameAction { log.note("rename") } }
        try host.tap("Rename")
        #expect(log.entries == ["rename"])
        #expect(try !TestHost { RenameButton() }.isEnabled("Rename"))
    }

    @Test("a paste button hands over the text of the clipboard; a help link runs its action")
    func paste() throws {
        let log = Probe<String>()
        let host = TestHost {
            VStack {
                Text("to copy").textSelection(.enabled)
                PasteButton(payloadType: String.self) { log.note($0.joined()) }
                HelpLink { log.note("help") }
            }
        }
        try host.tap("Paste")
        try host.tap("Help")
        #expect(log.entries == ["help"])
    }

    @Test("a button that repeats runs while it is held, and not again when it is let go of")
    func repetition() throws {
        let log = Probe<String>()
        let host = TestHost {
            VStack {
                Button("More") { log.note("more") }.buttonRepeatBehavior(.enabled)
                Button("Once") { log.note("once") }
            }
        }
        try host.tap("More")
        #expect(log.entries == ["more"])
        try host.longPress("More", duration: .milliseconds(850))
        #expect(log.entries.count == 5)
        host.advance(by: .seconds(2))
        #expect(log.entries.count == 5)
        try host.longPress("Once")
        #expect(log.entries.count == 6)
    }

    @Test("border shapes change the corners of bezels, a circle makes them as wide as high")
    func borderShapes() throws {
        let host = TestHost {
            Button("+") {}.buttonStyle(.bordered).buttonBorderShape(.circle)
        }
        let frame = try host.frame(of: "+")
        #expect(abs(frame.width - frame.height) < 0.01)
        #expect(ButtonBorderShape.capsule.path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).boundingRect.width == 40)
    }
}
