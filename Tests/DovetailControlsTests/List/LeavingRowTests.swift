import DovetailTesting
import SwiftUI
import Testing

/// Rows on their way out of a list, whose containers draw them from elsewhere.
@MainActor
@Suite("Rows that leave a list")
struct LeavingRowTests {
    private final class Model: ObservableObject {
        @Published var sections = [0: [1, 2], 1: [3, 4]]
    }

    private struct Sections: View {
        @ObservedObject var model: Model

        var body: some View {
            List {
                ForEach(model.sections.keys.sorted(), id: \.self) { section in
                    Section("section \(section)") {
                        ForEach(model.sections[section]!, id: \.self) { row in
                            HStack {
                                Text("row \(row)")
                                Spacer()
                            }
                        }
                    }
                }
            }
        }
    }

    @Test("a row goes on leaving though its section goes at once", arguments: [false, true])
    func sectionGoes(isPhone: Bool) {
        let model = Model()
        let host = TestHost(size: CGSize(width: 300, height: 400), idiom: isPhone ? .phone : .desktop) {
            Sections(model: model)
        }
        defer { host.close() }
        withAnimation(.linear(duration: 1)) { model.sections[1] = [3] }
        host.advance(by: .milliseconds(300))
        #expect(host.isAnimating)
        model.sections[1] = nil
        host.settle()
        #expect(!host.exists("section 1"))
        #expect(!host.exists("row 3"))
        #expect(host.exists("row 2"))
        host.advance(by: .seconds(2))
        #expect(!host.isAnimating)
        // And comes back like new.
        model.sections[1] = [3, 4]
        host.settle()
        #expect(host.exists("row 4"))
    }

    /// A container that shows the subviews of its content.
    private struct Column<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            VStack(spacing: 0) { ForEach(subviews: content) { $0 } }
        }
    }

    private struct Fading: View {
        @ObservedObject var model: Model

        var body: some View {
            Column {
                ForEach(model.sections[0]!, id: \.self) { row in
                    Color.red.frame(width: 40, height: 20)
                        .accessibilityLabel("row \(row)")
                        .transition(.opacity.animation(.linear(duration: 1)))
                }
            }
            .frame(width: 100, height: 100, alignment: .top)
        }
    }

    @Test("a view that another container shows goes by its own transition, also in a change without an animation")
    func ownTransition() throws {
        let model = Model()
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Fading(model: model) }
        defer { host.close() }
        model.sections[0] = [1]
        host.settle()
        host.advance(by: .milliseconds(500))
        #expect(host.isAnimating)
        let half = try host.color(at: CGPoint(x: 50, y: 30))
        #expect(half.green > 0.3 && half.green < 0.8, "\(half)")
        host.advance(by: .seconds(1))
        #expect(!host.isAnimating)
    }
}
