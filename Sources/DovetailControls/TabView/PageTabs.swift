import DovetailCore
import Foundation

/// Pages to leaf through.
struct PagedTabs: View {
    let pages: [ChildView]
    let shownIndex: Int
    let indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    let select: (Int) -> Void

    var body: some View {
        PageStack(pages: pages, shown: pages.isEmpty ? nil : pages[shownIndex].id, slides: .beside)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 12).onEnded { drag in
                    let distance = drag.translation.width
                    guard abs(distance) > 40, abs(distance) > abs(drag.translation.height) else { return }
                    turn(distance < 0 ? 1 : -1)
                }
            )
            .overlay(alignment: .bottom) {
                if indexDisplayMode != .never, pages.count > 1 || indexDisplayMode == .always {
                    PageDots(count: pages.count, shownIndex: shownIndex, select: select).padding(.bottom, 10)
                }
            }
    }

    private func turn(_ distance: Int) {
        let next = shownIndex + distance
        if pages.indices.contains(next) { withAnimation(.pageTurn) { select(next) } }
    }
}

/// A dot for each page. A press goes one page in its direction, as the arrow keys do.
private struct PageDots: View {
    let count: Int
    let shownIndex: Int
    let select: (Int) -> Void
    @Environment(\.indexBackground) private var background
    @State private var isFocused = false

    var body: some View {
        HStack(spacing: 8) {
            ForEach(0..<count, id: \.self) { index in
                dot(isCurrent: index == shownIndex).frame(width: 8, height: 8)
            }
        }
        .padding(EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
        .background { if background == .always { Capsule().fill(.quaternary) } }
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
        if let color = isCurrent ? ProgramLook.dots.current : ProgramLook.dots.others {
            Circle().fill(color)
        } else {
            Circle().fill(.primary).opacity(isCurrent ? 1 : 0.3)
        }
    }

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
