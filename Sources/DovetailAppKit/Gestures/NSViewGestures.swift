import DovetailCore
import DovetailPlatform
import Foundation

/// Looks for the gestures of a view's recognisers.
struct NSViewGestures: ViewModifier {
    let view: NSView
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    func body(content: Content) -> some View {
        let recognizers = view.gestureRecognizers
        if recognizers.isEmpty {
            content
        } else {
            let whole = content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            // Those that others wait for are inside of them.
            let awaited = recognizers.filter { one in recognizers.contains { $0.waits(for: one) } }
            let ordered = awaited + recognizers.filter { one in !awaited.contains { $0 === one } }
            ordered.reduce(AnyView(whole.contentShape(Rectangle()))) { inner, recognizer in
                AnyView(inner.modifier(FollowedGesture(recognizer: recognizer, others: recognizers, count: count)))
            }
        }
    }
}

private struct FollowedGesture: ViewModifier {
    let recognizer: NSGestureRecognizer
    let others: [NSGestureRecognizer]
    let count: Int
    @GestureState private var isActive = false

    @ViewBuilder func body(content: Content) -> some View {
        if recognizer.isEnabled, recognizer.isOfAppClass {
            known(content).simultaneousGesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .onChanged { recognizer.pressed(at: $0.location, isOver: false) }
                    .onEnded { recognizer.pressed(at: $0.location, isOver: true) })
        } else {
            known(content)
        }
    }

    @ViewBuilder private func known(_ content: Content) -> some View {
        if recognizer.isEnabled, let gesture = recognizer.gesture() {
            let tracked = gesture.updating($isActive) { _, isActive, _ in isActive = true }
            // One that waits for another, and that other, are in an order.
            let isOrdered = others.contains { $0.waits(for: recognizer) || recognizer.waits(for: $0) }
            let isBeside = recognizer.isBeside && !isOrdered || others.contains { allows(with: $0) }
            Group {
                if isBeside { content.simultaneousGesture(tracked) } else { content.gesture(tracked) }
            }
            // A gesture that is taken away ends without a word.
            .onChange(of: isActive) { _, isActive in
                if !isActive, recognizer.state == .began || recognizer.state == .changed {
                    recognizer.become(.cancelled)
                }
            }
        } else {
            content
        }
    }

    private func allows(with other: NSGestureRecognizer) -> Bool {
        guard other !== recognizer else { return false }
        return recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: recognizer) == true
    }
}

extension NSView {
    /// An event of the pointer at a place of the window, in points from above.
    func pointerEvent(_ type: NSEvent.EventType = .leftMouseDown, at place: CGPoint) -> NSEvent {
        NSEvent(
            type, at: place, in: shownRoot, modifiers: shownRoot?.heldModifiers ?? [],
            time: ProcessInfo.processInfo.systemUptime,
            clickCount: 1)
    }
}
