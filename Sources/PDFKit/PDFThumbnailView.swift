import DovetailControls
import DovetailCore
import DovetailUIKit
import Foundation
import Observation

/// In which direction small pictures of pages follow each other.
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }

/// Shows small pictures of the pages of another view's document. A press on one shows that page there.
@MainActor @preconcurrency
open class PDFThumbnailView: UIView {
    private let state = ThumbnailState()
    private var host: UIHostingController<Thumbnails>!

    /// A view with a place, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        host = UIHostingController(rootView: Thumbnails(state: state))
        host.view.frame = bounds
        host.view.backgroundColor = .clear
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(host.view)
    }
    /// A view of no size.
    public convenience init() { self.init(frame: .zero) }
    /// There are no archives of views: nil.
    public required init?(coder: NSCoder) { return nil }

    /// The view whose pages are shown; nil for none.
    open weak var pdfView: PDFView? {
        get { state.view }
        set { state.view = newValue }
    }
    /// How large the pictures are at most, in points.
    open var thumbnailSize: CGSize {
        get { state.size }
        set { state.size = newValue }
    }
    /// In which direction they follow each other.
    open var layoutMode: PDFThumbnailLayoutMode {
        get { state.mode }
        set { state.mode = newValue }
    }
    /// The room around them, in points.
    open var contentInset: UIEdgeInsets {
        get { state.inset }
        set { state.inset = newValue }
    }
    /// The page that the other view shows.
    open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }
}

@MainActor @Observable
private final class ThumbnailState {
    weak var view: PDFView?
    var size = CGSize(width: 40, height: 40)
    var mode = PDFThumbnailLayoutMode.vertical
    var inset = UIEdgeInsets.zero
}

private struct Thumbnails: View {
    let state: ThumbnailState

    var body: some View {
        let isHorizontal = state.mode == .horizontal
        let layout = isHorizontal ? AnyLayout(HStackLayout(spacing: 6)) : AnyLayout(VStackLayout(spacing: 6))
        ScrollView(isHorizontal ? .horizontal : .vertical) {
            layout {
                if let view = state.view, let document = view.state.document {
                    ForEach(0..<view.state.count, id: \.self) { index in
                        if let page = document.page(at: index) {
                            Thumbnail(
                                page: page, size: state.size, number: index + 1, isSelected: view.state.index == index
                            ) { view.go(to: page) }
                        }
                    }
                }
            }
            .padding(.top, state.inset.top).padding(.bottom, state.inset.bottom)
            .padding(.leading, state.inset.left).padding(.trailing, state.inset.right)
        }
    }
}

private struct Thumbnail: View {
    let page: PDFPage
    let size: CGSize
    let number: Int
    let isSelected: Bool
    let choose: () -> Void
    @State private var image: UIImage?
    @State private var revision = 0

    private struct Look: Hashable {
        let page: ObjectIdentifier
        let width: CGFloat
        let height: CGFloat
        let revision: Int
    }

    var body: some View {
        Button(action: choose) {
            ZStack {
                if let image { Image(uiImage: image).resizableInBox().scaledToFit() } else { Color.white }
            }
            .frame(maxWidth: size.width, maxHeight: size.height)
            .overlay {
                Rectangle().stroke(
                    isSelected ? Color.accentColor : Color.gray.opacity(0.4), lineWidth: isSelected ? 2 : 1)
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Page \(number)")
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .onReceive(NotificationCenter.default.publisher(for: .pdfPageLook, object: page)) { _ in revision += 1 }
        .task(id: Look(page: ObjectIdentifier(page), width: size.width, height: size.height, revision: revision)) {
            let (page, size) = (page, size)
            let made = await Task.detached { page.thumbnail(of: size, for: .cropBox) }.value
            if !Task.isCancelled { image = made }
        }
    }
}
