import SwiftUI
import Testing

/// As on iOS, files that import SwiftUI alone see the values of UIKit.
@MainActor
@Suite("UIKit's values by way of SwiftUI")
struct SwiftUIAloneTests {
    @Test("colours of the system, pictures, the screen and the device need no import of their own")
    func names() {
        let background = Color(.systemGray6)
        #expect(background != Color(.systemGray))
        #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
        #expect(UIImage(systemName: "star") != nil)
        #expect(UIScreen.main.bounds.width > 0)
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
    }
}
