import ArgumentParser
import Foundation
import XcodeProjects

/// What changed between two folders of pictures that `dovetail preview --output` painted, and of the elements that tools see in them.
struct PictureComparison {
    let old: URL
    let new: URL
    /// How much a channel of a pixel may differ, of 255.
    let threshold: Int

    private struct Change {
        let name: String
        let what: String
        var before: Data?
        var after: Data?
        var difference: Data?
        var lines: [String] = []
    }

    /// Writes one page that tells what changed.
    /// - Returns: How many pictures are other ones, came or went, or have other elements; and how many there are.
    func write(to page: URL) throws -> (changes: Int, pictures: Int) {
        let names = Set(pictures(in: old) + pictures(in: new)).sorted()
        guard !names.isEmpty else { throw XcodeError("There are no pictures in \(old.path) and \(new.path).") }
        let changes = try names.compactMap(change)
        try FileManager.default.createDirectory(at: page.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(html(changes, of: names.count).utf8).write(to: page, options: .atomic)
        return (changes.count, names.count)
    }

    private func pictures(in folder: URL) -> [String] { FileReading.names(in: folder).filter { $0.hasSuffix(".png") } }

    private func change(_ name: String) throws -> Change? {
        let before = FileManager.default.contents(atPath: old.appendingPathComponent(name).path)
        let after = FileManager.default.contents(atPath: new.appendingPathComponent(name).path)
        guard let before else { return Change(name: name, what: "New", after: after) }
        guard let after else { return Change(name: name, what: "Gone", before: before) }
        let lines = changedLines(name)
        var change = Change(name: name, what: "", before: before, after: after, lines: lines)
        if before == after {
            guard !lines.isEmpty else { return nil }
            return Change(name: name, what: "Other elements for tools, the same picture", after: after, lines: lines)
        }
        let (first, second) = (try ComparedPicture(png: before), try ComparedPicture(png: after))
        guard let difference = second.difference(to: first, threshold: threshold) else {
            return Change(
                name: name, what: "\(first.width)×\(first.height) became \(second.width)×\(second.height) pixels",
                before: before, after: after, lines: lines)
        }
        guard difference.count > 0 || !lines.isEmpty else { return nil }
        change.difference = try difference.picture.pngData()
        return Change(
            name: name, what: "\(difference.count) pixels differ", before: before, after: after,
            difference: change.difference, lines: lines)
    }

    /// The lines of the descriptions of elements that only one of both has.
    private func changedLines(_ name: String) -> [String] {
        func lines(_ folder: URL) -> [String] {
            let file = folder.appendingPathComponent(String(name.dropLast(4)) + ".txt")
            return FileManager.default.contents(atPath: file.path)
                .map { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) } ?? []
        }
        return lines(new).difference(from: lines(old)).map { change in
            switch change {
            case .remove(_, let line, _): "- " + line.trimmingCharacters(in: .whitespaces)
            case .insert(_, let line, _): "+ " + line.trimmingCharacters(in: .whitespaces)
            }
        }
    }

    private func html(_ changes: [Change], of count: Int) -> String {
        func picture(_ title: String, _ data: Data?) -> String {
            guard let data else { return "" }
            return "<figure><img alt=\"\" src=\"data:image/png;base64,\(data.base64EncodedString())\">"
                + "<figcaption>\(title)</figcaption></figure>"
        }
        func text(_ text: String) -> String {
            text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        }
        let parts = changes.map { change in
            """
            <section><h2>\(text(change.name))</h2><p>\(text(change.what))</p>
            <div>\(picture("Before", change.before))\(picture("After", change.after))\
            \(picture("Difference", change.difference))</div>
            \(change.lines.isEmpty ? "" : "<pre>\(text(change.lines.joined(separator: "\n")))</pre>")</section>
            """
        }
        return """
            <!doctype html>
            <html lang="en"><meta charset="utf-8"><title>Previews compared</title>
            <style>
            :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
            body { margin: 2rem auto; max-width: 80rem; padding: 0 1rem; }
            section { border-top: 1px solid #8886; padding: 1rem 0; }
            div { display: flex; flex-wrap: wrap; gap: 1rem; }
            figure { margin: 0; }
            img { border: 1px solid #8886; max-width: 24rem; max-height: 40rem; }
            figcaption { color: #888; }
            pre { background: #8882; padding: .75rem; overflow-x: auto; border-radius: .5rem; }
            </style>
            <h1>Previews compared</h1>
            <p>\(changes.count) of \(count) pictures changed. A channel may differ by \(threshold) of 255.</p>
            \(parts.joined(separator: "\n"))
            </html>

            """
    }
}
