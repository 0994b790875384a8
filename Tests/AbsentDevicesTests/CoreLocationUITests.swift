import CoreLocationUI
import DovetailTesting
import SwiftUI
import Testing

/// The buttons by which a person tells an app where they are.
@MainActor
struct CoreLocationUITests {
    @Test("A button says its title, and a press asks and then runs the action") func button() throws {
        var events: [String] = []
        let host = TestHost {
            LocationButton(.shareMyCurrentLocation, ask: { events.append("ask") }) { events.append("act") }
        }
        try host.tap("Share My Current Location")
        #expect(events == ["ask", "act"])
    }

    @Test("A button without a title is an arrow, which is named") func arrow() throws {
        var presses = 0
        let host = TestHost { LocationButton(ask: {}) { presses += 1 } }
        let alone = try host.frame(of: "Current Location")
        try host.tap("Current Location")
        #expect(presses == 1)
        let titled = TestHost { LocationButton(.currentLocation, ask: {}) {} }
        #expect(try titled.frame(of: "Current Location").width > alone.width + 50)
        let only = TestHost { LocationButton(.currentLocation, ask: {}) {}.labelStyle(.iconOnly) }
        #expect(try only.frame(of: "Current Location").width == alone.width)
    }

    @Test("UIKit's button has the same titles") func control() {
        let button = CLLocationButton(frame: .zero)
        #expect(button.title(for: .normal) == nil && button.accessibilityLabel == "Current Location")
        #expect(button.image(for: .normal) != nil)
        button.label = .sendMyCurrentLocation
        button.icon = .none
        button.cornerRadius = 12
        #expect(button.title(for: .normal) == "Send My Current Location" && button.image(for: .normal) == nil)
        #expect(button.layer.cornerRadius == 12)
    }
}
