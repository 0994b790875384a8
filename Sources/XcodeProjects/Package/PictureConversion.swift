import Foundation

/// Makes SVG files of PDF pictures in asset catalogues, which nothing here reads at run time.
///
/// It takes `pdftocairo`, a program of Poppler, where that is installed.
struct PictureConversion {
    private let tool: String?

    /// - Parameter path: The folders that programs are looked for in, as in the variable `PATH`; nil for those of that variable.
    init(path: String? = nil) { tool = InstalledProgram.path(of: "pdftocairo", in: path) }

    static func concerns(_ file: ProjectFile) -> Bool {
        file.destination.contains(".imageset/") && file.destination.lowercased().hasSuffix(".pdf")
    }

    /// The first page as SVG; nil when it can't be made.
    func svg(of file: URL) -> Data? {
        guard let tool, FileReading.kind(of: file) == .file else { return nil }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // A damaged file may take for ever.
        process.arguments = ["timeout", "20", tool, "-svg", "-f", "1", "-l", "1", file.path, "-"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0, let text = String(data: data, encoding: .utf8),
            let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">")
        else { return nil }
        // A point of the PDF is one of the app. Read as a point of paper it would be larger by a third.
        let tag = text[start.lowerBound..<end].replacingOccurrences(of: "pt\"", with: "\"")
        return Data((text[..<start.lowerBound] + tag + text[end...]).utf8)
    }
}
