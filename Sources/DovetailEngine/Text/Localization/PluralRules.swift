import Foundation

/// Which form of a word goes with a number, by language; from the published rules of the Unicode CLDR.
enum PluralRules {
    static func category(of number: Double, language: String) -> String {
        let root = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        let n = abs(number)
        guard n.isFinite else { return "other" }
        let isWhole = n == n.rounded()
        let i = n < 1e15 ? Int(n) : Int(n.truncatingRemainder(dividingBy: 1000))
        let (tens, ones) = (i % 100, i % 10)
        switch root {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "yo", "ka": return "other"
        case "fr", "hy", "ff": return i < 2 ? "one" : "other"
        case "pt": return i < 2 ? "one" : "other"
        case "hi", "bn", "gu", "kn", "fa", "am", "zu", "as": return i == 0 || n == 1 ? "one" : "other"
        case "ru", "uk", "be":
            guard isWhole else { return "other" }
            if ones == 1, tens != 11 { return "one" }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
        case "sr", "hr", "bs":
            guard isWhole else { return "other" }
            if ones == 1, tens != 11 { return "one" }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "other"
        case "pl":
            guard isWhole else { return "other" }
            if i == 1 { return "one" }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
        case "cs", "sk":
            guard isWhole else { return "many" }
            return i == 1 ? "one" : (2...4).contains(i) ? "few" : "other"
        case "sl":
            guard isWhole else { return "few" }
            return tens == 1 ? "one" : tens == 2 ? "two" : tens == 3 || tens == 4 ? "few" : "other"
        case "lt":
            guard isWhole else { return "many" }
            if ones == 1, !(11...19).contains(tens) { return "one" }
            return ones >= 2 && !(11...19).contains(tens) ? "few" : "other"
        case "lv":
            if ones == 0 || (11...19).contains(tens) { return "zero" }
            return ones == 1 && tens != 11 ? "one" : "other"
        case "ro", "mo":
            if n == 1 { return "one" }
            return !isWhole || i == 0 || (2...19).contains(tens) ? "few" : "other"
        case "ar":
            guard isWhole else { return "other" }
            if i < 3 { return ["zero", "one", "two"][i] }
            return (3...10).contains(tens) ? "few" : tens >= 11 ? "many" : "other"
        case "he", "iw": return !isWhole && i == 0 || n == 1 ? "one" : n == 2 ? "two" : "other"
        case "ga":
            return n == 1
                ? "one"
                : n == 2
                    ? "two"
                    : isWhole && (3...6).contains(i) ? "few" : isWhole && (7...10).contains(i) ? "many" : "other"
        case "cy":
            guard isWhole, let form = [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][i] else { return "other" }
            return form
        case "mt":
            if n == 1 { return "one" }
            if n == 2 { return "two" }
            return i == 0 || (3...10).contains(tens) ? "few" : (11...19).contains(tens) ? "many" : "other"
        case "da": return n == 1 || !isWhole && i < 2 ? "one" : "other"
        case "is", "mk": return ones == 1 && tens != 11 ? "one" : "other"
        default: return n == 1 ? "one" : "other"
        }
    }
}
