import DovetailCore
import Foundation

/// How the well of a colour picker is in an idiom.
struct ColorWellIdiom: IdiomTable {
    /// Whether it is a box; else a dot with a ring of all hues around it.
    let isBox: Bool

    static let pad = ColorWellIdiom(isBox: false)
    static let desktop = ColorWellIdiom(isBox: true)
}
