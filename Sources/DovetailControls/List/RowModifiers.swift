import DovetailCore
import Foundation

/// Rounds the corners of the first and last rows of a card.
struct RowClip: ViewModifier {
    let shape: UnevenRoundedRectangle
    let isEnabled: Bool

    func body(content: Content) -> some View {
        if isEnabled { content.clipShape(shape) } else { content }
    }
}

/// Lets a row be dragged by the pointer without edit mode.
struct DraggableRow: ViewModifier {
    let isEnabled: Bool
    let drag: (CGFloat, Bool) -> Void

    func body(content: Content) -> some View {
        content.gesture(
            DragGesture(minimumDistance: 8, coordinateSpace: .global)
                .onChanged { drag($0.translation.height, false) }
                .onEnded { drag($0.translation.height, true) },
            including: isEnabled ? .all : .subviews)
    }
}

/// The colours of what is in a row.
struct RowTint: ViewModifier {
    let tint: ListItemTint?
    let isProminent: Bool

    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.self) { values in
                if let tint { values.builtIn.tint = tint.color ?? .gray }
                guard isProminent else { return }
                values.builtIn.foregroundStyle = AnyShapeStyle(LeveledStyle([Color.white, Color.selectedSecondary]))
                values.builtIn.isOnSelection = true
                values.backgroundProminence = .increased
            }
    }
}
