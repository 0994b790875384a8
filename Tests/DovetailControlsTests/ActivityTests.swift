import DovetailTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Activities and modifier keys")
struct ActivityTests {
    private struct Place: Codable, Equatable {
        var name: String
        var number: Int
    }

    private struct Screen: View {
        let log: Probe<String>
        @State private var city: String? = "Bonn"
        @State private var isMapShown = true

        var body: some View {
            VStack {
                Button("none") { city = nil }
                Button("Kiel") { city = "Kiel" }
                Button("no map") { isMapShown = false }
                if isMapShown {
                    Text("map").userActivity("org.example.map", element: city) { city, activity in
                        activity.title = city
                        try? activity.setTypedPayload(Place(name: city, number: 7))
                    }
                }
            }
            .onContinueUserActivity("org.example.map") { activity in
                let place = try? activity.typedPayload(Place.self)
                log.note("map \(place?.name ?? "?") \(place?.number ?? 0)")
            }
            .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { log.note("web \($0.webpageURL?.path ?? "")") }
        }
    }

    @Test("the window's activity is what the view on show says now")
    func activity() throws {
        let log = Probe<String>()
        let host = TestHost { Screen(log: log) }
        let activity = try #require(host.userActivity)
        #expect(activity.activityType == "org.example.map" && activity.title == "Bonn")
        #expect(try activity.typedPayload(Place.self) == Place(name: "Bonn", number: 7))
        try host.tap("Kiel")
        #expect(host.userActivity?.title == "Kiel")
        try host.tap("none")
        #expect(host.userActivity == nil)
        try host.tap("Kiel")
        #expect(host.userActivity?.title == "Kiel")
        try host.tap("no map")
        #expect(host.userActivity == nil)
    }

    @Test("an activity goes to the view that wants its kind; addresses of the web are one")
    func going() throws {
        let log = Probe<String>()
        let host = TestHost { Screen(log: log) }
        #expect(host.goOn(with: try #require(host.userActivity)))
        #expect(!host.goOn(with: NSUserActivity(activityType: "org.example.other")))
        #expect(host.open(try #require(URL(string: "https://example.org/page"))))
        #expect(!host.open(try #require(URL(string: "example:thing"))))
        #expect(log.entries == ["map Bonn 7", "web /page"])
    }

    @Test("a payload without properties is none, and one that does not fit is not read")
    func payloads() throws {
        let activity = NSUserActivity(activityType: "a")
        #expect(throws: EncodingError.self) { try activity.setTypedPayload([1, 2]) }
        #expect(throws: DecodingError.self) { try activity.typedPayload(Place.self) }
        activity.addUserInfoEntries(from: ["name": "x", "number": 1])
        activity.addUserInfoEntries(from: ["number": 2])
        #expect(try activity.typedPayload(Place.self) == Place(name: "x", number: 2))
    }

    @Test("modifier keys are told when they change, as far as they matter")
    func modifiers() throws {
        struct Screen: View {
            let log: Probe<String>
            var body: some View {
                Text("keys")
                    .onModifierKeysChanged(mask: .option) { old, new in
                        log.note("option \(old == .option) \(new == .option)")
                    }
                    .onModifierKeysChanged(mask: [.shift, .control], initial: false) { _, new in
                        log.note("shift \(new.contains(.shift)) control \(new.contains(.control))")
                    }
            }
        }
        let log = Probe<String>()
        let host = TestHost { Screen(log: log) }
        #expect(log.entries == ["option false false"])
        host.hold(.shift)
        host.hold([.shift, .option])
        host.hold([.shift, .option])
        host.hold([])
        #expect(
            log.entries == [
                "option false false", "shift true control false", "option false true", "option true false",
                "shift false control false",
            ]
                || log.entries == [
                    "option false false", "shift true control false", "option false true", "shift false control false",
                    "option true false",
                ], "\(log.entries)")
    }

    @Test(
        "another view stands in while all of the modifier keys are held, and the one that it stands in for keeps its state"
    )
    func alternate() throws {
        struct Screen: View {
            @State private var presses = 0
            var body: some View {
                Button("Close \(presses)") { presses += 1 }
                    .modifierKeyAlternate([.option, .shift]) { Button("Close all") { presses += 10 } }
            }
        }
        let host = TestHost { Screen() }
        host.hold(.option)
        #expect(host.exists("Close 0") && !host.exists("Close all"))
        host.hold([.option, .shift])
        #expect(host.exists("Close all") && !host.exists("Close 0"))
        try host.tap("Close all")
        host.hold([])
        #expect(host.exists("Close 10"))
        try host.tap("Close 10")
        #expect(host.exists("Close 11"))
    }
}
