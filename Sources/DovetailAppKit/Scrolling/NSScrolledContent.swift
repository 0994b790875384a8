import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A scroll view of SwiftUI's that shows the document of one of AppKit's, and keeps both in step.
struct NSScrolledContent: View {
    let view: NSScrollView
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    var body: some View {
        scrolled
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(view.drawsBackground ? Color(nsColor: view.backgroundColor) : nil)
            .overlay { if view.borderType != .noBorder { Rectangle().strokeBorder(.quaternary) } }
    }

    @ViewBuilder private var scrolled: some View {
        if let text = view.documentView as? NSTextView {
            // It scrolls itself.
            NSViewContent(text).scrollIndicators(view.hasVerticalScroller ? .automatic : .hidden)
        } else if let table = view.documentView as? NSTableView {
            VStack(spacing: 0) {
                TitlesOfTable(table: table, changes: table.changes)
                document(table)
            }
        } else if let shown = view.documentView {
            document(shown)
        }
    }

    private func document(_ document: NSView) -> some View {
        ScrolledDocument(
            view: view, document: document, count: count, changes: document.changes,
            clipChanges: view.contentView.changes)
    }
}

/// The titles above a table, where it has some.
private struct TitlesOfTable: View {
    let table: NSTableView
    @ObservedObject var changes: PlatformViewChanges

    var body: some View { if table.hasTitles { NSTableTitles(table: table, count: changes.count) } }
}

private struct ScrolledDocument: View {
    let view: NSScrollView
    let document: NSView
    let count: Int
    @ObservedObject var changes: PlatformViewChanges
    @ObservedObject var clipChanges: PlatformViewChanges
    @State private var position = ScrollPosition(point: .zero)

    var body: some View {
        GeometryReader { place in
            let size = place.size
            let scale = view.magnification
            let whole = view.documentSize(in: size)
            ScrollView([.horizontal, .vertical]) {
                NSViewContent(document)
                    .frame(width: whole.width, height: whole.height)
                    .onChange(of: whole, initial: true) { _, new in
                        document.wasPlaced(CGRect(origin: .zero, size: new), around: new)
                        begin()
                    }
                    .scaleEffect(scale, anchor: .topLeading)
                    .frame(width: whole.width * scale, height: whole.height * scale, alignment: .topLeading)
                    .frame(
                        minWidth: size.width, minHeight: size.height,
                        alignment: document.isFlipped ? .topLeading : .bottomLeading)
            }
            .onChange(of: size, initial: true) { _, new in
                view.contentView.wasPlaced(CGRect(origin: .zero, size: new), around: new)
                begin()
            }
        }
        .scrollPosition($position)
        .onScrollGeometryChange(for: CGPoint.self) {
            $0.contentOffset
        } action: { _, new in
            view.scrolled(to: new)
        }
        .onScrollPhaseChange { _, new, context in
            if new == .idle { view.scrolled(to: context.geometry.contentOffset) }
            view.went(to: new)
        }
        .scrollIndicators(view.hasVerticalScroller ? .automatic : .hidden, axes: .vertical)
        .scrollIndicators(view.hasHorizontalScroller ? .automatic : .hidden, axes: .horizontal)
        .scrollBounceBehavior(view.verticalScrollElasticity.behavior, axes: .vertical)
        .scrollBounceBehavior(view.horizontalScrollElasticity.behavior, axes: .horizontal)
        .scrollIndicatorsFlash(trigger: view.flashCount)
        .modifier(DocumentMargins(insets: view.contentInsets, placement: .scrollContent))
        .modifier(DocumentMargins(insets: view.scrollerInsets, placement: .scrollIndicators))
        .simultaneousGesture(
            MagnifyGesture().onChanged { view.pinched($0.magnification) }.onEnded { _ in view.pinched(nil) },
            isEnabled: view.allowsMagnification
        )
        .onChange(of: count + clipChanges.count, initial: true) { _, _ in follow() }
    }

    /// A document whose heights are told from below begins at its lower end.
    private func begin() {
        if let start = view.contentView.startOffset, start.y > 0 { position.scrollTo(point: start) }
    }

    private func follow() {
        guard let wanted = view.contentView.takeWanted() else { return }
        guard let animation = wanted.animation else { return position.scrollTo(point: wanted.point) }
        withAnimation(animation) { position.scrollTo(point: wanted.point) }
    }
}

private struct DocumentMargins: ViewModifier {
    let insets: NSEdgeInsets
    let placement: ContentMarginPlacement

    func body(content: Content) -> some View {
        let all = EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        content.contentMargins(all == EdgeInsets() ? [] : .all, all, for: placement)
    }
}

extension NSScrollView.Elasticity {
    fileprivate var behavior: ScrollBounceBehavior {
        switch self {
        case .automatic: .basedOnSize
        case .none: .never
        case .allowed: .always
        }
    }
}
