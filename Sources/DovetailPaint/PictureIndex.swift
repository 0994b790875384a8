/// A page of the web that shows a folder's pictures, in sections.
package struct PictureIndex {
    /// What belongs together: a title, a sentence, and pictures side by side.
    package struct Section {
        /// What links to the section name it by.
        package let id: String
        package let title: String
        package let summary: String
        /// The pictures, as paths from the index's folder, and what they show.
        package let pictures: [(file: String, description: String)]

        package init(id: String, title: String, summary: String, pictures: [(file: String, description: String)]) {
            (self.id, self.title, self.summary, self.pictures) = (id, title, summary, pictures)
        }
    }

    package let title: String
    package let sections: [Section]

    package init(title: String, sections: [Section]) { (self.title, self.sections) = (title, sections) }

    /// The page, whose pictures are links to their files.
    package var html: String {
        let links = sections.map { "<a href=\"#\(Self.escaped($0.id))\">\(Self.escaped($0.title))</a>" }
        let parts = sections.map { section in
            let pictures = section.pictures.map { picture in
                let (file, description) = (Self.escaped(picture.file), Self.escaped(picture.description))
                return "<a href=\"\(file)\"><img loading=\"lazy\" src=\"\(file)\" alt=\"\(description)\"></a>"
            }
            return """
                <h2 id="\(Self.escaped(section.id))">\(Self.escaped(section.title))</h2><p>\(Self.escaped(section.summary))</p>\
                <div class="pictures">\(pictures.joined())</div>
                """
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <meta charset="utf-8">
            <title>\(Self.escaped(title))</title>
            <style>
            body { font: 15px system-ui, sans-serif; margin: 2em; color: #222; background: #f4f4f6; }
            nav { columns: 5 12em; margin: 1em 0 2em; }
            a { color: #0a60c8; text-decoration: none; }
            nav a { display: block; }
            p { margin: 0 0 0.8em; color: #666; }
            .pictures { display: flex; gap: 12px; overflow-x: auto; margin-bottom: 2.5em; }
            .pictures img { height: 426px; border-radius: 8px; box-shadow: 0 1px 6px #0003; }
            </style>
            <h1>\(Self.escaped(title))</h1>
            <nav>\(links.joined())</nav>
            \(parts.joined(separator: "\n"))
            </html>

            """
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
}
