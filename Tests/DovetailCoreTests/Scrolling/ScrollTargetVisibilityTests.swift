import DovetailTesting
import SwiftUI
import Testing

/// What scroll views tell of the views that they show, and what the environment tells of their bars.
@MainActor
@Suite("Visible targets of scroll views")
struct ScrollTargetVisibilityTests {
    private final class Log { var entries: [[Int]] = [] }

    private func host(_ log: Log, threshold: Double = 0.5, isLazy: Bool = true) -> TestHost {
        TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                Group {
                    if isLazy {
                        LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                    } else {
                        VStack(spacing: 0) { rows }.scrollTargetLayout()
                    }
                }
            }
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) { log.entries.append($0) }
        }
    }

    private var rows: some View {
        ForEach(0..<20, id: \.self) { Text("\($0)").frame(maxWidth: .infinity).frame(height: 40) }
    }

    @Test("the ids of what is shown by half at least: at first, and when others are", arguments: [true, false])
    func half(isLazy: Bool) {
        let log = Log()
        let host = host(log, isLazy: isLazy)
        // Rows of 40 in 100: two whole ones and half of a third.
        #expect(log.entries == [[0, 1, 2]])
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 10))
        #expect(log.entries == [[0, 1, 2]])
        // 30 to 130: 10 of the first row, and 10 of the fourth.
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 20))
        #expect(log.entries == [[0, 1, 2], [1, 2]])
    }

    @Test("a threshold of 1 wants all of a view, one of 0 any part")
    func thresholds() {
        let whole = Log()
        _ = host(whole, threshold: 1)
        #expect(whole.entries == [[0, 1]])
        let any = Log()
        let host = host(any, threshold: 0)
        #expect(any.entries == [[0, 1, 2]])
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 25))
        #expect(any.entries.last == [0, 1, 2, 3])
    }

    @Test("ids of another type are left out")
    func types() {
        let log = Log()
        _ = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                VStack(spacing: 0) {
                    Text("a").frame(height: 20).id("a")
                    Text("b").frame(height: 20).id(7)
                }
                .scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { log.entries.append($0) }
        }
        #expect(log.entries == [[7]])
    }

    @Test("the environment tells whether bars are shown, and an app may set it")
    func indicators() {
        struct Reader: View {
            @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
            @Environment(\.verticalScrollIndicatorVisibility) private var vertical
            var body: some View { Text("\(name(horizontal)) \(name(vertical))") }
            private func name(_ visibility: ScrollIndicatorVisibility) -> String {
                switch visibility {
                case .automatic: "automatic"
                case .visible: "visible"
                case .hidden: "hidden"
                default: "never"
                }
            }
        }
        let host = TestHost {
            VStack {
                Reader()
                Reader().scrollIndicators(.hidden, axes: .horizontal)
                Reader().scrollIndicators(.visible).environment(\.verticalScrollIndicatorVisibility, .hidden)
                Reader().scrollIndicators(.never)
            }
        }
        #expect(host.texts == ["automatic automatic", "hidden automatic", "visible visible", "never never"])
    }

    @Test("what an app marks is hidden while content is out of date, and nothing else")
    func invalidated() throws {
        func picture(_ reason: RedactionReasons, _ isMarked: Bool) throws -> [UInt8] {
            let host = TestHost(size: CGSize(width: 100, height: 40)) {
                Text("Secret").invalidatableContent(isMarked).redacted(reason: reason)
            }
            return try Array(host.png())
        }
        let shown = try picture([], true)
        #expect(try picture(.invalidated, false) == shown)
        #expect(try picture(.invalidated, true) != shown)
        #expect(try picture(.privacy, true) == shown)
    }
}
