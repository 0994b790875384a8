import DovetailCore
import Foundation
import SwiftUI

@testable import DovetailTesting

/// Holds a day that a control changes, at noon in Greenwich, and tells each new one.
private struct HoldingDay<Content: View>: View {
    // 8 November 2026.
    @State private var day = Date(timeIntervalSince1970: 1_794_139_200)
    let tell: @MainActor (String) -> Void
    @ViewBuilder let content: (Binding<Date>) -> Content

    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return calendar
    }

    var body: some View {
        content($day).onChange(of: day) { _, new in
            let parts = Self.calendar.dateComponents([.month, .day, .hour], from: new)
            tell("\(parts.month!)/\(parts.day!) \(parts.hour!)")
        }
        .environment(\.calendar, Self.calendar)
        .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
}

extension EveryControlTests {
    nonisolated static let dates: [Control] = [
        Control("DatePicker, compact", result: "11/9 12") { tell in
            HoldingDay(tell: tell) { DatePicker("control", selection: $0, displayedComponents: .date) }
        } pointer: { host in
            try host.tap("Date")
            try host.tap("November 9, 2026")
        } keys: { host in
            host.press(.space)
            host.press(.right)
            host.press(.return)
        },
        Control("DatePicker, the time of day", result: "11/8 13", idiom: .pad) { tell in
            HoldingDay(tell: tell) { DatePicker("control", selection: $0, displayedComponents: .hourAndMinute) }
        } pointer: { host in
            let frame = try host.frame(of: "Time")
            host.tap(at: CGPoint(x: frame.maxX - 10, y: frame.minY + 6))
        } keys: {
            $0.press(.up)
        },
        Control("DatePicker, graphical", result: "11/15 12") { tell in
            HoldingDay(tell: tell) {
                DatePicker("control", selection: $0, displayedComponents: .date).datePickerStyle(.graphical)
            }
        } pointer: {
            try $0.tap("November 15, 2026")
        } keys: { host in
            try host.tab(to: "control")
            host.press(.down)
        },
        Control("DatePicker, field", result: "11/7 12") { tell in
            HoldingDay(tell: tell) {
                DatePicker("control", selection: $0, displayedComponents: .date).datePickerStyle(.field)
            }
        } pointer: { host in
            try host.tap("Date")
            try host.tap("November 7, 2026")
        } keys: {
            $0.press(.down)
        },
        Control("DatePicker, field with steps", result: "11/9 12", idiom: .pad) { tell in
            HoldingDay(tell: tell) {
                DatePicker("control", selection: $0, displayedComponents: .date).datePickerStyle(.stepperField)
            }
        } pointer: {
            try $0.tap("Increment")
        } keys: {
            $0.press(.up)
        },
        Control("DatePicker, wheel", result: "12/8 12") { tell in
            HoldingDay(tell: tell) {
                DatePicker("control", selection: $0, displayedComponents: .date).datePickerStyle(.wheel)
            }
        } pointer: { host in
            let month = try host.frame(of: "Month")
            host.turnWheel(at: CGPoint(x: month.midX, y: month.midY), clicks: 1)
        } keys: {
            $0.press(.down)
        },
        Control("MultiDatePicker", result: "[8, 9]") { tell in
            Holding(
                value: Set([DateComponents(era: 1, year: 2026, month: 11, day: 8)]),
                tell: { _ in }
            ) { days in
                HoldingDay(tell: { _ in }) { _ in
                    MultiDatePicker("control", selection: days)
                        .onChange(of: days.wrappedValue) { _, new in tell("\(new.compactMap(\.day).sorted())") }
                }
            }
        } pointer: {
            try $0.tap("November 9, 2026")
        } keys: { host in
            try host.tab(to: "control")
            host.press(.right)
            host.press(.space)
        },
    ]
}

extension TestHost {
    /// Presses the Tab key until it has brought the keyboard to a place.
    func tab(to name: String) throws {
        for _ in 0..<20 where focused != name { press(.tab) }
        if focused != name {
            throw TestHostError.notFound("\(name) by the Tab key; last: \(focused ?? "nothing")", tree: tree)
        }
    }
}
