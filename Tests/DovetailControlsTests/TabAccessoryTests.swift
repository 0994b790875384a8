import DovetailTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Accessories of tab views and focus of search fields")
struct TabAccessoryTests {
    private struct Player: View {
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement
        var body: some View { Text(placement == .expanded ? "playing" : "elsewhere") }
    }

    @Test("an accessory stands between the page and the bar, keeps pages' state when it comes and goes")
    func accessory() throws {
        struct Page: View {
            @State private var isPlaying = true
            @State private var count = 0
            var body: some View {
                TabView {
                    Counter(isPlaying: $isPlaying).tabItem { Text("One") }
                    Text("other").tabItem { Text("Two") }
                }
                .tabViewBottomAccessory(isEnabled: isPlaying) { Player() }
            }
        }
        struct Counter: View {
            @Binding var isPlaying: Bool
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("count \(count)") { count += 1 }
                    Spacer()
                    Button("stop") { isPlaying = false }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 390, height: 600), idiom: .phone) { Page() }
        try host.tap("count 0")
        let player = try host.layoutFrame(of: "playing")
        #expect(try player.minY > host.layoutFrame(of: "stop").maxY)
        #expect(try player.maxY < host.layoutFrame(of: "One").minY)
        try host.tap("stop")
        #expect(!host.exists("playing"))
        #expect(host.exists("count 1"))
    }

    @Test("a search field has the keyboard when a focus state says so, and tells it")
    func searchFocused() throws {
        struct Page: View {
            @FocusState private var isSearching: Bool
            @State private var text = ""
            var body: some View {
                NavigationStack {
                    VStack {
                        Button("search") { isSearching = true }
                        Text(isSearching ? "with keyboard" : "without")
                    }
                }
                .searchable(text: $text)
                .searchFocused($isSearching)
            }
        }
        let host = TestHost { Page() }
        #expect(host.exists("without"))
        try host.tap("search")
        #expect(host.focused == "Search")
        #expect(host.exists("with keyboard"))
        host.press(.escape)
        #expect(host.exists("without"))
    }
}
