import DovetailCore
import Foundation

/// Where on a view a popover is attached.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view.
    case point(UnitPoint)
}

extension View {
    /// Shows a popover at this view while the binding is true. Escape and a press beside it close it, and so does its content.
    ///
    /// It stands at the edge given, or at the opposite one where there is more room, with an arrow to the middle of what it is attached to. Where there is little room at all it is a sheet, unless its content
    /// says otherwise by `presentationCompactAdaptation`.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PopoverModifier(
                isPresented: isPresented, id: 0, anchor: attachmentAnchor, edge: arrowEdge ?? .top, popover: content))
    }

    /// Shows a popover for an item at this view while there is one. Closing it sets the binding to nil.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        nonisolated(unsafe) let item = item
        nonisolated(unsafe) let id = item.wrappedValue.map { AnyHashable($0.id) } ?? AnyHashable(0)
        return modifier(
            PopoverModifier(
                isPresented: item.isPresent(), id: id, anchor: attachmentAnchor, edge: arrowEdge ?? .top,
                popover: { item.wrappedValue.map(content) }))
    }
}

extension View {
    /// Shows a popover at a rectangle of the window while the binding is true.
    package func popover<Content: View>(
        isPresented: Binding<Bool>, at target: CGRect, edge: Edge, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        let surface = SheetSurface(
            popover: PopoverTarget(frame: target, edge: edge), dismiss: { isPresented.wrappedValue = false },
            content: content)
        return presentation(
            isPresented.wrappedValue ? Presentation(view: AnyView(surface), id: 0, departsGradually: true) : nil)
    }
}

private struct PopoverModifier<Popover: View>: ViewModifier {
    let isPresented: Binding<Bool>
    nonisolated(unsafe) let id: AnyHashable
    let anchor: PopoverAttachmentAnchor
    let edge: Edge
    nonisolated(unsafe) let popover: () -> Popover
    /// Where the view is in the window. Only while the popover is open does anything follow it: a list whose rows have popovers moves
    /// without a change of state in each of them.
    @State private var place = Place()
    /// The same, if it has moved while the popover was open.
    @State private var frame: CGRect?

    private final class Place { var frame = CGRect.zero }

    nonisolated init(
        isPresented: Binding<Bool>, id: AnyHashable, anchor: PopoverAttachmentAnchor, edge: Edge,
        popover: @escaping () -> Popover
    ) {
        self.isPresented = isPresented
        self.id = id
        self.anchor = anchor
        self.edge = edge
        self.popover = popover
    }

    func body(content: Content) -> some View {
        content
            .onGeometryChange(
                for: CGRect.self, of: { $0.frame(in: .global) },
                action: {
                    place.frame = $0
                    if isPresented.wrappedValue { frame = $0 } else if frame != nil { frame = nil }
                }
            )
            .presentation(isPresented.wrappedValue ? presented : nil)
    }

    private var presented: Presentation {
        let isPresented = isPresented
        return Presentation(
            view: AnyView(
                SheetSurface(
                    popover: PopoverTarget(frame: target, edge: edge), dismiss: { isPresented.wrappedValue = false },
                    content: popover)),
            id: id, departsGradually: true)
    }

    private var target: CGRect {
        let frame = frame ?? place.frame
        return switch anchor {
        case .rect(let source): source.rectangle?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
        case .point(let point):
            CGRect(
                x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0, height: 0)
        }
    }
}
