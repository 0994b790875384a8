import DovetailCore
import Foundation

/// Wheels for the time of day, beside the field that opened them. Each turn is chosen at once; a press outside, Escape or Return closes.
struct TimePopover: View {
    let anchor: CGRect
    let selection: Binding<Date>
    let editor: DateEditor
    let close: () -> Void

    var body: some View {
        FieldPanel(anchor: anchor, close: close) { key in
            guard key.key == .return else { return false }
            close()
            return true
        } content: {
            DateWheels(date: selection.wrappedValue, components: .hourAndMinute, editor: editor) {
                selection.wrappedValue = $0
            }
            .background { WheelBand() }
        }
    }
}
