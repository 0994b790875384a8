import DovetailTesting
import SwiftUI
import Testing

/// The declarations of animation, each used once as apps use it.
@MainActor
@Suite("Declarations of animation")
struct MotionDeclarationTests {
    private struct Fading: View {
        let animation: Animation?
        @State private var isFaded = false
        var body: some View {
            VStack {
                Button("Go") { withAnimation(animation) { isFaded = true } }
                Text("fading").opacity(isFaded ? 0.2 : 1)
            }
        }
    }

    /// The opacity after each quarter of a second.
    private func opacities(_ animation: Animation?) throws -> [Double] {
        let host = TestHost { Fading(animation: animation) }
        try host.tap("Go")
        return try (0..<5).map { _ in
            defer { host.advance(by: .milliseconds(250)) }
            return (try host.presentation(of: "fading").opacity * 1000).rounded() / 1000
        }
    }

    @Test("API-203, 204, 208: a change along a line of a length, and at once without an animation")
    func linear() throws {
        #expect(try opacities(.linear(duration: 1)) == [1, 0.8, 0.6, 0.4, 0.2])
        #expect(try opacities(nil) == [0.2, 0.2, 0.2, 0.2, 0.2])
        // Without a length it takes 0.35 seconds.
        #expect(try opacities(.linear)[2] == 0.2)
        let result: Int = withAnimation(.linear) { 5 }
        #expect(result == 5)
    }

    @Test("API-206, 207, 209: curves that start and end slowly")
    func curves() throws {
        let both = try opacities(.easeInOut(duration: 1))
        #expect(both[0] == 1 && both[1] > 0.8 && both[2] == 0.6 && both[3] < 0.4 && both[4] == 0.2)
        #expect(try opacities(.easeIn(duration: 1))[2] > 0.66)
        #expect(try opacities(.easeOut(duration: 1))[2] < 0.54)
        for animation in [Animation.easeInOut, .easeIn, .easeOut] {
            let values = try opacities(animation)
            #expect(values[1] < 0.6 && values[2] == 0.2)
        }
    }

    @Test("API-205, 210: the default is a spring; springs may swing past their end; a delay waits")
    func springs() throws {
        let standard = try opacities(.default)
        #expect(standard[1] < 0.6 && standard.allSatisfy { $0 >= 0.2 })
        let waiting = try opacities(.linear(duration: 0.5).delay(0.5))
        #expect(waiting == [1, 1, 1, 0.6, 0.2])
        #expect(
            Animation.spring(response: 0.5, dampingFraction: 0.8, blendDuration: 0)
                == Animation.spring(response: 0.5, dampingFraction: 0.8, blendDuration: 0))
        #expect(Animation.easeIn != Animation.easeOut)
    }

    private struct Ring: Shape {
        var share: Double
        var count: CGFloat
        var animatableData: AnimatablePair<Double, CGFloat> {
            get { AnimatablePair(share, count) }
            set { (share, count) = (newValue.first, newValue.second) }
        }
        func path(in rect: CGRect) -> Path { Path(rect) }
    }

    @Test("API-213, 214: what is animated is read and set; vectors are scaled and measured")
    func vectors() {
        var ring = Ring(share: 1, count: 4)
        #expect(Ring.AnimatableData.self == AnimatablePair<Double, CGFloat>.self)
        var data = ring.animatableData
        data.scale(by: 0.5)
        ring.animatableData = data
        #expect(ring.share == 0.5 && ring.count == 2)
        #expect(data.magnitudeSquared == 4.25)
        #expect((data + data).second == 4 && (data - data) == .zero)
    }
}
