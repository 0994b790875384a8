/// An object that assistive technology sees, by its path.
enum AccessiblePath: Hashable {
    case application
    case window(Int)
    case element(window: Int, id: UInt32)
    /// A link in what is written in an element, as the text has it.
    case link(window: Int, id: UInt32, index: Int)
    /// The object that a link is: clients keep what they know by paths, and keep links apart from objects.
    case linkObject(window: Int, id: UInt32, index: Int)
    /// A cell of a chart's table; row 0 has the titles of the columns.
    case cell(window: Int, id: UInt32, row: Int, column: Int)
    /// What a window's app announced last: an object of its own for readers that know no announcements.
    case notice(window: Int)

    static let folder = "/org/a11y/atspi/accessible"
    static let nothing = "/org/a11y/atspi/null"

    /// The last part of the path.
    var name: String {
        switch self {
        case .application: "root"
        case .window(let number): "w\(number)"
        case .element(let window, let id): "w\(window)_\(id)"
        case .link(let window, let id, let index): "w\(window)_\(id)_l\(index)"
        case .linkObject(let window, let id, let index): "w\(window)_\(id)_o\(index)"
        case .cell(let window, let id, let row, let column): "w\(window)_\(id)_c\(row)_\(column)"
        case .notice(let window): "n\(window)"
        }
    }

    /// Nil for a path that no object can have.
    init?(name: String) {
        if name == "root" {
            self = .application
            return
        }
        if name.first == "n", let window = Int(name.dropFirst()) {
            self = .notice(window: window)
            return
        }
        guard name.first == "w" else { return nil }
        let parts = name.dropFirst().split(separator: "_", omittingEmptySubsequences: false)
        guard let window = parts.first.flatMap({ Int($0) }) else { return nil }
        if parts.count == 1 {
            self = .window(window)
            return
        }
        guard let id = UInt32(parts[1]) else { return nil }
        switch (parts.count, parts.dropFirst(2).first?.first) {
        case (2, nil): self = .element(window: window, id: id)
        case (3, let kind?) where kind == "l" || kind == "o":
            guard let index = Int(parts[2].dropFirst()), index >= 0 else { return nil }
            self =
                kind == "l"
                ? .link(window: window, id: id, index: index) : .linkObject(window: window, id: id, index: index)
        case (4, "c"):
            guard let row = Int(parts[2].dropFirst()), let column = Int(parts[3]), row >= 0, column >= 0 else {
                return nil
            }
            self = .cell(window: window, id: id, row: row, column: column)
        default: return nil
        }
    }

    var path: String { Self.folder + "/" + name }
}
