import DovetailCore
import Foundation

/// How text editors are in an idiom.
struct EditorIdiom: IdiomTable {
    /// Above and below the text, in points.
    let padding: CGFloat
    /// Whether the editor has the ground of a field; else none.
    let hasBackground: Bool

    static let pad = EditorIdiom(padding: 8, hasBackground: false)
    static let desktop = EditorIdiom(padding: 0, hasBackground: true)
}
