/// The page that lists what stand-ins stand for, in Markdown.
public struct StandInPage {
    private let standIns: StandIns

    public init(_ standIns: StandIns) { self.standIns = standIns }

    public static let fileName = "StandIns.md"

    public var text: String {
        var lines = [
            "# Stand-ins", "",
            "These modules are not there on Linux. What the project uses of them is declared by stand-ins that do nothing: views are marked",
            "boxes, calls throw or return nothing, nil or what is empty, and are told on the standard error, each place once.",
        ]
        for module in standIns.modules.sorted() {
            lines += ["", "## \(module)", "", "Imported in " + places(module)]
            if let note = KnownStandIns.note(of: module) { lines += ["", note] }
        }
        func list(_ title: String, _ names: some Sequence<String>) {
            let names = names.sorted()
            guard !names.isEmpty else { return }
            lines += ["", "## \(title)", ""]
            for name in names {
                let modules = (standIns.origins[name] ?? []).sorted().joined(separator: ", ")
                lines.append("- `\(name)`" + (modules.isEmpty ? "" : " (\(modules))") + ": " + places(name))
            }
        }
        func types(_ form: StandIns.TypeKind.Form) -> [String] {
            standIns.types.filter { $0.value.form == form }.map(\.key)
        }
        list("Types and views", types(.value))
        list("Classes", types(.object))
        list("Protocols", types(.interface))
        list("Attributes", types(.wrapper))
        list("Functions", standIns.functions.keys)
        list("Variables", standIns.variables)
        list(
            "Members of other types",
            standIns.foreignMethods.flatMap { type, methods in Set(methods.map { "\(type).\($0.name)" }) }
                + (standIns.foreignProperties ?? [:]).flatMap { type, names in
                    names.map { "\(type).\($0.hasPrefix("static ") ? String($0.dropFirst(7)) : $0)" }
                })
        return lines.joined(separator: "\n") + "\n"
    }

    /// What a person reads on the terminal.
    public var summary: String {
        let count = standIns.types.count + standIns.functions.count + standIns.variables.count
        let notes = standIns.modules.sorted().compactMap { module in
            KnownStandIns.note(of: module).map { "\n\(module): \($0)" }
        }
        return
            "Stand-ins for \(standIns.modules.sorted().joined(separator: ", ")): \(count) name\(count == 1 ? " that does" : "s that do") nothing."
            + notes.joined()
    }

    private func places(_ name: String) -> String {
        let places = (standIns.places[name] ?? []).sorted().map(\.description)
        return places.prefix(12).joined(separator: ", ") + (places.count > 12 ? " and \(places.count - 12) more" : "")
    }
}
