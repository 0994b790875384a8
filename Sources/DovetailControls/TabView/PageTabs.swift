import DovetailCore
import Foundation

/// Pages to leaf through. They follow the finger, or the pointer, that drags them; let go, the page that is mostly in sight, or that
/// they were thrown to, comes wholly into its place.
struct PagedTabs: View {
    let pages: [ChildView]
    let shownIndex: Int
    let indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    let select: (Int) -> Void
    @Environment(\.layoutDirection) private var layoutDirection
    /// Whether a drag that began sideways is under way; nil while it is open where it goes.
    @State private var isSideways: Bool?
    @State private var start: Date?
    @State private var pull: CGFloat = 0
    @State private var width: CGFloat = 0
    @GestureState private var isDragged = false

    var body: some View {
        PageStack(
            pages: pages, shown: pages.isEmpty ? nil : pages[shownIndex].id, slides: .beside, pull: pull
        )
        // As large as they may be, whatever is on them. What is larger than its page, or a shadow around it, ends where the pages do, as what
        // scrolls does.
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .clipped()
        .contentShape(Rectangle())
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
        .gesture(
            DragGesture(minimumDistance: 12)
                .updating($isDragged) { _, isDragged, _ in isDragged = true }
                .onChanged(follow)
                .onEnded(letGo)
        )
        // A drag that is taken away ends without a word.
        .onChange(of: isDragged) { if !isDragged { settle(turning: 0) } }
        .overlay(alignment: .bottom) {
            if indexDisplayMode != .never, pages.count > 1 || indexDisplayMode == .always {
                PageDots(count: pages.count, shownIndex: shownIndex, select: select).padding(.bottom, 10)
            }
        }
    }

    /// The page that comes into sight when the pages move to the right.
    private func neighbour(_ distance: CGFloat) -> Int {
        (distance > 0) == (layoutDirection == .leftToRight) ? -1 : 1
    }

    private func follow(_ drag: DragGesture.Value) {
        let distance = drag.translation.width
        let isSideways = isSideways ?? (abs(distance) > abs(drag.translation.height))
        if self.isSideways == nil { (self.isSideways, start) = (isSideways, drag.time) }
        guard isSideways else { return }
        // Beyond the first and the last page there is none: they give way a little.
        pull = pages.indices.contains(shownIndex + neighbour(distance)) ? distance : distance / 3
    }

    private func letGo(_ drag: DragGesture.Value) {
        guard isSideways == true else { return settle(turning: 0) }
        let (distance, target) = (drag.translation.width, drag.predictedEndTranslation.width)
        let isQuick = drag.time.timeIntervalSince(start ?? drag.time) < 0.3 && abs(distance) > 40
        let isFar = isQuick || abs(distance) > width / 2 || abs(target) > width / 2
        // Thrown back, the pages go back.
        settle(turning: isFar && distance * target > 0 ? neighbour(distance) : 0)
    }

    private func settle(turning turn: Int) {
        isSideways = nil
        let next = shownIndex + turn
        guard pull != 0 || turn != 0 else { return }
        withAnimation(.pageTurn) {
            pull = 0
            if turn != 0, pages.indices.contains(next) { select(next) }
        }
    }
}

/// A dot for each page. A press goes one page in its direction, as the arrow keys do.
private struct PageDots: View {
    let count: Int
    let shownIndex: Int
    let select: (Int) -> Void
    @Environment(\.indexBackground) private var background
    @Environment(\.idiom) private var idiom
    @Environment(\.colorScheme) private var colorScheme
    @State private var isFocused = false

    /// Seen on light pages in light, and on dark ones in dark.
    private var ground: Color {
        colorScheme == .light ? Color(white: 0, opacity: 0.3) : Color(white: 1, opacity: 0.2)
    }

    var body: some View {
        HStack(spacing: 8) {
            ForEach(0..<count, id: \.self) { index in
                dot(isCurrent: index == shownIndex).frame(width: 8, height: 8)
            }
        }
        .padding(EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
        .background {
            // White dots are seen on any page while they are used.
            if background == .always || (background != .never && isFocused && hasWhiteDots) {
                Capsule().fill(hasWhiteDots ? AnyShapeStyle(ground) : AnyShapeStyle(.quaternary))
            }
        }
        .overlay { FocusRing(isShown: isFocused, cornerRadius: 12) }
        .interaction(semantics: semantics) { responder, actions in
            actions.number = { Double(shownIndex + 1) }
            actions.bounds = 1...Double(max(count, 1))
            actions.setNumber = { go(Int($0) - 1) }
            responder.takesFocus = true
            responder.onFocus = { isFocused = $0 }
            responder.onUp = { [unowned responder] location, _ in
                guard responder.contains(location), let width = responder.node?.size.width else { return }
                go(shownIndex + (location.x < width / 2 ? -1 : 1))
            }
            responder.onKey = { key in
                switch key.key {
                case .left, .up: go(shownIndex - 1)
                case .right, .down: go(shownIndex + 1)
                default: return false
                }
                return true
            }
        }
    }

    /// In the colours that the app set for all dots, if it did.
    @ViewBuilder private func dot(isCurrent: Bool) -> some View {
        if let color = isCurrent ? ProgramLook.ofProgram.dots.current : ProgramLook.ofProgram.dots.others {
            Circle().fill(color)
        } else {
            Circle().fill(hasWhiteDots ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary)).opacity(
                isCurrent ? 1 : 0.3)
        }
    }

    private var hasWhiteDots: Bool { TabIdiom[idiom].hasWhiteDots }

    private var semantics: Semantics {
        var semantics = Semantics(role: .slider)
        semantics.label = "Page"
        semantics.value = "\(shownIndex + 1) of \(count)"
        return semantics
    }

    private func go(_ index: Int) { if (0..<count).contains(index) { withAnimation(.pageTurn) { select(index) } } }
}

extension Animation {
    /// How pages are turned by a person.
    fileprivate static var pageTurn: Animation { .spring(response: 0.4, dampingFraction: 1) }
}
