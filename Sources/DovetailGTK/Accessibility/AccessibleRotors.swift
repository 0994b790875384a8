import DovetailCore

/// The rotors of an object. AT-SPI has none: each place of a rotor is an action, which sends the tools there.
extension Accessible {
    /// By the names of the rotor and the place, such as “Chapters: Two”.
    var rotorActions: [Action] {
        guard part == nil, let item, let window, let rotors = item.namedActions?.rotors, !rotors.isEmpty else {
            return []
        }
        return rotors.flatMap { rotor in
            rotor.entries.map { entry in
                let target = entry.id == nil ? item : window.tree?.target(of: entry)
                let label = entry.label ?? entry.range.flatMap { (target ?? item).text(in: $0) } ?? ""
                let name = "\(rotor.name): \(label)"
                return Action(name: name, title: name, run: { Self.go(to: entry, of: item, in: window) })
            }
        }
    }

    /// The view may only be made, or come into sight, by what the app does first.
    private static func go(to entry: AccessibilityRotor.Entry, of item: AccessibilityItem, in window: AccessibleWindow)
    {
        entry.prepare()
        window.bringUpToDate()
        guard let target = entry.id == nil ? item : window.tree?.target(of: entry) else { return }
        window.send(to: target.id)
        guard let range = entry.range, let text = AccessibleText(of: target), text.editor != nil,
            let start = text.offset(of: range.lowerBound), let end = text.offset(of: range.upperBound), start <= end
        else { return }
        _ = text.select(start..<end)
    }
}
