import DovetailCore
import Foundation

/// The day in a field that opens a calendar. The up and down keys go from day to day.
struct DateField: View {
    let selection: Binding<Date>
    let editor: DateEditor
    @State private var isFocused = false
    /// Where the field was when it opened the calendar; nil while that is closed.
    @State private var anchor: CGRect?

    var body: some View {
        DateFieldFrame(isFocused: isFocused, insets: EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)) {
            Text(editor.dateText(selection.wrappedValue))
                .foregroundStyle(anchor == nil ? AnyShapeStyle(.primary) : AnyShapeStyle(.tintText))
        }
        .interaction(semantics: semantics) { responder, actions in configure(responder, actions) }
        .presentation(calendar)
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .button)
        semantics.label = "Date"
        semantics.value = editor.dateText(selection.wrappedValue)
        semantics.combinesChildren = true
        return semantics
    }

    private func configure(_ responder: InteractionResponder, _ actions: SemanticsActions) {
        responder.takesFocus = true
        responder.onFocus = { isFocused = $0 }
        responder.opensPanel(actions) {
            anchor = $0
        } otherKeys: { key in
            switch key.key {
            case .up: step(1)
            case .down: step(-1)
            default: return false
            }
            return true
        }
    }

    private func step(_ days: Int) {
        let date = selection.wrappedValue
        selection.wrappedValue = editor.range.limiting(editor.adding(days, .day, to: date))
    }

    private var calendar: Presentation? {
        guard let anchor else { return nil }
        return Presentation(
            view: AnyView(
                CalendarPopover(anchor: anchor, selected: selection.wrappedValue, editor: editor) { day in
                    self.anchor = nil
                    guard let day else { return }
                    selection.wrappedValue = editor.merging(day, into: selection.wrappedValue, .date)
                }),
            departsGradually: true)
    }
}
