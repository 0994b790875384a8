import CoreTransferable
import DovetailCore
import Foundation

/// What people do with an edited text beside typing: its menu, dragging what is selected, and dropping text on it.
struct TextHandling: ViewModifier {
    @State private var finder = EditedTextAccess()
    /// Where the menu is open; nil while it is closed.
    @State private var menuPlace: CGPoint?
    @State private var drag = WindowDrag()
    /// What is dragged, and where it is, in the window.
    @State private var dragged: DraggedText?
    @Environment(\.dragHost) private var host

    func body(content: Content) -> some View {
        content
            .interaction { responder, _ in
                responder.isTransparent = true
                finder.area = responder
                responder.onSecondaryPress = { place in
                    // Before anything is selected the menu is about the place that was pressed.
                    if let input = finder.input, input.selection.isEmpty, let node = input.node {
                        input.placeCaret(at: node.convertFromWindow(place))
                    }
                    menuPlace = place
                }
                responder.onDragSelection = follow
            }
            .dropDestination(for: String.self) { strings, location in
                if drag.isUnderWay {
                    finder.input?.moveSelection(to: location)
                } else {
                    finder.insert(strings.joined(separator: "\n"), at: location)
                }
                return true
            }
            .presentation(
                menuPlace.map { place in
                    .contextMenu(at: place, about: nil, close: { menuPlace = nil }) { TextMenu(finder: finder) }
                }
            )
            .presentation(dragged.map { AnyView(DraggedTextPicture(dragged: $0)) })
            .onDisappear(perform: drag.cancel)
    }

    private func follow(_ event: SelectionDrag) {
        switch event {
        case .moved(let place, let text):
            let isHere = drag.move(
                to: place, host: host, from: finder.area, items: { [NSItemProvider(transferable: text)] },
                picture: { AnyView(DraggedTextPicture.label(text)) })
            dragged = isHere ? DraggedText(text: text, place: place) : nil
        case .ended(let place):
            drag.drop(at: place)
            dragged = nil
        case .cancelled:
            drag.cancel()
            dragged = nil
        }
    }
}

private struct DraggedText: Equatable {
    let text: String
    let place: CGPoint
}

/// What is seen under the pointer. It takes no events.
private struct DraggedTextPicture: View {
    let dragged: DraggedText

    var body: some View {
        Self.label(dragged.text)
            .position(x: dragged.place.x, y: dragged.place.y)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }

    /// The beginning of the text.
    static func label(_ text: String) -> some View {
        Text(verbatim: String(text.prefix(200)))
            .lineLimit(1)
            .padding(.horizontal, 6)
            .padding(.vertical, 3)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 5))
            .opacity(0.9)
            .fixedSize()
    }
}

/// The menu of an edited text.
private struct TextMenu: View {
    let finder: EditedTextAccess

    var body: some View {
        item("Cut", .cut)
        item("Copy", .copy)
        item("Paste", .paste)
        item("Delete", .delete)
        Divider()
        item("Select All", .selectAll)
    }

    private func item(_ title: LocalizedStringKey, _ command: EditCommand) -> some View {
        Button(title) { finder.input?.perform(command) }
            .disabled(finder.input?.canPerform(command) != true)
    }
}
