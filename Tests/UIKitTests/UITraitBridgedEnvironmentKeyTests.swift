import DovetailTesting
import SwiftUI
import Testing
import UIKit

private struct NarrowKey: EnvironmentKey {
    static let defaultValue = "not said"
}

extension NarrowKey: UITraitBridgedEnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> String {
        traitCollection.horizontalSizeClass == .compact ? "narrow" : "wide"
    }
    static func write(to mutableTraits: inout any UIMutableTraits, value: String) {}
}

extension EnvironmentValues {
    fileprivate var breadth: String {
        get { self[NarrowKey.self] }
        set { self[NarrowKey.self] = newValue }
    }
}

@MainActor
@Suite("Keys of the environment that follow from UIKit's traits")
struct UITraitBridgedEnvironmentKeyTests {
    private struct Reader: View {
        @Environment(\.breadth) private var breadth
        var body: some View { Text(breadth) }
    }

    @Test("the traits give the value where no view has set it, and follow when they change")
    func read() {
        let host = TestHost(size: CGSize(width: 900, height: 600), idiom: .pad) {
            VStack {
                Reader()
                // The traits are those of the window, whatever SwiftUI's own value is further in.
                Reader().environment(\.horizontalSizeClass, .compact)
                Reader().environment(\.breadth, "mine")
            }
        }
        #expect(host.texts == ["wide", "wide", "mine"])
        host.resize(to: CGSize(width: 300, height: 600))
        #expect(host.texts == ["narrow", "narrow", "mine"])
    }
}
