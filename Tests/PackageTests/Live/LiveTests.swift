import Foundation
import TestSupport
import Testing

/// A person who edits an app, and goes on using it.
@Suite("A watched program", .serialized, .onThreadsOfTheirOwn)
struct LiveTests {
    private let app = """
        import SwiftUI

        @main struct TriedApp: App {
            var body: some Scene { WindowGroup("Tried") { ContentView() }.defaultSize(width: 500, height: 800) }
        }

        struct ContentView: View {
            @State private var tab = "Form"

            var body: some View {
                TabView(selection: $tab) {
                    FormPage().tabItem { Text("Form") }.tag("Form")
                    Trips().tabItem { Text("Trips") }.tag("Trips")
                }
            }
        }

        final class Clicks: ObservableObject {
            @Published var count = 0
            var text: String { "Clicks: \\(count)" }
        }

        struct FormPage: View {
            @State private var name = ""
            @State private var isSheetShown = false
            @StateObject private var clicks = Clicks()

            var body: some View {
                Form {
                    TextField("Name", text: $name)
                    Button("Click") { clicks.count += 1 }
                    Text(clicks.text)
                    Button("Show rows") { isSheetShown = true }
                    Button("Break") { Breaking.act(Array(name)) }
                }
                .sheet(isPresented: $isSheetShown) { Rows(name: name) }
            }
        }

        enum Breaking {
            static func act(_ letters: [Character]) {
                print(letters[1000])
            }
        }
        """

    private let rows = """
        import SwiftUI

        struct Rows: View {
            let name: String

            var body: some View {
                VStack(spacing: 0) {
                    Text("Rows of \\(name)").frame(height: 40)
                    List(0..<10_000, id: \\.self) { Row(number: $0) }
                        .listStyle(.plain)
                }
                .frame(minWidth: 400, minHeight: 600)
            }
        }
        """

    private func row(height: Int, color: String) -> String {
        """
        import SwiftUI

        struct Row: View {
            let number: Int

            var body: some View {
                Text(verbatim: "Row \\(number)")
                    .frame(maxWidth: .infinity, minHeight: \(height))
                    .background(Color(red: \(color)))
                    .listRowInsets(EdgeInsets())
            }
        }
        """
    }

    private let trips = """
        import SwiftUI

        struct Trips: View {
            @State private var path: [Int] = []

            var body: some View {
                NavigationStack(path: $path) {
                    List(1..<4) { number in
                        NavigationLink("Trip \\(number)", value: number)
                    }
                    .navigationDestination(for: Int.self) { Trip(number: $0) }
                }
            }
        }

        struct Trip: View {
            let number: Int
            @State private var place = ""
            @FocusState private var isTyping: Bool

            var body: some View {
                VStack {
                    Text("Trip \\(number) LABEL")
                    TextField("Place", text: $place).focused($isTyping)
                    Text(isTyping ? "Typing" : "Resting")
                }
                .padding()
            }
        }
        """

    private func session() throws -> LiveSession {
        try LiveSession(
            ["run"],
            sources: [
                "App.swift": app, "Rows.swift": rows, "Row.swift": row(height: 40, color: "0.2, green: 0.6, blue: 0.2"),
                "Trips.swift": trips.replacingOccurrences(of: " LABEL", with: ""),
            ])
    }

    /// The number of the first row that is not covered by the heading.
    private func firstRow(_ session: LiveSession) throws -> (number: Int, frame: CGRect) {
        let elements = try session.client.elements(until: "rows") { all in all.contains { $0.label.hasPrefix("Row ") } }
        let heading = try #require(elements.first { $0.label.hasPrefix("Rows of ") })
        let rows = elements.compactMap { element in
            element.label.hasPrefix("Row ") && element.frame.midY > heading.frame.midY + 25
                ? Int(element.label.dropFirst(4)).map { ($0, element.frame) } : nil
        }
        return try #require(rows.min { $0.0 < $1.0 })
    }

    /// Waits until a row that is the first to be seen is as near to that as can be, and has a colour in the window. Rows of another height may
    /// hide what was seen of the first one.
    private func sees(_ color: [Int], row: Int, _ session: LiveSession) throws {
        try session.waitFor("row \(row) in \(color)") {
            let (number, frame) = try firstRow(session)
            guard abs(number - row) <= 2 else { return false }
            // Beside the text.
            let pixel = try session.display.pixel(x: 30, y: Int(frame.midY))
            return zip(pixel, color).allSatisfy { abs($0 - $1) <= 3 }
        }
    }

