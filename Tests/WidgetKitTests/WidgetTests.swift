import AppIntents
import DovetailTesting
import SwiftUI
import Testing
import WidgetKit

/// Widgets in the forms that Xcode makes, in the window that shows them.
@MainActor struct WidgetTests {
    struct Cup: TimelineEntry {
        let date: Date
        let count: Int
    }

    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Cup { Cup(date: .now, count: 0) }
        func getSnapshot(in context: Context, completion: @escaping (Cup) -> Void) {
            completion(Cup(date: .now, count: 3))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Cup>) -> Void) {
            // When the clock of tests begins.
            let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
            let entries = (0..<3).map { Cup(date: start.addingTimeInterval(Double($0) * 3600 - 1), count: $0 + 1) }
            completion(Timeline(entries: entries, policy: .never))
        }
    }

    struct CupView: View {
        @Environment(\.widgetFamily) var family
        var entry: Provider.Entry
        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                Image(systemName: "cup.and.saucer.fill").font(.title)
                Spacer()
                Text("\(entry.count) cups").font(.title2).bold()
                Text(family == .systemSmall ? "today" : "today, of eight that are good for you")
                    .font(.caption)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .foregroundStyle(.white)
            .containerBackground(.brown.gradient, for: .widget)
            .widgetURL(URL(string: "cups://today"))
        }
    }

    struct CupWidget: Widget {
        let kind = "Cup"
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: kind, provider: Provider()) { entry in CupView(entry: entry) }
                .configurationDisplayName("Cups")
                .description("How many there were.")
                .supportedFamilies([.systemSmall, .systemMedium])
        }
    }

    struct Emoji: WidgetConfigurationIntent {
        static var title: LocalizedStringResource { "Configuration" }
        static var description: IntentDescription { "An example." }
        @Parameter(title: "Favourite", default: "owl") var favourite: String
    }

    struct Bird: TimelineEntry {
        let date: Date
        let configuration: Emoji
    }

    struct BirdProvider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> Bird { Bird(date: .now, configuration: Emoji()) }
        func snapshot(for configuration: Emoji, in context: Context) async -> Bird {
            Bird(date: .now, configuration: configuration)
        }
        func timeline(for configuration: Emoji, in context: Context) async -> Timeline<Bird> {
            Timeline(entries: [Bird(date: .now, configuration: configuration)], policy: .atEnd)
        }
    }

    struct BirdWidget: Widget {
        var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "Bird", intent: Emoji.self, provider: BirdProvider()) { entry in
                Text(entry.configuration.favourite).containerBackground(.fill.tertiary, for: .widget)
            }
            .supportedFamilies([.accessoryCircular])
        }
    }

    struct Widgets: WidgetBundle {
        var body: some Widget {
            CupWidget()
            BirdWidget()
        }
    }

    private func host() -> TestHost {
        TestHost(size: CGSize(width: 400, height: 720)) { WidgetWindow(Widgets()) }
    }

    @Test("A bundle's widgets are shown in every size that they support, with the entry whose time has come")
    func window() async throws {
        let host = host()
        await host.settle()
        #expect(host.texts.filter { $0 == "1 cups" }.count == 2)
        #expect(host.texts.contains("Cups") && host.texts.contains("How many there were."))
        #expect(host.texts.contains("today") && host.texts.contains("owl") && host.texts.contains("Bird"))
        if let file = ProcessInfo.processInfo.environment["DOVETAIL_WIDGET_PICTURE"] {
            try host.png(scale: 2).write(to: URL(fileURLWithPath: file))
        }
    }

    @Test("A tap opens the widget's address") func address() async throws {
        let host = host()
        await host.settle()
        try host.tap("today")
        #expect(host.openedURLs == [URL(string: "cups://today")!])
    }

    @Test("The next entry is shown when its time comes") func time() async throws {
        let host = host()
        await host.settle()
        host.advance(by: .seconds(3600))
        #expect(host.texts.contains("2 cups"))
        host.advance(by: .seconds(7200))
        #expect(host.texts.contains("3 cups"))
    }

    /// Counts how often it is asked. It belongs to one test: windows of other tests, which run at the same time, are
    /// asked for new timelines too when all are.
    @MainActor final class Questions {
        var count = 0
    }

    struct CountingProvider: TimelineProvider {
        let questions: Questions
        func placeholder(in context: Context) -> Cup { Cup(date: .now, count: 0) }
        func getSnapshot(in context: Context, completion: @escaping (Cup) -> Void) {
            completion(Cup(date: .now, count: 3))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Cup>) -> Void) {
            MainActor.assumeIsolated { questions.count += 1 }
            completion(Timeline(entries: [Cup(date: .now, count: 1)], policy: .never))
        }
    }

    struct CountedWidget: Widget {
        var questions = Questions()
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "Counted", provider: CountingProvider(questions: questions)) { entry in
                CupView(entry: entry)
            }
            .supportedFamilies([.systemSmall, .systemMedium])
        }
    }

    struct CountedWidgets: WidgetBundle {
        var questions = Questions()
        var body: some Widget { CountedWidget(questions: questions) }
    }

    @Test("The app asks for new timelines, of one kind or of all") func reload() async throws {
        let questions = Questions()
        let host = TestHost(size: CGSize(width: 400, height: 720)) {
            WidgetWindow(CountedWidgets(questions: questions))
        }
        await host.settle()
        #expect(questions.count == 2)
        WidgetCenter.shared.reloadTimelines(ofKind: "Bird")
        await host.settle()
        #expect(questions.count == 2)
        WidgetCenter.shared.reloadAllTimelines()
        await host.settle()
        #expect(questions.count == 4)
        #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
    }

    @Test("The background of a widget is as large as the widget") func background() async throws {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            Text("A").containerBackground(.red, for: .widget)
                .previewContext(WidgetPreviewContext(family: .systemSmall))
        }
        await host.settle()
        // The widget's 158 points stand in the middle of 200.
        for point in [CGPoint(x: 30, y: 100), CGPoint(x: 100, y: 30), CGPoint(x: 170, y: 100)] {
            let color = try host.color(at: point)
            #expect(color.red > 0.8 && color.blue < 0.4)
        }
        #expect(try host.color(at: CGPoint(x: 10, y: 10)).blue > 0.9)
    }
}
