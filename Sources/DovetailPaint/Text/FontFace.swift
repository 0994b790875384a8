import CDovetailGTK
import Foundation

/// The names of a face in a font file.
package struct FontFace: Hashable, Sendable {
    package let family: String
    package let fullName: String
    package let postScriptName: String

    /// The faces of a file, which is read; none when it holds no font.
    package static func faces(ofFile path: String) -> [FontFace] {
        var faces: [FontFace] = []
        var count: Int32 = 1
        var face: Int32 = 0
        // A collection has several faces; no file has more than a few hundred.
        while face < min(count, 256) {
            var (family, full, postScript): (UnsafeMutablePointer<CChar>?, _, _) = (
                nil, nil as UnsafeMutablePointer<CChar>?, nil as UnsafeMutablePointer<CChar>?
            )
            count = dovetail_font_face_names(path, face, &family, &full, &postScript)
            face += 1
            defer { for name in [family, full, postScript] { g_free(name) } }
            guard count > 0, let family else { continue }
            let name = String(cString: family)
            faces.append(
                FontFace(
                    family: name, fullName: full.map { String(cString: $0) } ?? name,
                    postScriptName: postScript.map { String(cString: $0) } ?? name.filter { $0 != " " }))
        }
        return faces
    }
}
