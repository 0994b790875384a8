import CoreTransferable
import DovetailCore
import Foundation

/// Takes what is dropped on the upper or lower half of a row, and puts it before or behind that.
struct RowInsertTarget: ViewModifier {
    let row: ChildView
    let edits: RowEdits?
    @State private var height: CGFloat = 0
    /// The edge of the row at which things that are dragged over it would be put.
    @State private var edge: VerticalEdge?

    func body(content: Content) -> some View {
        if let edits, let insertion = edits.insertion {
            content
                .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height = $0 }
                .onDrop(
                    of: insertion.contentTypes,
                    delegate: RowDropDelegate(
                        types: insertion.contentTypes, height: height, target: { edge = $0 },
                        insert: { edge, items in
                            guard let id = row.traits.rowID, let offset = edits.offset(ofRow: id, near: row.rowOffset)
                            else { return }
                            withAnimation { insertion.action(edge == .top ? offset : offset + 1, items) }
                        })
                )
                .overlay(alignment: edge == .bottom ? .bottom : .top) {
                    if edge != nil { Rectangle().fill(.tint).frame(height: 2).allowsHitTesting(false) }
                }
        } else {
            content
        }
    }
}

private struct RowDropDelegate: DropDelegate {
    let types: [UTType]
    let height: CGFloat
    let target: (VerticalEdge?) -> Void
    let insert: (VerticalEdge, [NSItemProvider]) -> Void

    private func edge(_ info: DropInfo) -> VerticalEdge { info.location.y < height / 2 ? .top : .bottom }

    func dropEntered(info: DropInfo) { target(edge(info)) }
    func dropUpdated(info: DropInfo) -> DropProposal? {
        target(edge(info))
        return DropProposal(operation: .copy)
    }
    func dropExited(info: DropInfo) { target(nil) }
    func performDrop(info: DropInfo) -> Bool {
        let items = info.itemProviders(for: types)
        target(nil)
        insert(edge(info), items)
        return !items.isEmpty
    }
}
