import AttributeGraph
import Foundation

/// The name of a section's coordinates.
private struct SectionSpaceName: Hashable {
    let number: Int
}

extension View {
    /// Keeps a header in sight at the top of the scroll view, and a footer at its end, while its section is in sight.
    nonisolated package func pinned(in section: Int, isFooter: Bool = false, axis: Axis = .vertical) -> some View {
        visualEffect { content, proxy in
            guard let shown = proxy.bounds(of: .scrollView),
                let section = proxy.bounds(of: .named(SectionSpaceName(number: section)))
            else { return content.offset(x: 0, y: 0) }
            let isVertical = axis == .vertical
            let length = isVertical ? proxy.size.height : proxy.size.width
            let (first, last) = isVertical ? (shown.minY, shown.maxY) : (shown.minX, shown.maxX)
            let (start, end) = isVertical ? (section.minY, section.maxY) : (section.minX, section.maxX)
            let distance = isFooter ? max(min(0, last - length), start) : min(max(0, first), max(0, end - length))
            return isVertical ? content.offset(x: 0, y: distance) : content.offset(x: distance, y: 0)
        }
        .zIndex(1)
    }

    /// Names the coordinates of a section.
    nonisolated package func pinningSection(_ number: Int) -> some View {
        coordinateSpace(name: SectionSpaceName(number: number))
    }
}

/// The sections of a lazy stack with headers and footers that stay in sight.
struct PinnedSections<Content: View>: View {
    let axis: Axis
    let pinned: PinnedScrollableViews
    let spacing: CGFloat?
    let horizontal: HorizontalAlignment
    let vertical: VerticalAlignment
    let content: Content

    var body: some View {
        ChildrenReader(content: content) { children in
            ForEach(RowGroup.groups(of: children)) { group in
                if axis == .vertical {
                    VStack(alignment: horizontal, spacing: spacing) { parts(group) }.pinningSection(group.id)
                } else {
                    HStack(alignment: vertical, spacing: spacing) { parts(group) }.pinningSection(group.id)
                }
            }
        }
    }

    @ViewBuilder private func parts(_ group: RowGroup) -> some View {
        ForEach(group.header, id: \.pinnedID) { header in
            if pinned.contains(.sectionHeaders) { header.pinned(in: group.id, axis: axis) } else { header }
        }
        ForEach(group.rows, id: \.pinnedID) { $0.scrollTargetIDs(of: $0) }
        ForEach(group.footer, id: \.pinnedID) { footer in
            if pinned.contains(.sectionFooters) {
                footer.pinned(in: group.id, isFooter: true, axis: axis)
            } else {
                footer
            }
        }
    }
}

/// A child's identity. A type of its own, so that it is never taken for an id of the app's.
private struct PinnedID: Hashable {
    let token: Int
}

extension ChildView {
    fileprivate var pinnedID: PinnedID { PinnedID(token: id) }
}

/// Lets a program scroll to a view by the ids of the row that it stands for.
private struct ScrollTargetIDs: PrimitiveViewModifier {
    typealias Body = Never
    let ids: [AnyHashable]

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        if let targets = inputs.graphInputs.scrollTargets {
            for id in modifier.untracked.ids { targets.add(id, inputs) }
        }
        return body(inputs)
    }
}

extension View {
    /// Lets a program scroll to this view by the id of a row of the app's.
    package func scrollTargetIDs(of row: ChildView) -> some View {
        modifier(ScrollTargetIDs(ids: [row.traits.rowID, row.traits.tag].compactMap { $0 }))
    }
}
