import CoreTransferable
import DovetailCore
import Foundation

extension View {
    /// Lets the view be dragged, as a value: to views of the same window, to other windows, and to other programs, which are offered the
    /// kinds of data that the value can be given as.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragModifier<EmptyView>(items: { [NSItemProvider(transferable: payload())] }, preview: nil))
    }

    /// Lets the view be dragged, as a value, with a picture of its own under the pointer.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragModifier(items: { [NSItemProvider(transferable: payload())] }, preview: preview()))
    }

    /// Lets the view be dragged. The closure makes what is dragged when the drag begins.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragModifier<EmptyView>(items: { [data()] }, preview: nil))
    }

    /// Lets the view be dragged, with a picture of its own under the pointer.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragModifier(items: { [data()] }, preview: preview()))
    }
}

/// Begins a drag when the view is pressed and the pointer moves on.
private struct DragModifier<Preview: View>: ViewModifier {
    nonisolated(unsafe) let items: () -> [NSItemProvider]
    /// The picture under the pointer; nil for one of the view itself.
    nonisolated(unsafe) let preview: Preview?
    @State private var drag = Drag()
    /// Where the pointer is, in the window; nil while nothing is dragged.
    @State private var location: CGPoint?
    /// False again as soon as the press has ended or was cancelled.
    @GestureState private var isPressed = false
    @Environment(\.dragHost) private var host

    nonisolated init(items: @escaping () -> [NSItemProvider], preview: Preview?) {
        self.items = items
        self.preview = preview
    }

    /// The drag under way.
    @MainActor
    private final class Drag {
        weak var responder: InteractionResponder?
        let way = WindowDrag()
        /// What the picture is cut to; nil for its own outline.
        var outline: AnyShape?
        nonisolated init() {}
    }

    func body(content: Content) -> some View {
        content
            .overlay(outlineFor: .dragPreview) { outline in
                let _ = drag.outline = outline?.shape
                // Of what shows nothing nobody asks for its content.
                Color.clear.allowsHitTesting(false)
            }
            .interaction { responder, _ in
                responder.isTransparent = true
                drag.responder = responder
            }
            .gesture(
                DragGesture(minimumDistance: 5, coordinateSpace: .global)
                    .updating($isPressed) { _, isPressed, _ in isPressed = true }
                    .onChanged { value in
                        let isHere = drag.way.move(
                            to: value.location, host: host, from: drag.responder, items: items, picture: { picture })
                        location = isHere ? value.location : nil
                    }
                    .onEnded { value in
                        location = nil
                        drag.way.drop(at: value.location)
                    }
            )
            .presentation(location.map { AnyView(DragPicture(location: $0, picture: picture)) })
            .onChange(of: isPressed) { _, isPressed in if !isPressed { cancel() } }
            .onDisappear(perform: cancel)
    }

    private func cancel() {
        drag.way.cancel()
        location = nil
    }

    private var picture: AnyView {
        if let preview, Preview.self != EmptyView.self {
            return drag.outline.map { AnyView(preview.clipShape($0)) } ?? AnyView(preview)
        }
        // A second copy of the view would have a state of its own; a plain sign stands for it.
        let outline = drag.outline ?? AnyShape(RoundedRectangle(cornerRadius: 6))
        return AnyView(outline.fill(.tint.opacity(0.35)).frame(width: 44, height: 28))
    }
}

/// What is seen under the pointer. It takes no events.
private struct DragPicture: View {
    let location: CGPoint
    let picture: AnyView

    var body: some View {
        picture.opacity(0.85).position(x: location.x, y: location.y).allowsHitTesting(false)
    }
}
