import DovetailCore
import DovetailTesting
import Foundation
import Testing

@MainActor
@Suite("Modifiers that depend on the environment")
struct EnvironmentalModifierTests {
    private struct Wide: EnvironmentalModifier {
        let log: (Locale) -> Void
        func resolve(in environment: EnvironmentValues) -> some ViewModifier {
            log(environment.locale)
            return Sized(width: environment.layoutDirection == .leftToRight ? 40 : 90)
        }

        private struct Sized: ViewModifier {
            let width: CGFloat
            func body(content: Content) -> some View { content.frame(width: width).accessibilityLabel("sized") }
        }
    }

    @Test("the modifier is made of the environment, and made again when that changes; the view inside keeps its state")
    func resolved() throws {
        struct Page: View {
            @State private var isMirrored = false
            let log: (Locale) -> Void
            var body: some View {
                VStack {
                    Counter().modifier(Wide(log: log)).environment(
                        \.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
                    Button("Mirror") { isMirrored.toggle() }
                }
                .environment(\.locale, Locale(identifier: "de"))
            }
        }
        struct Counter: View {
            @State private var count = 0
            var body: some View { Text("Count \(count)").onAppear { count += 1 } }
        }
        var locales: [Locale] = []
        let host = TestHost { Page { locales.append($0) } }
        #expect(try host.frame(of: "sized").width == 40)
        try host.tap("Mirror")
        #expect(try host.frame(of: "sized").width == 90)
        #expect(locales.allSatisfy { $0.identifier == "de" } && locales.count >= 2)
    }

    @Test("it is applied to each view of a group")
    func group() {
        struct Marked: EnvironmentalModifier {
            func resolve(in environment: EnvironmentValues) -> some ViewModifier { Mark() }
            struct Mark: ViewModifier {
                func body(content: Content) -> some View { content.frame(width: 30, height: 10) }
            }
        }
        let host = TestHost {
            VStack(spacing: 0) {
                Group {
                    Text("a")
                    Text("b")
                }.modifier(Marked())
            }.accessibilityElement(children: .ignore).accessibilityLabel("all")
        }
        #expect((try? host.frame(of: "all").size) == CGSize(width: 30, height: 20))
    }
}
