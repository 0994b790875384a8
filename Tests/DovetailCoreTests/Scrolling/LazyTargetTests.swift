import DovetailTesting
import SwiftUI
import Testing

/// Programs that scroll to views of lazy stacks in scroll views of two axes.
@MainActor
@Suite("Targets in lazy stacks along two axes")
struct LazyTargetTests {
    private func host(_ axis: Axis) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 240)) {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button("go") { proxy.scrollTo(50, anchor: .center) }.frame(height: 40)
                    ScrollView([.horizontal, .vertical]) {
                        if axis == .horizontal {
                            LazyHStack(spacing: 0) { boxes(width: 100, height: 600) }
                        } else {
                            LazyVStack(spacing: 0) { boxes(width: 600, height: 100) }
                        }
                    }
                }
            }
        }
    }

    private func boxes(width: CGFloat, height: CGFloat) -> some View {
        ForEach(0..<100, id: \.self) {
            Color.red.frame(width: width, height: height).accessibilityIdentifier("box \($0)")
        }
    }

    @Test("a view that is not made yet comes to the middle along both axes", arguments: Axis.allCases)
    func middle(axis: Axis) throws {
        let host = host(axis)
        try host.tap("go")
        host.advance(by: .seconds(1))
        let box = try host.frame(of: "box 50")
        #expect(abs(box.midX - 100) < 1 && abs(box.midY - 140) < 1, "\(box)")
    }
}
