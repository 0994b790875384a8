import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("The preference of light or dark")
struct PreferredColorSchemeTests {
    private struct Scheme: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }

    @Test("set by its key, it is what a view prefers")
    func byKey() {
        let host = TestHost(colorScheme: .light) {
            Scheme().preference(key: PreferredColorSchemeKey.self, value: .dark)
        }
        #expect(host.texts == ["dark"])
    }

    @Test("what views prefer can be observed: of several views the first, of one around another the outer")
    func observed() {
        var heard: [ColorScheme?] = []
        let host = TestHost(colorScheme: .light) {
            VStack {
                Text("a")
                Scheme().preferredColorScheme(.light).preferredColorScheme(.dark)
                Scheme().preferredColorScheme(.light)
            }
            .onPreferenceChange(PreferredColorSchemeKey.self) { heard.append($0) }
        }
        #expect(host.texts.count == 3 && heard.last == .dark)
    }
}
