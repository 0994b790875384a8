import SwiftUI

/// Some entries of a widget, each as the widget shows it, below each other.
struct PreviewedEntries: View {
    let widgets: [_WidgetDescription]
    let family: WidgetFamily
    let load: @MainActor () async -> [any TimelineEntry]
    @State private var entries: [any TimelineEntry] = []

    var body: some View {
        VStack(spacing: 16) {
            ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
                PreviewedEntry(widgets: widgets, family: family, entry: entry)
            }
            // There is something to see while entries are on their way, and when there are none.
            if entries.isEmpty { WidgetFrame(family: family, hasMargins: true) { Color.clear } }
        }
        .padding(16)
        .background(Color.widgetGround)
        .task { entries = await load() }
    }
}

/// The entry of a timeline whose time has come.
struct PreviewedTimeline<Entry: TimelineEntry>: View {
    let widgets: [_WidgetDescription]
    let family: WidgetFamily
    let source: TimelineSource<Entry>

    var body: some View {
        WidgetFrame(family: family, hasMargins: widgets.first?.hasMargins ?? true) {
            TimelinePlayer(kind: widgets.first?.kind ?? "", source: source) { entry in
                EntryContent(widgets: widgets, entry: entry)
            }
        }
        .padding(16)
        .background(Color.widgetGround)
    }
}

private struct PreviewedEntry: View {
    let widgets: [_WidgetDescription]
    let family: WidgetFamily
    let entry: any TimelineEntry

    var body: some View {
        WidgetFrame(family: family, hasMargins: widgets.first?.hasMargins ?? true) {
            EntryContent(widgets: widgets, entry: entry)
        }
    }
}

/// What the first widget that knows the entry's type shows of it.
private struct EntryContent: View {
    let widgets: [_WidgetDescription]
    let entry: any TimelineEntry

    var body: some View {
        if let view = widgets.lazy.compactMap({ $0.entry(entry) }).first {
            view
        } else {
            Text(verbatim: "The widget shows no \(type(of: entry)).").font(.caption).padding(8)
        }
    }
}

/// Some states of a live activity, below each other.
struct PreviewedActivity<Attributes: ActivityAttributes>: View {
    let activities: [_ActivityDescription]
    let kind: ActivityPreviewViewKind
    let attributes: Attributes
    let load: @MainActor () async -> [Attributes.ContentState]
    @State private var states: [Attributes.ContentState] = []

    /// As wide as the content of a phone's locked screen.
    private var width: CGFloat { 361 }

    var body: some View {
        VStack(spacing: 16) {
            ForEach(Array(states.enumerated()), id: \.offset) { _, state in
                if let views = activities.lazy.compactMap({ $0.views(attributes, state) }).first {
                    switch kind.place {
                    case .content: content(views.content)
                    case .island(let state): PreviewedIsland(island: views.island, state: state, width: width)
                    }
                } else {
                    Text(verbatim: "The widget shows no activity of \(Attributes.self).").font(.caption)
                }
            }
            if states.isEmpty { content(AnyView(Color.clear.frame(height: 84))) }
        }
        .padding(16)
        .background(Color.widgetGround)
        .task { states = await load() }
    }

    private func content(_ view: AnyView) -> some View {
        let shape = RoundedRectangle(cornerRadius: 24, style: .continuous)
        return view.frame(width: width).background(.background).clipShape(shape)
            .overlay { shape.strokeBorder(.separator, lineWidth: 0.5) }
    }
}

/// What is beside the camera: black, and white by default.
private struct PreviewedIsland: View {
    let island: DynamicIsland
    let state: ActivityPreviewViewKind.DynamicIslandPreviewViewState
    let width: CGFloat

    var body: some View {
        Group {
            switch state {
            case .compact:
                HStack(spacing: 124) {
                    island.compactLeading
                    island.compactTrailing
                }
                .padding(.horizontal, 10)
                .frame(height: 37)
                .background(.black, in: .capsule)
            case .minimal:
                island.minimal.frame(width: 37, height: 37).background(.black, in: .circle)
            case .expanded:
                VStack(spacing: 8) {
                    HStack(alignment: .top) {
                        region(.leading)
                        Spacer(minLength: 0)
                        region(.center)
                        Spacer(minLength: 0)
                        region(.trailing)
                    }
                    region(.bottom)
                }
                .padding(20)
                .frame(width: width)
                .background(.black, in: .rect(cornerRadius: 44))
            }
        }
        .environment(\.colorScheme, .dark)
    }

    private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
        ForEach(Array(island.expanded.filter { $0.position == position }.enumerated()), id: \.offset) { _, region in
            region.content
        }
    }
}
