import DovetailCore
import Foundation

/// Puts the bar of a page in the place of a title bar, where the window has none and the bar is at its top: beside the desktop's buttons, with the
/// window moved by it.
struct TitleBarRow<Row: View>: View {
    nonisolated(unsafe) private let row: Row
    @Environment(\.windowLook) private var look
    @Environment(\.titleButtonSpace) private var buttons
    @Environment(\.windowOfApp) private var window
    /// Where the row is in the window; empty until it has been placed.
    @State private var frame = CGRect.zero

    init(@ViewBuilder row: () -> Row) { self.row = row() }

    var body: some View {
        if look.frame == .hiddenTitleBar {
            let isAtTop = !frame.isEmpty && frame.minY <= buttons.height + 0.5
            let width = window?.size.width ?? frame.maxX
            row
                .padding(.leading, isAtTop ? max(buttons.leading - frame.minX, 0) : 0)
                .padding(.trailing, isAtTop ? max(frame.maxX - (width - buttons.trailing), 0) : 0)
                .contentShape(Rectangle())
                .gesture(WindowDragGesture(), including: isAtTop ? .all : .subviews)
                .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }, action: { frame = $0 })
                .modifier(
                    DeclarationModifier(
                        isAtTop ? TitleBar() : nil, in: { $0.windowDeclarations?.titleBars }, onlyWhileShown: true))
        } else {
            row
        }
    }
}
