import DovetailCore
import DovetailTesting
import Foundation
import Testing

@MainActor
@Suite("Sizes of pictures that are not there")
struct MissingImageTests {
    @Test("a named image that is not there takes no space")
    func missingImage() throws {
        let host = TestHost { Image("no such picture").background { Color.red.accessibilityIdentifier("space") } }
        #expect(try host.frame(of: "space").size == .zero)
    }
}
