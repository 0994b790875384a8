import SwiftUI
import TestSupport

/// A row of the containers that the random test drives.
struct LazySceneRow: Identifiable, Equatable {
    let id: Int
    var height: CGFloat
    /// How many words stand in the row beside its name; where there are any, the row is as high as they need.
    var words = 0
}

/// What a lazy container, and the eager one that it is compared with, shows.
@MainActor
final class LazyScene: ObservableObject {
    /// A container, and how it is set up.
    enum Kind: CaseIterable {
        case stack, alignedStack, sectionedStack, grid, adaptiveGrid, plainList, groupedList, sectionedList

        var isList: Bool { [.plainList, .groupedList, .sectionedList].contains(self) }
        /// Whether there is room for words beside a row's name.
        var hasWideRows: Bool { ![.alignedStack, .grid, .adaptiveGrid].contains(self) }
        var hasSections: Bool { self == .sectionedStack || self == .sectionedList }
    }

    @Published var rows: [LazySceneRow]
    @Published var selection: Set<Int> = []
    @Published var isEditing = false
    /// What the scroll view tells of itself.
    var offset: CGFloat = 0
    var contentLength: CGFloat = 0

    init(rows: [LazySceneRow]) { self.rows = rows }

    /// The rows in groups of seven.
    var sections: [(id: Int, rows: [LazySceneRow])] {
        stride(from: 0, to: rows.count, by: 7).map { ($0 / 7, Array(rows[$0..<min($0 + 7, rows.count)])) }
    }
}

/// One of the containers, lazy, or an eager one that shows the same.
struct LazySceneView: View {
    let kind: LazyScene.Kind
    let isEager: Bool
    @ObservedObject var scene: LazyScene
    /// How often rows were tapped before they were made.
    var taps: [Int: Int] = [:]
    /// The width of the window, by which the eager grid counts its columns.
    var width: CGFloat = 0

    var body: some View {
        container
            // An indicator takes presses at the edge, where rows are too.
            .scrollIndicators(.hidden)
            .onScrollGeometryChange(for: [CGFloat].self) {
                [$0.contentOffset.y, $0.contentSize.height]
            } action: { _, new in
                (scene.offset, scene.contentLength) = (new[0], new[1])
            }
    }

    @ViewBuilder private var container: some View {
        switch kind {
        case .stack: ScrollView { stack(.center, 3) { rows(scene.rows) } }
        case .alignedStack: ScrollView { stack(.trailing, 0) { rows(scene.rows).frame(width: 110) } }
        case .sectionedStack: ScrollView { stack(.leading, 2) { sections } }
        case .grid: ScrollView { grid(columns: 3, [GridItem](repeating: GridItem(.flexible(), spacing: 6), count: 3)) }
        case .adaptiveGrid:
            ScrollView {
                grid(columns: max(1, Int((width + 6) / (70 + 6))), [GridItem(.adaptive(minimum: 70), spacing: 6)])
            }
        case .plainList: list { rows(scene.rows) }.listStyle(.plain)
        case .groupedList:
            list { rows(scene.rows).onDelete { scene.rows.remove(atOffsets: $0) } }.listStyle(.insetGrouped)
        case .sectionedList: list { sections }.listStyle(.insetGrouped)
        }
    }

    private func rows(_ rows: [LazySceneRow]) -> ForEach<[LazySceneRow], Int, LazySceneRowView> {
        ForEach(rows) { LazySceneRowView(row: $0, taps: taps[$0.id] ?? 0) }
    }

    private var sections: some View {
        ForEach(scene.sections, id: \.id) { section in
            Section {
                rows(section.rows)
            } header: {
                Text("section \(section.id)")
            }
        }
    }

    @ViewBuilder private func stack(
        _ alignment: HorizontalAlignment, _ spacing: CGFloat, @ViewBuilder content: () -> some View
    ) -> some View {
        if isEager {
            VStack(alignment: alignment, spacing: spacing, content: content)
                .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .top))
        } else {
            LazyVStack(alignment: alignment, spacing: spacing, content: content)
        }
    }

    @ViewBuilder private func grid(columns: Int, _ items: [GridItem]) -> some View {
        if isEager {
            VStack(spacing: 5) {
                ForEach(Array(stride(from: 0, to: scene.rows.count, by: columns)), id: \.self) { start in
                    HStack(spacing: 6) {
                        rows(Array(scene.rows[start..<min(start + columns, scene.rows.count)]))
                        ForEach(Array(min(start + columns, scene.rows.count)..<start + columns), id: \.self) { _ in
                            Color.clear.frame(height: 0).frame(maxWidth: .infinity)
                        }
                    }
                }
            }
        } else {
            LazyVGrid(columns: items, spacing: 5) { rows(scene.rows) }
        }
    }

    private func list(@ViewBuilder content: () -> some View) -> some View {
        List(selection: $scene.selection, content: content)
            .environment(\.editMode, .constant(scene.isEditing ? .active : .inactive))
    }
}

struct LazySceneRowView: View {
    let row: LazySceneRow
    @State private var taps: Int

    init(row: LazySceneRow, taps: Int) {
        self.row = row
        _taps = State(initialValue: taps)
    }

    var body: some View {
        HStack(spacing: 2) {
            Text(verbatim: "row \(row.id)").lineLimit(1)
            if row.words > 0 {
                Text(verbatim: String(repeating: "word ", count: row.words)).fixedSize(
                    horizontal: false, vertical: true)
            }
            Button {
                taps += 1
            } label: {
                Color.blue.frame(width: 16, height: 10)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: "tap \(row.id)"))
            .accessibilityValue(Text(verbatim: "\(taps)"))
        }
        .frame(maxWidth: .infinity)
        .frame(height: row.words > 0 ? nil : row.height)
    }
}
