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
                    GeometryReader { place in
                        ForEach(view.framedSubviews.map(Subview.init)) { subview in
                            let frame = subview.view.place(in: place.size, isFlipped: view.isFlipped)
                            NSViewContent(subview.view)
                                .frame(width: frame.width, height: frame.height)
                                .offset(x: frame.minX, y: frame.minY)
                        }
                    }
                }
            }
            .frame(minWidth: 0, minHeight: 0)
            .modifier(BehindView(layer: view.layer, count: view.changes.count))
            .clipShape(ViewEdges(clips: view.clipsToBounds))
            .environment(\.colorScheme, view.appearance.map { $0.name == .darkAqua ? .dark : .light } ?? colorScheme)
            .modifier(NSViewEvents(view: view, count: view.changes.count))
            .opacity(view.alphaValue)
            .modifier(ToolTip(text: view.toolTip))
        }
    }

    private struct Subview: Identifiable {
        let view: NSView
        var id: ObjectIdentifier { ObjectIdentifier(view) }
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

extension NSView {
    /// The view's place from above when the view around it has a size: its frame, with the difference to the size when it was added given
    /// to the parts that follow, in equal shares. In a view that is not flipped, frames are told from below.
    fileprivate func place(in size: CGSize, isFlipped: Bool) -> CGRect {
        func fit(_ start: CGFloat, _ length: CGFloat, _ difference: CGFloat, _ flexible: (Bool, Bool, Bool)) -> (
            CGFloat, CGFloat
        ) {
            let shares = [flexible.0, flexible.1, flexible.2].filter { $0 }.count
            guard shares > 0 else { return (start, length) }
            let share = difference / CGFloat(shares)
            return (start + (flexible.0 ? share : 0), max(length + (flexible.1 ? share : 0), 0))
        }
        let mask = autoresizingMask
        let (x, width) = fit(
            frame.minX, frame.width, size.width - sizeAround.width,
            (mask.contains(.minXMargin), mask.contains(.width), mask.contains(.maxXMargin)))
        let (y, height) = fit(
            frame.minY, frame.height, size.height - sizeAround.height,
            (mask.contains(.minYMargin), mask.contains(.height), mask.contains(.maxYMargin)))
        return CGRect(x: x, y: isFlipped ? y : size.height - y - height, width: width, height: height)
    }
}