    @Test(
        "typed text, an open sheet and the place among 10,000 rows stay, while rows change; after an error and a crash too"
    )
    func stateStays() throws {
        let session = try session()
        try session.click("Name", role: "textField")
        try session.display.person("type", "--delay", "20", "Ann")
        try session.client.elements(until: "the typed text") { all in all.contains { $0.value == "Ann" } }
        try session.click("Click")
        try session.client.elements(until: "a click") { all in all.contains { $0.label == "Clicks: 1" } }
        try session.click("Show rows")
        try session.client.elements(until: "the sheet") { all in all.contains { $0.label == "Rows of Ann" } }
        let top = try firstRow(session).frame
        for _ in 0..<3 { try session.display.person("mousemove", "\(Int(top.midX))", "\(Int(top.midY))", "click", "5") }
        for (phase, length) in [("began", 200_000), ("ended", 0)] {
            session.client.send([
                "type": "scroll", "phase": phase, "precise": true, "dx": 0, "dy": length, "x": Double(top.midX),
                "y": Double(top.midY),
            ])
        }
        try session.client.elements(until: "a place far down among the rows") { all in
            all.contains { $0.label.hasPrefix("Row ") && Int($0.label.dropFirst(4)) ?? 0 > 4000 }
        }
        let place = try firstRow(session).number
        #expect(place > 4000)

        try session.saveAndSee(row(height: 64, color: "0.8, green: 0.2, blue: 0.2"), "Row.swift")
        try sees([204, 51, 51], row: place, session)
        #expect(try session.client.elements().contains { $0.label == "Rows of Ann" })

        let broken = session.client.mark
        try session.save("import SwiftUI\nstruct Row: Vieww {}\n", "Row.swift")
        let errors = try session.client.message("errors", since: broken)
        let first = try #require((errors["errors"] as? [LiveClient.Message])?.first)
        #expect(first["file"] as? String == "Sources/Tried/Row.swift" && first["line"] as? Int == 2)
        // The words of the compiler are at the bottom of the window, on red, and the last good picture is above.
        try session.waitFor("the error in the window") {
            try session.display.pixel(x: 30, y: 780).first.map { abs($0 - 158) < 4 } ?? false
        }
        try sees([204, 51, 51], row: place, session)

        try session.saveAndSee(row(height: 30, color: "0.2, green: 0.2, blue: 0.8"), "Row.swift")
        try sees([51, 51, 204], row: place, session)
        #expect(try session.client.elements().contains { $0.label == "Rows of Ann" })

        // A crash tells where it was, and ends neither the window nor the watch.
        try session.display.person("key", "Escape")
        try session.client.elements(until: "the form") { all in all.contains { $0.label == "Break" } }
        let whole = session.client.mark
        try session.click("Break")
        let crash = try session.client.message("crash", since: whole)
        #expect((crash["function"] as? String)?.contains("Breaking.act") == true, "\(crash)")
        let line =
            app.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.contains("letters[1000]") }! + 1
        #expect(crash["place"] as? String == session.package.path + "/Sources/Tried/App.swift:\(line)", "\(crash)")
        #expect(try !session.display.person("search", "--onlyvisible", "--name", ".").isEmpty)
        try session.saveAndSee(
            app.replacingOccurrences(of: "print(letters[1000])", with: "print(letters.count)"), "App.swift")
        try session.client.elements(until: "the state from before") { all in
            all.contains { $0.value == "Ann" } && all.contains { $0.label == "Clicks: 1" }
        }

        // An object whose stored properties changed starts over, and nothing else does.
        try session.saveAndSee(
            app.replacingOccurrences(
                of: "@Published var count = 0", with: "@Published var count = 0\n    var more = 1"),
            "App.swift")
        try session.client.elements(until: "the object anew") { all in
            all.contains { $0.label == "Clicks: 0" } && all.contains { $0.value == "Ann" }
        }
        try session.waitFor("the loss to be told") {
            session.printed.contains("Tried.Clicks starts over: its stored properties changed.")
        }
        try session.end()
    }

    @Test("the selected tab, the path of pages, the field with the keyboard and the place in its text stay")
    func focusStays() throws {
        let session = try session()
        try session.click("Trips")
        try session.click("Trip 2")
        try session.click("Place", role: "textField")
        try session.display.person("type", "--delay", "20", "Olo")
        try session.client.elements(until: "the typed text") { all in all.contains { $0.value == "Olo" } }
        try session.display.person("key", "--repeat", "2", "--delay", "20", "Left")
        try session.client.elements(until: "the focus") { all in all.contains { $0.label == "Typing" } }

        try session.saveAndSee(trips.replacingOccurrences(of: "LABEL", with: "now"), "Trips.swift")
        try session.client.elements(until: "the page as it was") { all in
            all.contains { $0.label == "Trip 2 now" } && all.contains { $0.label == "Typing" }
                && all.contains { $0.value == "Olo" }
        }
        try session.display.person("type", "s")
        try session.client.elements(until: "a letter where the caret was") { all in all.contains { $0.value == "Oslo" }
        }
        #expect(try session.element("Trips").isSelected)
        try session.end()
    }
}
