import Foundation

/// What a person types to find one of several names: letters that follow one another quickly belong together.
package struct TypedName {
    private var text = ""
    private var lastTime: TimeInterval?
    /// A longer rest begins another name, in seconds.
    private static let pause: TimeInterval = 1

    package init() {}

    /// The name that a key leads to; nil where none begins with what is typed, and for keys that are no typing.
    ///
    /// Typing the same letter again goes through the names that begin with it.
    ///
    /// - Parameter current: Where the search begins.
    package mutating func find(_ key: KeyInput, in names: [String], from current: Int?) -> Int? {
        guard key.modifiers.isDisjoint(with: [.control, .command, .option]), !key.characters.isEmpty, !names.isEmpty
        else { return nil }
        if let lastTime, key.time - lastTime > Self.pause { text = "" }
        lastTime = key.time
        let isSameLetter = text == key.characters
        if !isSameLetter { text += key.characters }
        let start = current ?? 0
        // The current one still fits a name that goes on.
        let first = current == nil || text.count > 1 ? 0 : 1
        for distance in first...names.count {
            let index = (start + distance) % names.count
            if names[index].range(of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil {
                return index
            }
        }
        return nil
    }
}
