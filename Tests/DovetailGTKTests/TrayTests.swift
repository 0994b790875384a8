import Foundation
import Testing

/// Menu bar extras in the tray of a desktop.
@Suite("Window host: items in the tray", .serialized)
struct TrayTests {
    @Test("the desktop shows an app's menu, does what is chosen there, and is told only what changed")
    func menu() throws {
        let driver = try TrayDriver("status", hasTray: true)
        #expect(try driver.windows().isEmpty)
        #expect(
            try driver.ask("layout")
                == "[Count 0 disabled, Add__one Control+Shift+a, Cannot disabled, Loud checkmark 0 icon, -, Low radio 1, "
                + "High radio 0, More [Grow, Deeper [Deep]], -, Danger disabled, Erase warning, -, Open Page, Remove]")
        #expect(try driver.ask("property Title") == "Status 0")
        #expect(try driver.ask("property ItemIsMenu") == "true")
        #expect(try driver.ask("property Status") == "Active")

        _ = driver.signals()
        #expect(try driver.ask("click Add__one") == "done")
        try driver.app.wait(for: "count 1")
        try driver.until("the new title") { try driver.ask("property Title") == "Status 1" }
        let told = driver.signals()
        #expect(told.filter { $0.hasPrefix("ItemsPropertiesUpdated") }.count == 1)
        #expect(told.contains { $0.contains("{label: Count 1})], [])") && !$0.contains("), (") })
        #expect(told.contains("NewTitle ()") && !told.contains { $0.hasPrefix("LayoutUpdated") })

        #expect(try driver.ask("click Loud") == "done")
        try driver.until("the tick") { try driver.ask("layout").contains("Loud checkmark 1") }
        #expect(driver.signals().filter { $0.contains("{toggle-state: 1}") && !$0.contains("label") }.count == 1)
        _ = try driver.ask("click High")
        try driver.app.wait(for: "level high")
        try driver.until("the choice") { try driver.ask("layout").contains("Low radio 0, High radio 1") }
        _ = try driver.ask("click Cannot")
        _ = try driver.ask("click Deep")
        try driver.app.wait(for: "deep")
        #expect(!driver.app.lines.contains("cannot"))

        _ = driver.signals()
        _ = try driver.ask("click Grow")
        try driver.until("the new item") { try driver.ask("layout").contains("More [Grow, Item 1, Deeper [Deep]]") }
        var grown: [String] = []
        try driver.until("the signal of it") {
            grown += driver.signals().filter { $0.hasPrefix("LayoutUpdated (") }
            return !grown.isEmpty
        }
        #expect(grown.count == 1 && !grown[0].hasSuffix(", 0)"))
        _ = try driver.ask("click Item 1")
        try driver.app.wait(for: "chose Item 1")
    }

    @Test(
        "an app in the tray runs without windows, hands its item to each new watcher, and ends when the item is removed"
    )
    func life() throws {
        let driver = try TrayDriver("status", hasTray: true)
        _ = try driver.ask("click Open Page")
        try driver.until("the window") { try driver.windows().count == 1 }
        try driver.display.focus(try driver.display.window("Page"))
        try driver.display.xdotool("key", "ctrl+w")
        try driver.until("no window") { try driver.windows().isEmpty }

        _ = try driver.ask("leave")
        try driver.until("the item goes with the watcher") { try driver.ask("there") == "no" }
        _ = try driver.ask("come")
        // An item may be handed over more than once, so that counting tells nothing.
        try driver.until("the item comes with the watcher") { try driver.ask("there") == "yes" }
        #expect(try driver.ask("layout").hasPrefix("[Count 0 disabled"))
        _ = try driver.ask("click Remove")
        #expect(try driver.app.waitForEnd() == 0)
        #expect(try driver.ask("there") == "no")
    }

    @Test("the label is drawn in the colour that the desktop's has, and a text is as wide as it is")
    func icon() throws {
        let light = try TrayDriver("status", hasTray: true, environment: ["DOVETAIL_COLOR_SCHEME": "light"])
        #expect(try light.ask("icon").hasSuffix(", 0, 0, 0]"))
        let dark = try TrayDriver("status-window", hasTray: true, environment: ["DOVETAIL_COLOR_SCHEME": "dark"])
        let icon = try dark.ask("icon")
        #expect(icon.hasPrefix("22x22 44x44 [") && icon.hasSuffix("255, 255, 255]"))
        #expect(try dark.ask("property XAyatanaLabel") == "0°")
    }

    @Test("an item with a window opens it and closes it; it closes too when another window gets the keyboard")
    func window() throws {
        let driver = try TrayDriver("status-window", hasTray: true)
        #expect(try driver.ask("property ItemIsMenu") == "false")
        #expect(try driver.windows().isEmpty)
        _ = try driver.ask("activate")
        try driver.app.wait(for: "window appeared")
        try driver.until("its size") { try driver.windows() == ["Panel 200x120"] }
        let window = try driver.display.window("Panel")
        #expect(try driver.display.run(["xprop", "-id", window, "_MOTIF_WM_HINTS"]).contains("0x0, 0x0"))
        try driver.display.focus(window)
        try driver.click("Press")
        try driver.until("the text") { try driver.texts(in: "Panel").contains("pressed 1") }
        try driver.until("the label") { try driver.ask("property XAyatanaLabel") == "1°" }

        let other = try ProbeProcess("window", display: driver.display)
        defer { other.stop() }
        try driver.display.focus(try driver.display.window("Probe"))
        try driver.app.wait(for: "window disappeared")
        #expect(try driver.windows().isEmpty)
        _ = try driver.ask("activate")
        try driver.app.wait(for: "window appeared", count: 2)
        _ = try driver.ask("activate")
        try driver.app.wait(for: "window disappeared", count: 2)
    }

    @Test("the small window goes when a view in it dismisses it, and opens again")
    func dismissal() throws {
        let driver = try TrayDriver("status-window", hasTray: true)
        for round in 1...2 {
            _ = try driver.ask("activate")
            try driver.app.wait(for: "window appeared", count: round)
            try driver.display.focus(try driver.display.window("Panel"))
            try driver.click("Dismiss")
            try driver.app.wait(for: "window disappeared", count: round)
            #expect(try driver.windows().isEmpty)
        }
    }

    @Test("the symbols of a menu follow when the desktop becomes dark")
    func menuIcons() throws {
        let driver = try TrayDriver("status", hasTray: true)
        let light = try driver.ask("menu-icon")
        _ = driver.signals()
        _ = try driver.ask("darken")
        try driver.until("the icons are told") {
            driver.signals().contains { $0.hasPrefix("ItemsPropertiesUpdated") && $0.contains("icon-data") }
        }
        let dark = try driver.ask("menu-icon")
        #expect(light != dark && light != "none" && dark != "none")
    }

    @Test(
        "without a tray an app of an item alone shows a window, and shows it again when the tray has gone for good"
    )
    func fallback() throws {
        let driver = try TrayDriver("status-window", hasTray: false)
        try driver.app.wait(for: "window appeared")
        let window = try driver.display.window("Panel")
        try driver.startTray()
        try driver.tray.wait(for: "registered 1")
        try driver.display.focus(window)
        try driver.display.xdotool("key", "ctrl+w")
        try driver.app.wait(for: "window disappeared")
        #expect(try driver.windows().isEmpty)
        _ = try driver.ask("leave")
        try driver.app.wait(for: "window appeared", count: 2)
    }
}
