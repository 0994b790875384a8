import DovetailTesting
import SwiftUI
import Testing

/// What the button that leads back says.
@MainActor
@Suite("Titles of back buttons")
struct BackTitleTests {
    @Test("it is the title of the page before, or “Back” where that has more than sixteen characters")
    func length() throws {
        func says(_ text: String, before title: String) -> Bool {
            let host = TestHost(size: CGSize(width: 400, height: 400), idiom: .phone) {
                NavigationStack(path: .constant([1])) {
                    Text("root").navigationTitle(title)
                        .navigationDestination(for: Int.self) { _ in Text("page").navigationTitle("Page") }
                }
            }
            defer { host.close() }
            return host.exists(text)
        }
        let (short, long) = (String(repeating: "a", count: 16), String(repeating: "a", count: 17))
        #expect(says(short, before: short))
        #expect(says("Back", before: long) && !says(long, before: long))
    }
}
