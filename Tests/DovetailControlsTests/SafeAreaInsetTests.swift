import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Insets of lists and tabs")
struct SafeAreaInsetTests {
    @Test("safeAreaInset on a row, and on its list in a tab")
    func insetInLists() throws {
        let tabs = TestHost(size: CGSize(width: 300, height: 300)) {
            TabView {
                List { Text("row").safeAreaInset(edge: .bottom) { Text("below the row") } }
                    .safeAreaInset(edge: .bottom) { Text("below the list") }
                    .tabItem { Text("tab") }
            }
        }
        let (row, belowRow) = (try tabs.frame(of: "row"), try tabs.frame(of: "below the row"))
        #expect(row.maxY <= belowRow.minY)
        #expect(try belowRow.maxY < tabs.frame(of: "below the list").minY)
    }
}
