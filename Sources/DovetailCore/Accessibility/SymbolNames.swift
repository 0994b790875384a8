/// What symbols are called where an app gives them no name.
enum SymbolNames {
    /// A symbol of a common meaning by what it means, any other one by what it shows: the words of its name.
    static func spoken(_ symbol: String) -> String {
        var words = symbol.split(separator: ".")
        let whole = words.joined(separator: " ")
        // How it is drawn says nothing of what it means.
        while words.count > 1, let last = words.last, ["fill", "circle", "square"].contains(last) { words.removeLast() }
        return meanings[words.joined(separator: ".")] ?? whole
    }

    /// Where two things would have one name, such as a mark that is drawn in two ways for on and off, the app has to tell them apart.
    private static let meanings: [String: String] = [
        "plus": "Add", "minus": "Remove", "xmark": "Close", "trash": "Delete", "pencil": "Edit",
        "ellipsis": "More", "gear": "Settings", "gearshape": "Settings", "magnifyingglass": "Search",
        "square.and.arrow.up": "Share", "square.and.arrow.down": "Save", "square.and.pencil": "Compose",
        "arrow.clockwise": "Refresh", "arrow.uturn.backward": "Undo", "arrow.uturn.forward": "Redo",
        "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward", "chevron.forward": "Forward",
        "play": "Play", "pause": "Pause", "stop": "Stop", "backward": "Rewind", "forward": "Fast Forward",
        "house": "Home", "envelope": "Mail", "info": "Info", "questionmark": "Help", "doc.on.doc": "Copy",
        "doc.on.clipboard": "Paste", "scissors": "Cut", "printer": "Print", "line.3.horizontal": "Menu",
    ]
}
