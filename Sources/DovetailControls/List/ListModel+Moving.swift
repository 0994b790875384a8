import DovetailCore
import Foundation

/// Rows that are dragged to other places.
extension ListModel {
    /// Begins to drag a row. Returns whether it can be.
    func beginMove(_ token: Int) -> Bool {
        guard let row = row(token), let edits = row.moves else { return false }
        let siblings = rowsInSight.filter { $0.row.move?.isSameCollection(as: edits) ?? false }
        guard let source = siblings.firstIndex(where: { $0.token == token }) else { return false }
        let frames = siblings.map { node(of: $0.token)?.frameInWindow ?? .null }
        move = RowMove(rows: siblings, frames: frames, source: source, target: source)
        return true
    }

    /// Follows the pointer: the rows between make room.
    func continueMove(by distance: CGFloat) {
        guard var move, distance.isFinite, !move.frames[move.source].isNull else { return }
        let own = move.frames[move.source]
        let middle = own.midY + distance
        var target = 0
        for (index, frame) in move.frames.enumerated() where index != move.source && !frame.isNull {
            // A row makes room as soon as the dragged one covers its middle.
            if index < move.source ? frame.midY < middle - own.height / 2 : frame.midY < middle + own.height / 2 {
                target += 1
            }
        }
        guard target != move.target else { return }
        move.target = target
        self.move = move
        withAnimation(.easeOut(duration: 0.2)) {
            for (index, row) in move.rows.enumerated() where index != move.source {
                var shift: CGFloat = 0
                if index > move.source, index <= target { shift = -own.height }
                if index < move.source, index >= target { shift = own.height }
                shifts[row.token]?(shift)
            }
        }
    }

    /// Ends the drag, and moves the element where there is a new place for it.
    func endMove(isCancelled: Bool = false) {
        guard let move else { return }
        self.move = nil
        for row in move.rows { shifts[row.token]?(0) }
        guard !isCancelled, move.target != move.source, let edits = move.rows[move.source].moves,
            let source = offset(of: move.rows[move.source], in: edits),
            let place = offset(of: move.rows[move.target], in: edits)
        else { return }
        edits.move(IndexSet(integer: source), to: move.target > move.source ? place + 1 : place)
    }
}
