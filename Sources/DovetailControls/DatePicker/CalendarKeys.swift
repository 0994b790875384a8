import DovetailCore
import Foundation

extension View {
    /// Makes the days of a calendar one stop of the Tab key: the arrow keys go from day to day and week to week, Page Up and
    /// Page Down from month to month, Home and End to the ends of the month.
    ///
    /// - Parameters:
    ///   - day: Where the keyboard is.
    ///   - press: Called for Space and Return; nil where moving chooses.
    func calendarKeys(
        day: Date, editor: DateEditor, isFocused: Binding<Bool>, press: (() -> Void)? = nil,
        move: @escaping (Date) -> Void
    ) -> some View {
        var semantics = Semantics(role: .group)
        semantics.label = editor.monthText(day)
        return interaction(semantics: semantics) { responder, _ in
            responder.isTransparent = true
            responder.takesFocus = true
            responder.onFocus = { isFocused.wrappedValue = $0 }
            responder.onKey = { key in
                if key.key == .space || key.key == .return {
                    press?()
                    return press != nil
                }
                guard let next = editor.day(from: day, by: key.key) else { return false }
                move(editor.range.limiting(next))
                return true
            }
        }
    }
}

extension DateEditor {
    /// The day that a key of a calendar leads to; nil for other keys.
    func day(from day: Date, by key: KeyInput.Key) -> Date? {
        switch key {
        case .left: adding(-1, .day, to: day)
        case .right: adding(1, .day, to: day)
        case .up: adding(-7, .day, to: day)
        case .down: adding(7, .day, to: day)
        case .pageUp: adding(-1, .month, to: day)
        case .pageDown: adding(1, .month, to: day)
        case .home: changing(day) { $0.day = 1 }
        case .end: calendar.range(of: .day, in: .month, for: day).map { days in changing(day) { $0.day = days.count } }
        default: nil
        }
    }
}
