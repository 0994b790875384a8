import Foundation
import Testing

/// How a person has set up the desktop, as it tells a program that runs.
@Suite("Window host: wishes of a person", .serialized)
struct WishClientTests {
    @Test("contrast, motion, transparency, shapes, the size of texts and of the pointer follow the desktop")
    func wishes() throws {
        // A quarter more than the usual 96 dots an inch.
        let driver = try AccessibilityDriver(
            "controls", window: "Controls", environment: ["DOVETAIL_IDIOM": "desktop"], resolution: 120)
        func until(_ wanted: String) throws {
            try driver.app.wait(wanted) { (try? driver.askApp("wishes")) == wanted }
        }
        try until("- - - - - 24 xxLarge")
        _ = try driver.ask("portal_says('contrast', 1)")
        // Who wants more contrast does not want what is behind to shine through.
        try until("contrast - opaque - - 24 xxLarge")
        _ = try driver.ask("portal_says('reduced-motion', 1)")
        try until("contrast still opaque - - 24 xxLarge")
        _ = try driver.ask("portal_says('contrast', 0)")
        try until("- still - - - 24 xxLarge")
        _ = try driver.ask("portal_says('reduced-transparency', 1)")
        try until("- still opaque - - 24 xxLarge")
        _ = try driver.ask("portal_says('show-status-shapes', True, 'org.gnome.desktop.a11y.interface')")
        try until("- still opaque shapes - 24 xxLarge")
        // GTK's own settings, which follow the desktop's. Arrows become as large as for fingers.
        #expect(try driver.ask("extents(find('push button', 'Increment'))[3] < 24") == "True")
        _ = try driver.askApp("setting gtk-cursor-theme-size 48")
        try until("- still opaque shapes large 48 xxLarge")
        try driver.until("extents(find('push button', 'Increment'))[3] >= 24", is: "True")
        _ = try driver.askApp("setting gtk-xft-dpi \(96 * 1024)")
        try until("- still opaque shapes large 48 large")
        _ = try driver.askApp("setting gtk-cursor-theme-size 24")
        try until("- still opaque shapes - 24 large")
    }
}
