import DovetailControls
import DovetailCore
import DovetailUIKit
import Foundation
import Observation

/// What a view of a document shows.
@MainActor @Observable
final class PDFViewState {
    private(set) var document: PDFDocument?
    /// The pages of the document.
    private(set) var count = 0
    var mode = PDFDisplayMode.singlePageContinuous
    var direction = PDFDisplayDirection.vertical
    var hasBreaks = true
    var margins = UIEdgeInsets(top: 4.75, left: 4.75, bottom: 4.75, right: 4.75)
    var isFitting = false
    var scale: CGFloat = 1
    var selection: PDFSelection?
    var highlights: [PDFSelection] = []
    /// All that is marked, the selection last.
    var marked: [PDFSelection] { selection.map { highlights + [$0] } ?? highlights }
    /// The page in sight.
    private(set) var index = 0
    /// Where it is to go, which is nil once it is there.
    fileprivate(set) var target: Int?
    /// The room that there is.
    fileprivate var room = CGSize.zero
    @ObservationIgnored var pageChanged: (() -> Void)?
    /// Does what an annotation that was pressed is for.
    @ObservationIgnored var perform: (PDFAction) -> Void = { _ in }
    /// Where pages that were laid out are in the window.
    @ObservationIgnored var frames: [ObjectIdentifier: CGRect] = [:]

    var isContinuous: Bool { mode == .singlePageContinuous || mode == .twoUpContinuous }

    func show(_ document: PDFDocument?) {
        self.document = document
        (selection, highlights) = (nil, [])
        frames = [:]
        count = document?.pageCount ?? 0
        index = 0
        target = count > 0 ? 0 : nil
    }

    /// The document has other pages.
    func countAgain() {
        count = document?.pageCount ?? 0
        if index >= count { see(max(count - 1, 0)) }
    }

    func go(to index: Int) {
        target = index
        see(index)
    }

    /// Another page is in sight.
    func see(_ index: Int) {
        guard index != self.index else { return }
        self.index = index
        pageChanged?()
    }

    /// The scale at which the current page fits: as wide as the view, or with one at a time whole.
    var fittingScale: CGFloat {
        guard let size = document?.page(at: index)?.bounds(for: .cropBox).size, size.width > 0, size.height > 0,
            room.width > 0
        else { return 1 }
        let edges = hasBreaks ? margins : .zero
        let across = room.width / (size.width + edges.left + edges.right)
        let down = room.height / (size.height + edges.top + edges.bottom)
        let scale =
            isContinuous ? (direction == .vertical ? across : down) : min(across, down)
        return max(scale, 0.01)
    }

    var shownScale: CGFloat { isFitting ? fittingScale : scale }
}

/// The pages of a document, in a view that scrolls.
struct PDFPages: View {
    let state: PDFViewState

    var body: some View {
        GeometryReader { geometry in
            Group {
                if state.count == 0 {
                    Color.clear
                } else if state.isContinuous {
                    continuous
                } else {
                    ScrollView([.horizontal, .vertical]) {
                        if let page = state.document?.page(at: state.index) {
                            PDFPageImage(page: page, state: state)
                                .frame(minWidth: geometry.size.width, minHeight: geometry.size.height)
                        }
                    }
                }
            }
            .onChange(of: geometry.size, initial: true) { _, size in state.room = size }
            .onReceive(NotificationCenter.default.publisher(for: .pdfPages)) {
                if $0.object as? PDFDocument === state.document { state.countAgain() }
            }
        }
    }

    private var continuous: some View {
        ScrollViewReader { proxy in
            ScrollView(axes) {
                if state.direction == .vertical {
                    LazyVStack(spacing: 0) { pages }
                } else {
                    LazyHStack(spacing: 0) { pages }
                }
            }
            .scrollPosition(id: Binding(get: { state.index }, set: { if let index = $0 { state.see(index) } }))
            .onChange(of: state.target, initial: true) { _, target in
                guard let target else { return }
                proxy.scrollTo(target, anchor: state.direction == .vertical ? .top : .leading)
                state.target = nil
            }
        }
    }

    private var axes: Axis.Set {
        if !state.isFitting { return [.horizontal, .vertical] }
        return state.direction == .vertical ? .vertical : .horizontal
    }

    private var pages: some View {
        ForEach(0..<state.count, id: \.self) { index in
            if let page = state.document?.page(at: index) { PDFPageImage(page: page, state: state) }
        }
        .scrollTargetLayout()
    }
}

/// A page, which is drawn when it comes into sight.
private struct PDFPageImage: View {
    let page: PDFPage
    let state: PDFViewState
    @Environment(\.displayScale) private var displayScale
    /// What was drawn, and what is written on it.
    @State private var drawn: (image: UIImage?, text: String)?
    /// Counts how often the page was changed.
    @State private var revision = 0

    /// What the picture depends on.
    private struct Look: Hashable {
        let page: ObjectIdentifier
        let scale: CGFloat
        let pixels: CGFloat
        let revision: Int
    }

    var body: some View {
        let scale = state.shownScale
        let size = page.bounds(for: .cropBox).size
        let edges = state.hasBreaks ? state.margins : .zero
        ZStack {
            Color.white
            if let image = drawn?.image { Image(uiImage: image).resizableInBox() }
            if !state.marked.isEmpty { Marks(page: page, selections: state.marked, scale: scale) }
        }
        .frame(width: size.width * scale, height: size.height * scale)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: drawn?.text ?? ""))
        .overlay {
            // Read, so that controls show what was changed.
            let _ = revision
            AnnotationControls(page: page, scale: scale, perform: state.perform)
        }
        .onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
        } action: {
            state.frames[ObjectIdentifier(page)] = $0
        }
        .onReceive(NotificationCenter.default.publisher(for: .pdfPageLook, object: page)) { _ in revision += 1 }
        .shadow(color: .black.opacity(state.hasBreaks ? 0.2 : 0), radius: 2, y: 1)
        .padding(.top, edges.top * scale).padding(.bottom, edges.bottom * scale)
        .padding(.leading, edges.left * scale).padding(.trailing, edges.right * scale)
        .task(id: Look(page: ObjectIdentifier(page), scale: scale, pixels: displayScale, revision: revision)) {
            let (page, pixels) = (page, max(displayScale, 1))
            let made = await Task.detached {
                (
                    image: page.picture(scale: scale, pixels: pixels, isWithoutFields: true), text: page.string ?? ""
                )
            }.value
            if !Task.isCancelled { drawn = made }
        }
    }
}

/// The marks over selected texts of a page, which stay legible under them.
private struct Marks: View {
    let page: PDFPage
    let selections: [PDFSelection]
    let scale: CGFloat

    var body: some View {
        let bounds = page.bounds(for: .cropBox)
        Canvas { context, _ in
            for selection in selections {
                for part in selection.parts where part.page === page {
                    let rect = CGRect(
                        x: (part.rect.minX - bounds.minX) * scale, y: (bounds.maxY - part.rect.maxY) * scale,
                        width: part.rect.width * scale, height: part.rect.height * scale)
                    let color = selection.color.map(Color.init(uiColor:)) ?? .accentColor
                    context.fill(Path(rect), with: .color(color.opacity(0.3)))
                }
            }
        }
        .allowsHitTesting(false)
    }
}
