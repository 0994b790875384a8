import DovetailCore
import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Properties of behaviours that end a scroll")
struct ScrollTargetPropertyTests {
    private struct Free: ScrollTargetBehavior {
        var limits = false
        let log: Probe<CGFloat>

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            let way = target.rect.minY - context.originalTarget.rect.minY
            // Scroll views ask on the main thread.
            MainActor.assumeIsolated { log.note(way) }
        }
        func properties(context: PropertiesContext) -> Properties {
            var properties = Properties()
            properties.limitsScrolls = limits && context.axes == .vertical && context.environment.isEnabled
            return properties
        }
    }

    private func fling(limits: Bool) throws -> CGFloat {
        let log = Probe<CGFloat>()
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            ScrollView { Color.red.frame(height: 5000) }.scrollTargetBehavior(Free(limits: limits, log: log))
        }
        host.fling(
            at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 60), velocity: CGSize(width: 0, height: 1000))
        return try #require(log.entries.last)
    }

    @Test("a scroll view whose behaviour limits scrolls goes a shorter way")
    func limited() throws {
        let (usual, limited) = (try fling(limits: false), try fling(limits: true))
        #expect(usual > 200)
        #expect(abs(limited - usual / 5) < 1)
        #expect(ScrollTargetBehaviorProperties() == ScrollTargetBehaviorProperties())
        #expect(!ScrollTargetBehaviorProperties().limitsScrolls)
    }

    private struct Anchored: ScrollTargetBehavior {
        let anchor: UnitPoint?
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target = ScrollTarget(rect: CGRect(x: 0, y: 1000, width: 300, height: 100), anchor: anchor)
        }
    }

    @Test("the target's anchor is put at the same point of the scroll view")
    func anchors() throws {
        func place(_ anchor: UnitPoint?) throws -> CGFloat {
            let host = TestHost(size: CGSize(width: 300, height: 400)) {
                ScrollView {
                    Color.clear.frame(height: 1000)
                    Text("target").frame(height: 100).padding(.bottom, 3000)
                }
                .scrollTargetBehavior(Anchored(anchor: anchor))
            }
            host.fling(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 60), velocity: .zero)
            host.advance(by: .seconds(2))
            return try host.frame(of: "target").midY
        }
        let top = try place(nil)
        #expect(abs(try place(.top) - top) < 1)
        #expect(abs(try place(.center) - (top + 150)) < 1)
        #expect(abs(try place(.bottom) - (top + 300)) < 1)
    }
}
