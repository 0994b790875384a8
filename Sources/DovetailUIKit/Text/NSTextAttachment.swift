import DovetailCore
import DovetailPlatform
import Foundation

/// A picture among the characters of a text.
///
///     let text = NSMutableAttributedString(string: "7 ")
///     text.append(NSAttributedString(attachment: NSTextAttachment(image: star)))
///
/// Labels and text views show pictures; other files are not shown. Belongs to whoever made it until a text has it.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    /// The character that stands for it in a string.
    public static let character: Int = 0xFFFC

    /// The picture; nil for none.
    open var image: UIImage?
    /// Its place on the line, in points: the origin is where the line stands, upwards; a size of zero is the picture's own.
    open var bounds = CGRect.zero
    /// What it holds; nil for nothing. A picture becomes its ``image``, where it has none.
    open var contents: Data? { didSet { if image == nil { image = contents.flatMap { UIImage(data: $0) } } } }
    /// The kind of ``contents``.
    open var fileType: String?

    /// An attachment with the bytes of a picture.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
    }
    /// An attachment with a picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }
    /// An attachment with nothing yet.
    public override convenience init() { self.init(data: nil, ofType: nil) }

    /// The picture in its size, as a text shows it.
    @MainActor
    var shown: Text? {
        guard let image else { return nil }
        let isOwnSize = bounds.size == .zero || bounds.size == image.size
        let sized = isOwnSize ? image : image.preparingThumbnail(of: bounds.size) ?? image
        let text = Text(Image(uiImage: sized.withRenderingMode(image.renderingMode)))
        return bounds.minY == 0 ? text : text.baselineOffset(bounds.minY)
    }
}

extension NSAttributedString {
    /// A string of one character that stands for a picture.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
