import DovetailTesting
import Foundation
import SwiftUI

/// Holds a day that a control changes, at noon in Greenwich, and tells each new one.
private struct HoldingDay<Content: View>: View {
    // 8 January 2001, in a month without today.
    @State private var day = Date(timeIntervalSince1970: 978_955_200)
    let tell: ControlCase.Tell
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

extension ControlCase {
    static let dates: [ControlCase] = [
        ControlCase("DatePicker, automatic", result: "1/9 12", height: 72) { tell in
            HoldingDay(tell: tell) { DatePicker("control", selection: $0).datePickerStyle(.automatic) }
        } pointer: { host in
            try host.tap("Date")
            try host.tap("January 9, 2001")
        } keys: { host in
            host.press(.space)
            host.press(.right)
            host.press(.return)
        },
        ControlCase("DatePicker, compact", result: "1/9 12", height: 56) { tell in
            HoldingDay(tell: tell) {
                DatePicker("control", selection: $0, displayedComponents: .date).datePickerStyle(.compact)
            }
        } pointer: { host in
            try host.tap("Date")
            try host.tap("January 9, 2001")
        } keys: { host in
            host.press(.space)
            host.press(.right)
            host.press(.return)
        },
        ControlCase("DatePicker, automatic, the time of day", result: "1/8 13", idiom: .pad, height: 56) { tell in
            HoldingDay(tell: tell) { DatePicker("control", selection: $0, displayedComponents: .hourAndMinute) }
        } pointer: { host in
            try host.tap("Time")
            let hour = try host.frame(of: "Hour")
            host.turnWheel(at: CGPoint(x: hour.midX, y: hour.midY), clicks: 1)
        } keys: {
            $0.press(.up)
        },
        ControlCase("DatePicker, graphical", result: "1/15 12", height: 350) { tell in
            HoldingDay(tell: tell) {
                DatePicker("control", selection: $0, displayedComponents: .date).datePickerStyle(.graphical)
            }
        } pointer: {
            try $0.tap("January 15, 2001")
        } keys: { host in
            try host.tab(to: "control")
            host.press(.down)
        },
        ControlCase("DatePicker, field", result: "1/7 12", height: 56) { tell in
            HoldingDay(tell: tell) {
                DatePicker("control", selection: $0, displayedComponents: .date).datePickerStyle(.field)
            }
        } pointer: { host in
            try host.tap("Date")
            try host.tap("January 7, 2001")
        } keys: {
            $0.press(.down)
        },
        ControlCase("DatePicker, stepperField", result: "1/9 12", idiom: .pad, height: 56) { tell in
            HoldingDay(tell: tell) {
                DatePicker("control", selection: $0, displayedComponents: .date).datePickerStyle(.stepperField)
            }
        } pointer: {
            try $0.tap("Increment")
        } keys: {
            $0.press(.up)
        },
        ControlCase("DatePicker, wheel", result: "2/8 12", height: 270) { tell in
            HoldingDay(tell: tell) {
                DatePicker("control", selection: $0, displayedComponents: .date).datePickerStyle(.wheel)
            }
        } pointer: { host in
            let month = try host.frame(of: "Month")
            host.turnWheel(at: CGPoint(x: month.midX, y: month.midY), clicks: 1)
        } keys: {
            $0.press(.down)
        },
        ControlCase("MultiDatePicker", result: "[8, 9]", height: 350) { tell in
            Holding(
                value: Set([DateComponents(era: 1, year: 2001, month: 1, day: 8)]),
                tell: { _ in }
            ) { days in
                HoldingDay(tell: { _ in }) { _ in
                    MultiDatePicker("control", selection: days)
                        .onChange(of: days.wrappedValue) { _, new in tell("\(new.compactMap(\.day).sorted())") }
                }
            }
        } pointer: {
            try $0.tap("January 9, 2001")
        } keys: { host in
            try host.tab(to: "control")
            host.press(.right)
            host.press(.space)
        },
    ]
}
