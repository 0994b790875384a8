/// Which versions of a package a project takes, as a manifest says it.
enum PackageRequirement {
    static func text(_ value: PropertyValue?) -> String {
        func quoted(_ key: String) -> String? { value?[key]?.string.map(\.swiftLiteral) }
        let lowest = quoted("minimumVersion") ?? quoted("version") ?? "\"0.0.0\""
        switch value?["kind"]?.string {
        case "upToNextMinorVersion": return ".upToNextMinor(from: \(lowest))"
        case "exactVersion": return "exact: \(quoted("version") ?? lowest)"
        case "versionRange": return "\(lowest)..<\(quoted("maximumVersion") ?? "\"999.0.0\"")"
        case "branch": return "branch: \(quoted("branch") ?? "\"main\"")"
        case "revision": return "revision: \(quoted("revision") ?? "\"\"")"
        default: return "from: \(lowest)"
        }
    }
}

extension String {
    /// The text as a literal of Swift: whatever is in it, it is a text and nothing else.
    public var swiftLiteral: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case let scalar where scalar.value < 0x20 || scalar.value == 0x7F:
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
