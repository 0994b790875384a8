import Foundation

/// A mail that is handed to another program.
struct MailDraft {
    var to: [String] = []
    var cc: [String] = []
    var bcc: [String] = []
    var subject = ""
    var body = ""

    /// As an address: RFC 6068.
    var address: URL? {
        var fields: [String] = []
        func add(_ name: String, _ value: String) {
            if !value.isEmpty { fields.append("\(name)=\(Self.escaped(value))") }
        }
        add("cc", cc.joined(separator: ","))
        add("bcc", bcc.joined(separator: ","))
        add("subject", subject)
        // Lines end with both there.
        add("body", body.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\n", with: "\r\n"))
        let query = fields.isEmpty ? "" : "?" + fields.joined(separator: "&")
        return URL(string: "mailto:" + to.map(Self.escaped).joined(separator: ",") + query)
    }

    private static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }

    private static let allowed = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~@")

    /// What a person would read of a text with marks: without them, with lines where paragraphs end.
    static func plainText(ofHTML html: String) -> String {
        var result = ""
        var tag: String?
        for character in html {
            if character == "<" {
                tag = ""
            } else if character == ">", let name = tag {
                let word = name.lowercased().prefix { $0.isLetter || $0 == "/" || $0.isNumber }
                if ["br", "br/", "/p", "/div", "/h1", "/h2", "/li", "/tr"].contains(String(word)) { result += "\n" }
                tag = nil
            } else if tag != nil {
                tag?.append(character)
            } else {
                result.append(character.isNewline ? " " : character)
            }
        }
        for (name, text) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&nbsp;", " "), ("&amp;", "&")] {
            result = result.replacingOccurrences(of: name, with: text)
        }
        return result.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
