import Foundation

/// Where a program crashed, of what Swift's runtime and its backtrace say.
struct CrashPlace {
    /// The runtime's word, such as “Fatal error: Index out of range”.
    private(set) var reason: String?
    /// The function of the app's that was running, with its file and line.
    private(set) var function: String?
    private(set) var place: String?

    /// - Parameters:
    ///   - output: What the program wrote to its error output.
    ///   - sources: The folders of the app's code: what crashed is the first function whose file is in one.
    init(output: String, sources: [URL]) {
        for line in output.split(whereSeparator: \.isNewline).map(String.init) {
            if reason == nil, let range = line.range(of: "Fatal error") { reason = String(line[range.lowerBound...]) }
            // “0 [ra] 0x… Counter.body.getter + 90 in App at /path/File.swift:12:9”
            guard function == nil, let at = line.range(of: " at /", options: .backwards) else { continue }
            let file = String(line[line.index(before: at.upperBound)...])
            guard sources.contains(where: { file.hasPrefix($0.path + "/") }) else { continue }
            place = file.split(separator: ":").prefix(2).joined(separator: ":")
            var name = line[..<at.lowerBound]
            if let end = name.range(of: " in ", options: .backwards) { name = name[..<end.lowerBound] }
            if let end = name.range(of: " + ", options: .backwards) { name = name[..<end.lowerBound] }
            while let word = name.split(separator: " ", maxSplits: 1).first, name.contains(" "),
                Int(word) != nil || word.hasPrefix("0x") || word.hasPrefix("[")
            {
                name = name.drop { $0 == " " }.drop { $0 != " " }.drop { $0 == " " }
            }
            function = String(name)
        }
    }

    var text: String {
        let what = reason ?? "It ended without a word."
        guard let function, let place else { return what }
        return "\(what)\nin \(function)\nat \(place)"
    }
}
