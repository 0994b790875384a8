import Foundation

/// The open symbol set behind SF Symbols' names.
///
/// A name is looked up in the table; otherwise it is composed of its parts: `.circle`, `.square` and other enclosures put a
/// symbol, a number or a letter into an outline, `.badge` adds a mark, `.slash` strikes through, `.fill` asks for the filled
/// form. All members may be called from any thread; a drawing is made on first use and kept.
package enum SymbolLibrary {
    /// The drawing of a name, or nil when the set has none.
    package static func symbol(named name: String) -> SymbolDrawing? {
        lock.lock()
        defer { lock.unlock() }
        if let known = drawings[name] { return known }
        guard let made = SymbolComposer.sketch(named: name)?.drawing else { return nil }
        drawings[name] = made
        return made
    }

    /// The parts of a symbol by rank, two or three, the first in front: what is inside an enclosure, a badge or a slash comes first, the
    /// rest after that; other symbols have ranks by their lines in the table. Nil for symbols of one rank.
    package static func ranks(of name: String) -> [SymbolDrawing]? {
        lock.lock()
        defer { lock.unlock() }
        if let known = ranks[name] { return known }
        let made = SymbolComposer.sketch(named: name, isRanked: true)?.ranks
        ranks[name] = .some(made)
        return made
    }

    /// The template in a file, for symbols of an app's own; nil when the file is none. Read once.
    package static func template(at path: String) -> SymbolTemplate? {
        lock.lock()
        defer { lock.unlock() }
        if let known = templates[path] { return known }
        let template = FileManager.default.contents(atPath: path).flatMap { SymbolTemplate(svg: $0) }
        templates[path] = .some(template)
        return template
    }

    /// The names in the table, sorted; composed ones come on top. Single digits and letters are no names of their own.
    package static var allNames: [String] { SymbolTable.lines.keys.filter { $0.count > 1 }.map(String.init).sorted() }

    // One for the process, guarded by `lock`: a drawing follows from its name.
    private static let lock = NSLock()
    nonisolated(unsafe) private static var drawings: [String: SymbolDrawing] = [:]
    /// Names are an app's own, so there are few; those of one rank are known as such.
    nonisolated(unsafe) private static var ranks: [String: [SymbolDrawing]?] = [:]
    nonisolated(unsafe) private static var templates: [String: SymbolTemplate?] = [:]
}
