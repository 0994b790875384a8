import ActivityKit
import SwiftUI
import TestSupport
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
    Steps(date: .now, count: 4200)
    Steps(date: .now, count: 10_000)
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
    private func host(_ preview: Preview) -> TestHost {
        let host = TestHost(size: CGSize(width: 500, height: 600)) { preview.view() }
        host.settle()
        return host
    }

    private func wait(_ host: TestHost, for text: String) async throws {
        try await TestSupport.wait(for: "“\(text)”") {
            host.settle()
            return host.exists(text)
        }
    }

    @Test("a preview with entries shows each as the widget does, in its size")
    func entries() async throws {
        let host = host(
            Preview("Small", as: .systemSmall) {
                StepsWidget()
            } timeline: {
                Steps(date: .now, count: 4200)
                for count in [1, 2] { Steps(date: .now, count: count) }
            })
        try await wait(host, for: "4200 steps")
        #expect(host.exists("1 steps") && host.exists("2 steps"))
    }

    @Test("an entry of another type than the widget's is told")
    func other() async throws {
        let host = host(
            Preview(as: .systemSmall) {
                StepsWidget()
            } timeline: {
                Other(date: .now)
            })
        try await wait(host, for: "The widget shows no Other.")
    }

    @Test("a preview with a provider shows the entry of its timeline whose time has come")
    func provider() async throws {
        let host = host(
            Preview(as: .systemMedium) {
                StepsWidget()
            } timelineProvider: {
                StepsProvider()
            })
        try await wait(host, for: "77 steps")
    }

    @Test("a preview of an activity shows its states, as on a locked device and beside the camera")
    func activity() async throws {
        func preview(_ kind: ActivityPreviewViewKind) -> Preview {
            Preview(as: kind, using: Ride(name: "Ada")) {
                RideActivity()
            } contentStates: {
                Ride.ContentState(minutes: 4)
                Ride.ContentState(minutes: 1)
            }
        }
        let locked = host(preview(.content))
        try await wait(locked, for: "Ada in 4")
        #expect(locked.exists("Ada in 1"))
        let compact = host(preview(.dynamicIsland(.compact)))
        try await wait(compact, for: "4 min")
        #expect(!compact.exists("comes in 4"))
        let expanded = host(preview(.dynamicIsland(.expanded)))
        try await wait(expanded, for: "comes in 4")
        #expect(expanded.exists("car"))
    }
}
