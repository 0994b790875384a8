import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation

/// Shows a view of AppKit's.
struct NSViewContent: View {
    let view: NSView
    /// The changes of the view so far: with another count this is another value.
    let count: Int
    @ObservedObject private var changes: PlatformViewChanges
    @Environment(\.colorScheme) private var colorScheme

    /// - Parameter view: Belongs to the main actor, where views are made and their bodies run.
    @MainActor init(_ view: NSView) {
        self.view = view
        count = view.changes.count
        changes = view.changes
    }

    var body: some View {
        if !view.isHidden {
            let _ = view.drawIfNeeded(size: view.frame.size)
            ZStack(alignment: .topLeading) {
                if let drawn = view.drawn { Canvas { context, _ in drawn.draw(in: context) }.accessibilityHidden(true) }
                // A view without content takes the place that it is given, and so does its layer.
                if view.layer != nil, view.content == nil { Color.clear }
                if let content = view.content { content }
                if !view.framedSubviews.isEmpty {
                    GeometryReader { NSSubviewsContent(view: view, size: $0.size, count: view.changes.count) }
                }
                if let front = view.contentInFront { front }
            }
            .frame(minWidth: 0, minHeight: 0)
            .modifier(BehindView(layer: view.layer, count: view.changes.count))
            .clipShape(ViewEdges(clips: view.clipsToBounds))
            .environment(\.colorScheme, view.appearance.map { $0.name == .darkAqua ? .dark : .light } ?? colorScheme)
            .modifier(NSViewEvents(view: view, count: view.changes.count))
            .modifier(NSViewGestures(view: view, count: view.changes.count))
            .modifier(ShadowOfView(view: view, count: view.changes.count))
            .modifier(TurnedView(view: view, count: view.changes.count))
            .opacity(view.alphaValue)
            .modifier(NSViewSpeech(view: view, count: view.changes.count))
            .modifier(ToolTip(text: view.toolTip))
            .onChange(of: view.changes.count, initial: true) { _, _ in view.wasUpdated() }
        }
    }
}

/// The subviews of a view at their places.
struct NSSubviewsContent: View {
    let view: NSView
    let size: CGSize
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    private struct Subview: Identifiable {
        let view: NSView
        var id: ObjectIdentifier { ObjectIdentifier(view) }
    }

    var body: some View {
        let places = view.placesOfSubviews(in: size)
        let origin = view.boundsOrigin
        ZStack(alignment: .topLeading) {
            ForEach(view.framedSubviews.map(Subview.init)) { subview in
                let frame = places[ObjectIdentifier(subview.view)] ?? subview.view.placeByFrame(in: size)
                NSViewContent(subview.view)
                    .frame(width: frame.width, height: frame.height)
                    .offset(x: frame.minX - origin.x, y: frame.minY + (view.isFlipped ? -origin.y : origin.y))
                    .onChange(of: frame, initial: true) { _, new in subview.view.wasPlaced(new, around: size) }
            }
        }
    }
}

/// Draws the shadow of a view.
private struct ShadowOfView: ViewModifier {
    let view: NSView
    let count: Int

    func body(content: Content) -> some View {
        // What is inside would be made anew if the shadow came and went.
        let _ = view.hasHadShadow = view.hasHadShadow || view.shadow != nil
        if view.hasHadShadow {
            let shadow = view.shadow
            let color =
                (shadow?.shadowColor as? NSColor).map { Color(nsColor: $0) }
                ?? (shadow?.shadowColor as? UIColor).map { Color(uiColor: $0) }
            // The radius that blurs is twice that of SwiftUI's, and offsets grow upwards.
            content.shadow(
                color: color ?? .clear, radius: (shadow?.shadowBlurRadius ?? 0) / 2, x: shadow?.shadowOffset.width ?? 0,
                y: -(shadow?.shadowOffset.height ?? 0))
        } else {
            content
        }
    }
}

/// Turns a view around the beginning of its frame and around its middle.
private struct TurnedView: ViewModifier {
    let view: NSView
    let count: Int

    func body(content: Content) -> some View {
        let _ = view.hasTurned = view.hasTurned || view.frameRotation != 0 || view.frameCenterRotation != 0
        if view.hasTurned {
            let isFlipped = view.superview?.isFlipped ?? false
            let sign: CGFloat = isFlipped ? 1 : -1
            content.rotationEffect(.degrees(-view.frameCenterRotation))
                .rotationEffect(.degrees(sign * view.frameRotation), anchor: isFlipped ? .topLeading : .bottomLeading)
        } else {
            content
        }
    }
}

/// Draws a view's layer.
private struct BehindView: ViewModifier {
    let layer: CALayer?
    let count: Int

    func body(content: Content) -> some View {
        if let layer { HostedLayer(layer: layer, count: count) { content } } else { content }
    }
}

/// A clip that can be off while the view stays the same one.
private struct ViewEdges: Shape {
    let clips: Bool

    // Wider than anything that is drawn.
    func path(in rect: CGRect) -> Path { Path(clips ? rect : rect.insetBy(dx: -100_000, dy: -100_000)) }
}

private struct ToolTip: ViewModifier {
    let text: String?

    func body(content: Content) -> some View {
        if let text { content.help(Text(verbatim: text)) } else { content }
    }
}
