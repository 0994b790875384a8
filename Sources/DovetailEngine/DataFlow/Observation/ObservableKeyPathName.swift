import Foundation

/// Key paths as one writes them: `\Model.name`.
///
/// The runtime finds the names of computed properties, as those of observable objects are, only in a program's dynamic symbols,
/// which hold none. So they are looked up in the full symbol table, if the program has kept it.
enum ObservableKeyPathName {
    static func describe(_ path: AnyKeyPath) -> String {
        let text = "\(path)"
        // \Model.<computed 0x000055964f039280 (String)>
        guard let start = text.range(of: ".<computed 0x"),
            let address = UInt(text[start.upperBound...].prefix(while: \.isHexDigit), radix: 16),
            let symbol = ProgramSymbols.demangledName(at: address), let name = propertyName(in: symbol)
        else { return text }
        return text[..<start.lowerBound] + "." + name
    }

    /// The property in “key path getter for App.Model.name : Swift.String”, or in “App.Model.name.getter : Swift.String”.
    static func propertyName(in symbol: String) -> String? {
        var subject = symbol[...]
        if let prefix = subject.range(of: "key path getter for ") { subject = subject[prefix.upperBound...] }
        guard let end = subject.range(of: " : ") else { return nil }
        subject = subject[..<end.lowerBound]
        if subject.hasSuffix(".getter") { subject = subject.dropLast(".getter".count) }
        guard let dot = subject.lastIndex(of: ".") else { return nil }
        return String(subject[subject.index(after: dot)...])
    }
}
