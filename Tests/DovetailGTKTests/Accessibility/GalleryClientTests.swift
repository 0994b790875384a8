import Foundation
import TestSupport
import Testing

/// The pages of the gallery as a client of assistive technology reads and works them: whatever it does, it sees what the app's own elements say.
@Suite("Window host: the gallery for assistive technology", .serialized)
struct GalleryClientTests {
    private func forEachPage(idiom: String = "pad", _ body: (AccessibilityDriver, String) throws -> Void) throws {
        let driver = try AccessibilityDriver("pages", window: "Page", environment: ["DOVETAIL_IDIOM": idiom])
        let pages = try driver.askApp("pages").split(separator: "|").map(String.init)
        #expect(pages.count > 40)
        for page in pages {
            _ = try driver.askApp("page \(page)")
            try driver.compareTrees(of: "Page", page)
            try body(driver, page)
        }
    }

    @Test("each page is what its own elements say, and its texts are read by characters, words, sentences and lines")
    func reading() throws {
        var texts = 0
        try forEachPage(idiom: "desktop") { driver, page in
            let answer = try driver.ask("misfits('Page')")
            texts += answer.hasSuffix(" texts") ? Int(answer.dropLast(6)) ?? 0 : 0
            #expect(answer.hasSuffix(" texts"), "\(page): \(answer)")
        }
        #expect(texts > 250)
    }

    @Test(
        "what is pressed, typed, set, selected and scrolled by a client on each page leaves it as its own elements say")
    func working() throws {
        // All of them take minutes.
        let each = ProcessInfo.processInfo.environment["DOVETAIL_EVENTS"] == nil ? 1 : 100
        var done: [String: Int] = [:]
        try forEachPage { driver, page in
            let names = try driver.ask("usable('Page', \(each))").split(separator: "|")
            for (index, name) in names.enumerated() {
                let answer = try driver.ask("use('Page', \(index))")
                #expect(!answer.contains("FAILED") && !answer.contains("Error"), "\(page): \(name): \(answer)")
                done[String(answer.prefix { $0 != " " }), default: 0] += 1
                try driver.compareTrees(of: "Page", "\(page): \(name) \(answer)")
                for _ in 0..<3 where try driver.ask("presented()") != "0" {
                    try driver.display.xdotool("key", "Escape")
                    try driver.compareTrees(of: "Page", "\(page): \(name) \(answer), and the Escape key")
                }
            }
        }
        for (what, least) in ["pressed": 40, "typed": 6, "set": 10, "selected": 5, "scrolled": 30] {
            #expect(done[what, default: 0] >= least, "\(what) in \(done)")
        }
    }

    @Test("a client follows the focus over each page")
    func focus() throws {
        var stops = 0
        try forEachPage { driver, page in
            for number in 0..<5 {
                try driver.display.xdotool("key", "Tab")
                try driver.compareTrees(of: "Page", "\(page), \(number)")
                let place = try driver.askApp("focus-place").split(separator: ",").compactMap { Double($0) }
                guard place.count == 4 else { continue }
                let keyboard = CGRect(x: place[0], y: place[1], width: place[2], height: place[3])
                var last = ""
                try waitBlocking(for: "the focus at \(keyboard) of \(page), \(number), and not at \(last)", every: 50) {
                    last = try driver.ask("focused()")
                    // Role, name and place of one element, and no more.
                    let numbers = last.matches(of: #/\((-?\d+), (-?\d+), (-?\d+), (-?\d+)\)/#)
                    guard numbers.count == 1, let found = numbers.first?.output else { return false }
                    let parts = [found.1, found.2, found.3, found.4].compactMap { Double($0) }
                    let frame = CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
                    return frame.insetBy(dx: -2, dy: -2).intersects(keyboard)
                }
                stops += 1
            }
        }
        #expect(stops > 100)
    }
}
