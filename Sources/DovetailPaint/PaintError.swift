/// What can keep a picture from being painted.
public enum PaintError: Error, CustomStringConvertible {
    /// No font is installed.
    case noFonts
    /// The picture would have no pixels, or more than can be held.
    case unusableSize(width: Int, height: Int)
    /// The picture could not be encoded.
    case encodingFailed(String)

    public var description: String {
        switch self {
        case .noFonts:
            "No fonts are installed, so no text can be drawn. Install some: apt-get install fonts-inter"
        case .unusableSize(let width, let height):
            "A picture of \(width) × \(height) pixels cannot be made; both sides must be 1 to 32767."
        case .encodingFailed(let reason): "The picture could not be encoded as PNG: \(reason)"
        }
    }
}
