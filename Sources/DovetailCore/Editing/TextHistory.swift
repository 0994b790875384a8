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

    /// What it makes of a text, which must have what is to be removed at its place.
    func applied(to text: String) -> String {
        var text = text
        let start = text.utf8.index(text.startIndex, offsetBy: offset)
        text.replaceSubrange(start..<text.utf8.index(start, offsetBy: removed.utf8.count), with: inserted)
        return text
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
    /// Whether what is typed next may be taken back with the last edit: that was typed, too, and not put in at once.
    private var isTyping = false
    private static let limit = 500
    /// What all edits may hold together, in code units. The last edit is kept whatever it holds.
    private static let heldLimit = 32 << 20

    mutating func note(_ edit: TextEdit, old: String, new: String) {
        if text != old { done = [] }
        text = new
        undone = []
        let wasTyping = isTyping
        isTyping = edit.inserted.isOneCharacter
        if wasTyping, let last = done.last, last.removed.isEmpty, edit.removed.isEmpty,
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

    /// Notes a change of which the whole texts are known. A text of more than a megabyte is not looked through: then there is nothing to take back.
    ///
    /// - Complexity: O(length of the texts)
    mutating func note(from old: String, to new: String) {
        guard old.utf8.count + new.utf8.count <= 2 << 20 else {
            self = TextHistory()
            return
        }
        // Between whole characters, so that what is put in again is what was there.
        let prefix = zip(old, new).prefix { $0 == $1 }.reduce(0) { $0 + $1.0.utf8.count }
        let (oldRest, newRest) = (old.dropFirst(utf8: prefix), new.dropFirst(utf8: prefix))
        let suffix = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.reduce(0) { $0 + $1.0.utf8.count }
        note(
            TextEdit(
                offset: prefix, removed: String(oldRest.dropLast(utf8: suffix)),
                inserted: String(newRest.dropLast(utf8: suffix))),
            old: old, new: new)
    }

    func canUndo(_ current: String) -> Bool { current == text && !done.isEmpty }
    func canRedo(_ current: String) -> Bool { current == text && !undone.isEmpty }

    /// The change that takes the last edit back.
    mutating func undo(_ current: String) -> TextEdit? {
        isTyping = false
        guard current == text, let last = done.popLast() else { return nil }
        undone.append(last)
        return last.inverse
    }

    /// The change that does again what was taken back last.
    mutating func redo(_ current: String) -> TextEdit? {
        isTyping = false
        guard current == text, let last = undone.popLast() else { return nil }
        done.append(last)
        return last
    }
}

extension String {
    /// - Complexity: O(length of the first character)
    fileprivate var isOneCharacter: Bool { !isEmpty && index(after: startIndex) == endIndex }
}

extension StringProtocol {
    fileprivate func dropFirst(utf8 count: Int) -> SubSequence { self[utf8.index(startIndex, offsetBy: count)...] }
    fileprivate func dropLast(utf8 count: Int) -> SubSequence { self[..<utf8.index(endIndex, offsetBy: -count)] }
}
