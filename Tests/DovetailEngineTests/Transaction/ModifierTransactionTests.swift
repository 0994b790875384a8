import DovetailCore
import DovetailTesting
import Foundation
import Testing

@MainActor
@Suite("Modifiers with an animation of their own")
struct ModifierTransactionTests {
    private struct Fade: ViewModifier {
        var opacity: Double
        func body(content: Content) -> some View { content.opacity(opacity) }
    }

    private struct Page: View {
        @State private var isOn = false
        let modifier: @MainActor (Bool) -> AnyView
        var body: some View {
            VStack {
                modifier(isOn)
                Button("go") { isOn = true }
            }
        }
    }

    @Test("a modifier's own change is animated, that of what it modifies is not")
    func animation() throws {
        let host = TestHost {
            Page { isOn in
                AnyView(
                    Text("text").offset(x: isOn ? 40 : 0)
                        .modifier(Fade(opacity: isOn ? 0 : 1).animation(.linear(duration: 1))))
            }
        }
        let before = try host.frame(of: "text").minX
        try host.tap("go")
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.presentation(of: "text").opacity - 0.5) < 0.05)
        #expect(try host.frame(of: "text").minX == before + 40)
    }

    @Test("a modifier stays still in an animated change where its transaction says so")
    func transaction() throws {
        struct Animated: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Text("text").opacity(isOn ? 0.2 : 1)
                        .modifier(Move(x: isOn ? 40 : 0).transaction { $0.animation = nil })
                    Button("go") { withAnimation(.linear(duration: 1)) { isOn = true } }
                }
            }
        }
        struct Move: ViewModifier {
            var x: CGFloat
            func body(content: Content) -> some View { content.offset(x: x) }
        }
        let host = TestHost { Animated() }
        let before = try host.frame(of: "text").minX
        try host.tap("go")
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.presentation(of: "text").opacity - 0.6) < 0.05)
        #expect(try host.frame(of: "text").minX == before + 40)
    }
}
