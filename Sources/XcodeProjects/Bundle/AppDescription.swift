import Foundation

/// What a Linux desktop is told about an app, taken from its `Info.plist`.
public struct AppDescription: Sendable {
    /// What people call the app.
    public let title: String
    /// The name of the program's file.
    public let program: String
    /// In reverse-domain form: names the desktop file and the icon.
    public let identifier: String
    public let version: String
    /// The schemes of addresses that the app opens.
    public let schemes: [String]
    /// The kinds of documents that the app opens.
    public let mimeTypes: [String]

    public init(info: Data?, program: String) {
        let list =
            info.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] } ?? [:]
        func text(_ key: String) -> String? { (list[key] as? String).flatMap { $0.isEmpty ? nil : $0 } }
        self.program = program
        title = Self.line(text("CFBundleDisplayName") ?? text("CFBundleName") ?? program)
        let identifier = (text("CFBundleIdentifier") ?? "app." + program).filter {
            $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0))
        }
        self.identifier =
            identifier.hasPrefix(".") || identifier.hasPrefix("-") || identifier.isEmpty ? "app." + program : identifier
        let version = (text("CFBundleShortVersionString") ?? "1.0").filter {
            $0.isASCII && ($0.isLetter || $0.isNumber || ".~+".contains($0))
        }
        self.version = version.first?.isNumber == true ? version : "1.0"
        let urls = (list["CFBundleURLTypes"] as? [[String: Any]] ?? []).flatMap {
            $0["CFBundleURLSchemes"] as? [String] ?? []
        }
        schemes = urls.map { $0.lowercased() }.filter {
            $0.first?.isLetter == true
                && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        }
        var types: [String] = []
        for document in list["CFBundleDocumentTypes"] as? [[String: Any]] ?? [] {
            types += document["CFBundleTypeMIMETypes"] as? [String] ?? []
            for type in document["LSItemContentTypes"] as? [String] ?? [] { types += Self.mimeTypes[type] ?? [] }
        }
        var seen: Set<String> = []
        mimeTypes = types.filter { type in
            type.split(separator: "/").count == 2
                && type.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/+-.".contains($0)) }
                && seen.insert(type).inserted
        }
    }

    /// The name of the Debian package: letters, digits and points, in lower case.
    public var packageName: String {
        let name = String(program.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        let trimmed = name.drop { !$0.isLetter && !$0.isNumber }
        return trimmed.count >= 2 ? String(trimmed) : "app-" + (trimmed.isEmpty ? "of-dovetail" : trimmed)
    }

    /// The desktop file. What opens addresses gets them as arguments.
    /// - Parameter command: The program's path, or its name where it is found by that.
    public func desktopFile(command: String) -> String {
        var lines = [
            "[Desktop Entry]", "Type=Application", "Name=\(Self.escaped(title))", "Exec=\(Self.quoted(command)) %U",
            "Icon=\(identifier)",
            "Terminal=false", "Categories=Utility;", "StartupWMClass=\(program)",
        ]
        let types = mimeTypes + schemes.map { "x-scheme-handler/" + $0 }
        if !types.isEmpty { lines.append("MimeType=" + types.map { $0 + ";" }.joined()) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func line(_ text: String) -> String {
        String(text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : Character($0) })
    }

    private static func escaped(_ text: String) -> String { text.replacingOccurrences(of: "\\", with: "\\\\") }

    /// A word of a command line. Characters that mean something there are escaped, and `%` is doubled.
    private static func quoted(_ text: String) -> String {
        if text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0)) }) { return text }
        var result = "\""
        for character in line(text) {
            if "\"`$\\".contains(character) { result += "\\\\" }
            result.append(character)
            if character == "%" { result.append("%") }
        }
        return result + "\""
    }

    private static let mimeTypes: [String: [String]] = [
        "public.plain-text": ["text/plain"], "public.text": ["text/plain"], "public.utf8-plain-text": ["text/plain"],
        "public.json": ["application/json"], "public.xml": ["application/xml", "text/xml"],
        "public.html": ["text/html"],
        "public.rtf": ["application/rtf"], "public.comma-separated-values-text": ["text/csv"],
        "net.daringfireball.markdown": ["text/markdown"], "com.adobe.pdf": ["application/pdf"],
        "public.png": ["image/png"],
        "public.jpeg": ["image/jpeg"], "public.svg-image": ["image/svg+xml"], "com.compuserve.gif": ["image/gif"],
        "public.tiff": ["image/tiff"], "public.image": ["image/png", "image/jpeg", "image/gif", "image/webp"],
        "public.zip-archive": ["application/zip"], "public.mp3": ["audio/mpeg"], "public.mpeg-4": ["video/mp4"],
        "org.idpf.epub-container": ["application/epub+zip"],
    ]
}
