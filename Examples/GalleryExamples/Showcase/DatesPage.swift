import SwiftUI

struct DatesPage: View {
    @State private var date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    @State private var days: Set<DateComponents> = []

    var body: some View {
        ShowcasePage {
            ShowcaseSection("Compact") {
                DatePicker("Departure", selection: $date)
                DatePicker("Day", selection: $date, displayedComponents: .date)
                DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
            }
            ShowcaseSection("Calendar") {
                DatePicker("Departure", selection: $date, displayedComponents: .date)
                    .datePickerStyle(.graphical)
                    .labelsHidden()
                    .frame(maxWidth: 340)
            }
            ShowcaseSection("Several days") {
                MultiDatePicker("Days off", selection: $days).frame(maxWidth: 340)
                Text("^[\(days.count) day](inflect: true) chosen").foregroundStyle(.secondary)
            }
        }
    }
}
