import Foundation

extension ObjectiveCForms {
    /// The names that `#keyPath` stands for, as a text; nil for what is no path.
    ///
    /// Types in front go. Those of Apple's declare `hidden` in Objective-C for `isHidden` in Swift, and paths have the first name.
    static func keyPath(_ path: String) -> String? {
        let breaks = path.filter(\.isNewline)
        var names = path.split(separator: ".", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines.union(CharacterSet(charactersIn: "`?!"))) }
        guard names.allSatisfy({ $0.range(of: #"^[\p{L}_][\p{L}\p{N}_]*$"#, options: .regularExpression) != nil })
        else { return nil }
        var type: String?
        while names.count > 1, names[0].first?.isUppercase == true { type = names.removeFirst() }
        if let type, isOfApple(type), let name = names.first, name.hasPrefix("is"),
            let first = name.dropFirst(2).first, first.isUppercase
        {
            names[0] = first.lowercased() + name.dropFirst(3)
        }
        return "\"" + names.joined(separator: ".") + "\"" + breaks
    }

    /// Whether a type's name begins as those of Apple's frameworks that are written in Objective-C do.
    private static func isOfApple(_ type: String) -> Bool {
        type.range(
            of: #"^(?:UI|NS|WK|AV|CA|SK|MK|CL|MP|PH|PDF)[A-Z][a-z]"#, options: .regularExpression) != nil
    }
}
