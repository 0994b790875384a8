import Foundation

extension ObjectiveCForms {
    static let errorMark = Data("NSError".utf8)

    /// Code in which what catches an error as an `NSError` catches every error, as it does on Apple's systems.
    ///
    /// The compiler takes `catch let error as NSError` for every error everywhere. On Linux an error of Swift's own is not found to be one when it
    /// comes, and the program goes on where no code was made for it; nor is it by `error as? NSError`. The conversion itself, `error as NSError`,
    /// works for all.
    static func catchingErrors(_ code: String) -> String {
        guard code.contains("NSError") else { return code }
        // What is asked is known to be an error where its name says so.
        let code = code.replacing(/\b(\w*[eE]rror)(\s+)as\?(\s+)NSError\b(?!\?)/) { "\($0.1)\($0.2)as\($0.3)NSError?" }
        var result = ""
        var rest = Substring(code)
        while let match = rest.firstMatch(
            of: /\bcatch\s+(?:(let|var)\s+)?(\w+)\s+as\s+NSError\b(?:\s+where\s+([^{}]+?))?\s*\{/)
        {
            let (word, name) = (match.1.map(String.init) ?? "let", String(match.2))
            result += rest[..<match.range.lowerBound]
            if let condition = match.3 {
                // The condition is about the converted error, which has its name only there.
                result += "catch let caughtError where ({ (\(name): NSError) -> Bool in \(condition) })"
                result += "(caughtError as NSError) { \(word) \(name) = caughtError as NSError;"
            } else {
                result += name == "_" ? "catch {" : "catch { \(word) \(name) = error as NSError;"
            }
            // A replacement takes as many lines as what it stands for.
            let lines = match.0.count(where: \.isNewline) - (match.3?.count(where: \.isNewline) ?? 0)
            result += String(repeating: "\n", count: lines)
            rest = rest[match.range.upperBound...]
        }
        return result + rest
    }
}
