import SwiftUI
import Testing
import ViewSupport

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

@MainActor
@Suite("Accessibility: rotors that tools know by themselves")
struct AccessibilitySystemRotorTests {
    private func places<Content: View>(_ rotor: AccessibilitySystemRotor, _ content: Content) -> [String] {
        let host = TestHost(size: CGSize(width: 400, height: 400)) { content }
        return AccessibilityElements(of: host.window).places(of: rotor).map(\.label)
    }

    private struct Page: View {
        @State private var text = ""
        var body: some View {
            VStack {
                Text("Birds").accessibilityHeading(.h1)
                Text("Owls").accessibilityHeading(.h2)
                Text("They are quiet.").bold()
                Text("Very quiet.").italic().underline()
                Link("More", destination: URL(string: "https://example.org")!)
                TextField("Search", text: $text)
                Image(systemName: "star").accessibilityLabel("Star")
            }
        }
    }

    @Test("they are found by what the elements are")
    func found() {
        #expect(places(.headings, Page()) == ["Birds", "Owls"])
        #expect(places(.headings(level: .h2), Page()) == ["Owls"])
        #expect(places(.boldText, Page()) == ["They are quiet."])
        #expect(places(.italicText, Page()) == ["Very quiet."])
        #expect(places(.underlineText, Page()) == ["Very quiet."])
        #expect(places(.links, Page()) == ["More"])
        #expect(places(.textFields, Page()) == ["Search"])
        #expect(places(.images, Page()) == ["Star"])
        #expect(places(.misspelledWords, Page()).isEmpty)
    }

    @Test("what a view lists stands in place of what is inside it, and not of what is beside it")
    func replaced() throws {
        struct Screen: View {
            @Namespace private var names
            let log: Probe<String>
            var body: some View {
                VStack {
                    Text("Before").accessibilityHeading(.h1)
                    VStack {
                        Text("Inside").accessibilityHeading(.h1)
                        Text("Chapter").accessibilityRotorEntry(id: 7, in: names)
                    }
                    .accessibilityElement(children: .contain)
                    .accessibilityRotor(.headings) {
                        AccessibilityRotorEntry("The chapter", id: 7, in: names) { log.note("prepared") }
                        AccessibilityRotorEntry("Not here", id: 8, in: names)
                    }
                    Text("After").accessibilityHeading(.h1)
                }
            }
        }
        let log = Probe<String>()
        let host = TestHost { Screen(log: log) }
        let places = AccessibilityElements(of: host.window).places(of: .headings)
        #expect(places.map(\.label) == ["Before", "The chapter", "Not here", "After"])
        #expect(places.map { $0.element?.label } == ["Before", "Chapter", nil, "After"])
        places[1].prepare()
        #expect(log.entries == ["prepared"])
    }

    @Test("parts of a text are places of a rotor")
    func ranges() throws {
        let text = "One fish, two fisch"
        let misspelled = try #require(text.range(of: "fisch"))
        let fish = try #require(text.range(of: "fish"))
        let host = TestHost {
            Text(text).accessibilityRotor(.misspelledWords, textRanges: [misspelled])
                .accessibilityRotor("Animals", textRanges: [fish])
        }
        let elements = AccessibilityElements(of: host.window)
        #expect(elements.places(of: .misspelledWords).map(\.label) == ["fisch"])
        let element = try host.element(text)
        let own = try #require(element.namedActions?.rotors.first { $0.name == "Animals" })
        #expect(elements.places(of: own, in: element).map(\.label) == ["fish"])
        #expect(elements.places(of: own, in: element).first?.element?.node === element.node)
    }
}
