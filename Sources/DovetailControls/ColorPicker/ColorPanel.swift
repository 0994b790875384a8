import DovetailCore
import Foundation

/// A colour to choose in a panel beside its well. A press outside, or Escape, closes it.
struct ColorPanel: View {
    let anchor: CGRect
    let initial: Color.Resolved
    let supportsOpacity: Bool
    let choose: (Color) -> Void
    let close: () -> Void

    var body: some View {
        FieldPanel(anchor: anchor, margin: 14, close: close) {
            ColorChoice(initial: initial, supportsOpacity: supportsOpacity, choose: choose)
        }
    }
}
