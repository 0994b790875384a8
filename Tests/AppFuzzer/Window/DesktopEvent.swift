import DovetailTesting
import Foundation

/// One thing that a person or the desktop does to a window, as a line for `xdotool`.
enum DesktopEvent: String, CaseIterable {
    case click, hover, hold, release, drag, wheel, key, type, resize, pause

    /// How often it comes, beside the others.
    private var weight: Int {
        switch self {
        case .click: 26
        case .hover, .wheel, .key, .release: 6
        case .drag, .type, .pause: 4
        case .hold: 2
        case .resize: 1
        }
    }

    private static let all = allCases.flatMap { Array(repeating: $0, count: $0.weight) }

    /// The keys that are pressed: none that closes the window or ends the app with the modifiers beside them.
    private static let keys = [
        "Escape", "Escape", "Return", "Tab", "Tab", "shift+Tab", "space", "space", "Up", "Down", "Down", "Left",
        "Right", "BackSpace", "Delete",
        "Home", "End", "Next", "Menu", "F10", "a", "n", "f", "ctrl+a", "ctrl+z", "ctrl+f", "shift+Right", "ctrl+v",
        "ctrl+c",
    ]
    private static let lengths = [1, 40, 200, 320, 400, 700, 900]
    private static let texts = ["a", "Item", "12", "3.5", "été", "日本"]

    /// The line for an event by chance.
    ///
    /// - Parameters:
    ///   - window: The number of the window.
    ///   - area: The area of the screen where things happen, in pixels.
    static func line(by numbers: inout some RandomNumberGenerator, window: String, area: CGSize) -> String {
        func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }
        func place() -> String { "\(number(Int(area.width))) \(number(Int(area.height)))" }
        switch all.randomElement(using: &numbers)! {
        case .click:
            let button = number(8) == 0 ? 3 : 1
            return "mousemove \(place()) click --repeat \(number(7) == 0 ? 2 : 1) --delay 10 \(button)"
        case .hover: return "mousemove \(place())"
        case .hold: return "mousemove \(place()) mousedown 1"
        case .release: return "mouseup 1"
        case .drag:
            return
                "mousemove \(place()) mousedown 1 sleep 0.02 mousemove \(place()) sleep 0.02 mousemove \(place()) mouseup 1"
        case .wheel: return "mousemove \(place()) click --repeat \(1 + number(4)) --delay 2 \(4 + number(4))"
        case .key: return "key \(keys[number(keys.count)])"
        case .type: return "type --delay 1 \(texts[number(texts.count)])"
        case .resize:
            return "windowsize \(window) \(lengths[number(lengths.count)]) \(lengths[number(lengths.count)])"
        case .pause: return "sleep 0.\(number(3))5"
        }
    }
}
