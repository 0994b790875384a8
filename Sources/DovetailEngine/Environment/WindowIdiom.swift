import Foundation

/// How large the windows of an idiom are, and what counts as little room in them.
package struct WindowIdiom: IdiomTable {
    /// The size of a window where neither its scene nor its content asks for another one, in points.
    package let usualSize: CGSize
    /// Whether the usual size follows the content, as on a desktop; elsewhere it is a screen's.
    package let fitsContent: Bool
    /// The least width, in points, that is no longer compact; nil where each width is.
    let regularWidth: CGFloat?
    /// Whether the device can be held sideways so that its height becomes compact.
    let canLieSideways: Bool

    package static let phone = WindowIdiom(
        usualSize: CGSize(width: 393, height: 852), fitsContent: false, regularWidth: nil, canLieSideways: true)
    /// The widest compact share of an iPad's split screen is 639 points wide, and the narrowest regular one 678.
    package static let pad = WindowIdiom(
        usualSize: CGSize(width: 1024, height: 768), fitsContent: false, regularWidth: 640, canLieSideways: false)
    package static let desktop = WindowIdiom(
        usualSize: CGSize(width: 900, height: 450), fitsContent: true, regularWidth: 0, canLieSideways: false)
}
