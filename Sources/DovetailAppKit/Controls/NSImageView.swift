import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Shows a picture.
@MainActor @preconcurrency
open class NSImageView: NSControl {
    open var image: NSImage? { didSet { changed() } }
    /// How the picture fits into the view.
    open var imageScaling = NSImageScaling.scaleProportionallyDown { didSet { changed() } }
    /// The colour of a template picture; nil for that of text.
    open var contentTintColor: NSColor? { didSet { changed() } }

    /// How a symbol is drawn, beside what the picture itself says; nil for nothing more.
    open var symbolConfiguration: NSImage.SymbolConfiguration? { didSet { changed() } }
    /// The picture as it is shown.
    var shownImage: NSImage? {
        guard let symbolConfiguration, let symbol = image?.symbol else { return image }
        // What the picture says goes before what the view says.
        return image?.drawn(by: symbolConfiguration.applying(symbol.configuration))
    }

    /// Where the picture stands. It stands in the middle: it is kept, and nothing else.
    open var imageAlignment = NSImageAlignment.alignCenter
    /// What is around the picture. Nothing is drawn: it is kept, and nothing else.
    open var imageFrameStyle = FrameStyle.none
    /// What is around a picture.
    public enum FrameStyle: UInt, Sendable { case none, photo, grayBezel, groove, button }
    /// Whether a person can put another picture there. It is kept, and nothing else.
    open var isEditable = false
    /// Whether pictures of several frames move. One frame is shown: it is kept, and nothing else.
    open var animates = false
    /// Whether a person can cut and paste the picture. It is kept, and nothing else.
    open var allowsCutCopyPaste = true
    override func newCell() -> NSCell { NSImageCell() }

    /// A view with a picture.
    public convenience init(image: NSImage) {
        self.init(frame: CGRect(origin: .zero, size: image.size))
        self.image = image
    }

    open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }
    open override var fittingSize: CGSize { shownImage?.size ?? .zero }
    override var content: AnyView? { AnyView(ImageContent(view: self, count: changes.count)) }
}

/// Where a picture stands in its place.
public enum NSImageAlignment: UInt, Sendable {
    case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft, alignBottomRight
    case alignRight
}

/// How a picture fits into its place.
public enum NSImageScaling: UInt, Sendable {
    case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

private struct ImageContent: View {
    let view: NSImageView
    let count: Int

    var body: some View {
        if let image = view.shownImage {
            GeometryReader { place in
                let size = fitted(image.size, in: place.size)
                Image(nsImage: image).resizableInBox().frame(width: size.width, height: size.height)
                    .frame(width: place.size.width, height: place.size.height)
            }
            .foregroundStyle(view.contentTintColor.map { Color(nsColor: $0) } ?? .primary)
            .clipped()
        }
    }

    private func fitted(_ size: CGSize, in room: CGSize) -> CGSize {
        guard size.width > 0, size.height > 0 else { return size }
        let scale = min(room.width / size.width, room.height / size.height)
        switch view.imageScaling {
        case .scaleNone: return size
        case .scaleAxesIndependently: return room
        case .scaleProportionallyUpOrDown: return CGSize(width: size.width * scale, height: size.height * scale)
        case .scaleProportionallyDown:
            return CGSize(width: size.width * min(scale, 1), height: size.height * min(scale, 1))
        }
    }
}
