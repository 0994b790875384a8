import ActivityKit
import SwiftUI
import Testing
import WidgetKit

@testable import DovetailCore
@testable import DovetailTesting

private struct Steps: TimelineEntry {
    let date: Date
    let count: Int
}

private struct Other: TimelineEntry {
    let date: Date
}

private struct StepsProvider: TimelineProvider {
    func placeholder(in context: Context) -> Steps { Steps(date: .now, count: 0) }
    func getSnapshot(in context: Context, completion: @escaping (Steps) -> Void) {
        completion(Steps(date: .now, count: 1))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Steps>) -> Void) {
        completion(Timeline(entries: [Steps(date: .distantPast, count: 77)], policy: .never))
    }
}

private struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: StepsProvider()) { entry in Text("\(entry.count) steps") }
            .configurationDisplayName("Steps")
    }
}

private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var name: String
}

private struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Ride.self) { context in
            Text("\(context.attributes.name) in \(context.state.minutes)")
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("car") }
                DynamicIslandExpandedRegion(.bottom) { Text("comes in \(context.state.minutes)") }
            } compactLeading: {
                Text("car")
            } compactTrailing: {
                Text("\(context.state.minutes) min")
            } minimal: {
                Text("\(context.state.minutes)")
            }
        }
    }
}

#Preview("Small", as: .systemSmall) {
    StepsWidget()
} timeline: {
    Steps(date: .now, count: 420)
    Steps(date: .now, count: 999)
}

#Preview(as: .systemMedium) {
    StepsWidget()
} timelineProvider: {
    StepsProvider()
}

#Preview("Ride", as: .content, using: Ride(name: "Ada")) {
    RideActivity()
} contentStates: {
    Ride.ContentState(minutes: 4)
}

@MainActor
@Suite("Previews of widgets")
struct WidgetPreviewTests {
    /// A window with the preview, whose entries have come.
    private func host(_ preview: Preview) async -> TestHost {
        let host = TestHost(size: CGSize(width: 500, height: 600)) { preview.view() }
        await host.settle()
        return host
    }

    @Test("a preview with entries shows each as the widget does, in its size")
    func entries() async {
        let host = await host(
            Preview("Small", as: .systemSmall) {
                StepsWidget()
            } timeline: {
                Steps(date: .now, count: 420)
                for count in [1, 2] { Steps(date: .now, count: count) }
            })
        #expect(host.texts == ["420 steps", "1 steps", "2 steps"])
        #expect(host.exists("1 steps") && host.exists("2 steps"))
    }

    @Test("an entry of another type than the widget's is told")
    func other() async {
        let host = await host(
            Preview(as: .systemSmall) {
                StepsWidget()
            } timeline: {
                Other(date: .now)
            })
        #expect(host.exists("The widget shows no Other."))
    }

    @Test("a preview with a provider shows the entry of its timeline whose time has come")
    func provider() async {
        let host = await host(
            Preview(as: .systemMedium) {
                StepsWidget()
            } timelineProvider: {
                StepsProvider()
            })
        #expect(host.exists("77 steps"))
    }

    @Test("a preview of an activity shows its states, as on a locked device and beside the camera")
    func activity() async {
        func preview(_ kind: ActivityPreviewViewKind) -> Preview {
            Preview(as: kind, using: Ride(name: "Ada")) {
                RideActivity()
            } contentStates: {
                Ride.ContentState(minutes: 4)
                Ride.ContentState(minutes: 1)
            }
        }
        let locked = await host(preview(.content))
        #expect(locked.exists("Ada in 4"))
        #expect(locked.exists("Ada in 1"))
        let compact = await host(preview(.dynamicIsland(.compact)))
        #expect(compact.exists("4 min"))
        #expect(!compact.exists("comes in 4"))
        let expanded = await host(preview(.dynamicIsland(.expanded)))
        #expect(expanded.exists("comes in 4"))
        #expect(expanded.exists("car"))
    }
}
