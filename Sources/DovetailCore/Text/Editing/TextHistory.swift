import Foundation

/// One change of a text: what was at an offset, in UTF-8 code units, and what came in its place.
struct TextEdit: Equatable {
    var offset: Int
    var removed: String
    var inserted: String

    /// The same with their attributes, in an attributed text.
    var removedRuns: AttributedString?
    var insertedRuns: AttributedString?

    var inverse: TextEdit {
        TextEdit(
            offset: offset, removed: inserted, inserted: removed, removedRuns: insertedRuns, insertedRuns: removedRuns)
    }
}

/// What can be taken back in a text, and done again. Characters typed in a row are taken back together.
///
/// When the text is another one than the last edit left, since the app has changed it, there is nothing to take back.
struct TextHistory {
    private var done: [TextEdit] = []
    private var undone: [TextEdit] = []
    /// The text after the last edit that is known.
    var text: String?
    private static let limit = 500
    /// What all edits may hold together, in code units. The last edit is kept whatever it holds.
    private static let heldLimit = 32 << 20

    mutating func note(_ edit: TextEdit, old: String, new: String) {
        if text != old { done = [] }
        text = new
        undone = []
        if let last = done.last, last.removed.isEmpty, edit.removed.isEmpty,
            last.offset + last.inserted.utf8.count == edit.offset, edit.inserted.isOneCharacter,
            edit.inserted != "\n", last.inserted.last != "\n",
            edit.inserted.first?.isWhitespace == false || last.inserted.last?.isWhitespace == true
        {
            done[done.count - 1].inserted += edit.inserted
            if let runs = edit.insertedRuns { done[done.count - 1].insertedRuns?.append(runs) }
            return
        }
        done.append(edit)
        if done.count > Self.limit { done.removeFirst(done.count - Self.limit) }
        dropBeyondLimit()
    }

    /// Forgets the oldest edits where all together hold too much.
    private mutating func dropBeyondLimit() {
        var held = 0
        guard
            let last = done.lastIndex(where: { edit in
                held += edit.removed.utf8.count + edit.inserted.utf8.count
                return held > Self.heldLimit
            })
        else { return }
        done.removeFirst(min(last + 1, done.count - 1))
    }

    /// The change that takes the last edit back.
    mutating func undo(_ current: String) -> TextEdit? {
        guard current == text, let last = done.popLast() else { return nil }
        undone.append(last)
        return last.inverse
    }

    /// The change that does again what was taken back last.
    mutating func redo(_ current: String) -> TextEdit? {
        guard current == text, let last = undone.popLast() else { return nil }
        done.append(last)
        return last
    }
}

extension String {
    /// - Complexity: O(length of the first character)
    fileprivate var isOneCharacter: Bool { !isEmpty && index(after: startIndex) == endIndex }
}
