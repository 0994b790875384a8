import DovetailTesting
import Foundation
import Testing

@testable import DovetailCore

/// Dividers beside pictures that an authenticator app recorded on iOS 17, on a device of three pixels a point: they are a pixel thick, and what
/// is below them stands a pixel lower.
@MainActor
@Suite("Dividers: thickness recorded on iOS")
struct RecordedDividerTests {
    @Test(
        "a divider is a pixel of the device thick, and a point on the desktop",
        arguments: [(Idiom.phone, 1.0 / 3), (.pad, 0.5), (.desktop, 1)])
    func thickness(idiom: Idiom, there: CGFloat) throws {
        let host = TestHost(size: CGSize(width: 100, height: 100), idiom: idiom) {
            VStack(spacing: 0) {
                Divider().accessibilityElement().accessibilityIdentifier("across")
                HStack(spacing: 0) { Divider().accessibilityElement().accessibilityIdentifier("down") }
            }
        }
        defer { host.close() }
        #expect(abs(try host.frame(of: "across").height - there) < 0.001)
        #expect(abs(try host.frame(of: "down").width - there) < 0.001)
    }
}
