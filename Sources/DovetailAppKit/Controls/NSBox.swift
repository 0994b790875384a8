import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A frame around views, with a title, or a line that separates.
@MainActor @preconcurrency
open class NSBox: NSView {
    /// The kinds of boxes.
    public enum BoxType: UInt, Sendable {
        case primary = 0
        case separator = 2
        case custom = 4
    }
    /// Where the title stands.
    public enum TitlePosition: UInt, Sendable {
        case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
    }

    open var boxType = BoxType.primary { didSet { changed() } }
    open var title = "Title" { didSet { changed() } }
    /// Where the title stands: above the frame, whatever it says, or nowhere.
    open var titlePosition = TitlePosition.atTop { didSet { changed() } }
    open var titleFont = NSFont.systemFont(ofSize: 11) { didSet { changed() } }
    /// The space between the frame and ``contentView``, in points.
    open var contentViewMargins = CGSize(width: 5, height: 5) { didSet { changed() } }
    // Of a custom box:
    open var borderColor = NSColor.separatorColor { didSet { changed() } }
    open var borderWidth: CGFloat = 1 { didSet { changed() } }
    open var cornerRadius: CGFloat = 0 { didSet { changed() } }
    open var fillColor = NSColor.clear { didSet { changed() } }
    /// Whether nothing is drawn but the title.
    open var isTransparent = false { didSet { changed() } }
    /// What is around it. It is kept, and nothing else: ``boxType`` decides.
    open var borderType = NSBorderType.grooveBorder

    /// What is inside of the frame.
    open var contentView: NSView? {
        didSet {
            guard contentView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let contentView { addSubview(contentView) }
        }
    }

    public override init(frame frameRect: CGRect) {
        super.init(frame: frameRect)
        fill()
    }
    /// A box of no size. Nothing is read: there are no archives of views.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        fill()
    }
    private func fill() { contentView = NSView() }

    /// Has the frame be around the views inside.
    open func sizeToFit() { setFrameSize(fittingSize) }
    /// Takes the size of the content's frame.
    open func setFrameFromContentFrame(_ contentFrame: CGRect) {
        let insets = insets
        frame = CGRect(
            x: contentFrame.minX - insets.leading, y: contentFrame.minY - insets.bottom,
            width: contentFrame.width + insets.leading + insets.trailing,
            height: contentFrame.height + insets.top + insets.bottom)
    }
    /// The place of the title, in points of the box.
    open var titleRect: CGRect {
        hasTitle ? CGRect(x: 0, y: frame.height - titleHeight, width: frame.width, height: titleHeight) : .zero
    }

    fileprivate var hasTitle: Bool { boxType == .primary && titlePosition != .noTitle && !title.isEmpty }
    fileprivate var titleHeight: CGFloat { hasTitle ? 18 : 0 }
    private var insets: EdgeInsets {
        let margins = boxType == .custom ? CGSize(width: borderWidth, height: borderWidth) : contentViewMargins
        return EdgeInsets(
            top: margins.height + titleHeight, leading: margins.width, bottom: margins.height, trailing: margins.width)
    }
    override func placesOfSubviews(in size: CGSize) -> [ObjectIdentifier: CGRect] {
        var places = super.placesOfSubviews(in: size)
        if let contentView, contentView.superview === self {
            let insets = insets
            places[ObjectIdentifier(contentView)] = CGRect(
                x: insets.leading, y: insets.top, width: max(size.width - insets.leading - insets.trailing, 0),
                height: max(size.height - insets.top - insets.bottom, 0))
        }
        return places
    }
    open override var intrinsicContentSize: CGSize {
        boxType == .separator
            ? frame.height > frame.width && frame.width > 0
                ? CGSize(width: 1, height: Self.noIntrinsicMetric) : CGSize(width: Self.noIntrinsicMetric, height: 1)
            : super.intrinsicContentSize
    }
    override var hugsContent: (width: Bool, height: Bool) { (false, boxType == .separator) }
    override var content: AnyView? { AnyView(BoxContent(box: self, count: changes.count)) }
}

private struct BoxContent: View {
    let box: NSBox
    let count: Int

    var body: some View {
        switch box.boxType {
        case .separator:
            GeometryReader { room in
                Rectangle().fill(Color(nsColor: .separatorColor))
                    .frame(
                        width: room.size.width < room.size.height ? 1 : room.size.width,
                        height: room.size.width < room.size.height ? room.size.height : 1)
            }
        case .custom:
            RoundedRectangle(cornerRadius: box.cornerRadius).fill(Color(nsColor: box.fillColor))
                .overlay {
                    RoundedRectangle(cornerRadius: box.cornerRadius)
                        .strokeBorder(Color(nsColor: box.borderColor), lineWidth: box.borderWidth)
                }
                .opacity(box.isTransparent ? 0 : 1)
        case .primary:
            VStack(alignment: .leading, spacing: 0) {
                if box.hasTitle {
                    Text(verbatim: box.title).font(Font(box.titleFont)).frame(height: box.titleHeight)
                }
                RoundedRectangle(cornerRadius: 6).fill(.quaternary.opacity(box.isTransparent ? 0 : 0.5))
            }
        }
    }
}
