import SwiftUI

/// Where a widget's entries come from.
struct TimelineSource<Entry: TimelineEntry> {
    let placeholder: () -> Entry
    /// Hands a timeline over, on any thread.
    let load: (@escaping @Sendable (Timeline<Entry>) -> Void) -> Void

    /// A provider's.
    init<Provider: TimelineProvider>(_ provider: Provider, in context: TimelineProviderContext)
    where Provider.Entry == Entry {
        placeholder = { provider.placeholder(in: context) }
        load = { done in provider.getTimeline(in: context) { done($0) } }
    }

    /// A provider's, for what a person chose.
    init<Provider: AppIntentTimelineProvider>(
        _ provider: Provider, for intent: @escaping @autoclosure () -> Provider.Intent,
        in context: TimelineProviderContext
    ) where Provider.Entry == Entry {
        placeholder = { provider.placeholder(in: context) }
        load = { done in
            Task { @MainActor in done(await provider.timeline(for: intent(), in: context)) }
        }
    }
}

/// Shows the entry of a timeline whose time has come, and asks for a new timeline when that is due or the app says so.
struct TimelinePlayer<Entry: TimelineEntry, Content: View>: View {
    let kind: String
    let source: TimelineSource<Entry>
    let content: (Entry) -> Content
    @State private var timeline: Timeline<Entry>?
    @State private var reloads = WidgetReloads.ofProgram

    var body: some View {
        Group {
            if let timeline {
                TimelineView(.explicit(dates(of: timeline))) { context in
                    let isDue = timeline.reloadDate.map { $0 <= context.date } ?? false
                    ZStack {
                        if let entry = timeline.entry(at: context.date) { content(entry) }
                    }
                    // A timeline that is over when it comes is not asked for again at once.
                    .onChange(of: isDue) { if isDue { load() } }
                }
            } else {
                ZStack { content(source.placeholder()).redacted(reason: .placeholder) }
            }
        }
        .onAppear { load() }
        .onChange(of: reloads.count(of: kind)) { load() }
    }

    private func dates(of timeline: Timeline<Entry>) -> [Date] {
        Set(timeline.entries.map(\.date) + [timeline.reloadDate].compactMap(\.self)).sorted()
    }

    private func load() {
        source.load { timeline in
            nonisolated(unsafe) let timeline = timeline
            // The entries are the provider's own values, which it hands over.
            DispatchQueue.onMain { self.timeline = timeline }
        }
    }
}

/// How often the app has asked for new timelines of each kind.
@Observable @MainActor final class WidgetReloads {
    static let ofProgram = WidgetReloads()
    private var all = 0
    private var kinds: [String: Int] = [:]

    func count(of kind: String) -> Int { all + (kinds[kind] ?? 0) }
    func reload(_ kind: String?) {
        guard let kind else { return all += 1 }
        kinds[kind, default: 0] += 1
    }
}
