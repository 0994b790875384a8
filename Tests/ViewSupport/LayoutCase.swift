import DovetailCore
import DovetailTesting
import Foundation
import Testing

/// A view of a size and a name.
@MainActor
package func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
}

/// A view that takes what it is offered.
@MainActor
package func fill(_ name: String) -> some View { Color.blue.accessibilityIdentifier(name) }

/// Expects frames (x, y, width, height) of views, in a window of a size. The view stands at its top leading corner, or
/// in its middle where it is larger.
@MainActor
package func expectFrames(
    _ rule: String, _ width: CGFloat, _ height: CGFloat, idiom: Idiom = .pad, _ frames: [String: [CGFloat]],
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: @escaping () -> some View
) {
    let host = TestHost(size: CGSize(width: width, height: height), idiom: idiom) {
        view().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    defer { host.close() }
    for (name, frame) in frames.sorted(by: { $0.key < $1.key }) {
        guard let found = try? host.frame(of: name) else {
            Issue.record("\(rule): \(name) is not there", sourceLocation: sourceLocation)
            continue
        }
        let numbers = [found.minX, found.minY, found.width, found.height]
        #expect(
            zip(numbers, frame).allSatisfy { abs($0 - $1) < 0.01 },
            "\(rule): \(name) is at \(numbers), not \(frame)", sourceLocation: sourceLocation)
    }
}
