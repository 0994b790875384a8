import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Calendars of UIKit's")
struct UICalendarViewTests {
    private final class Listener: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate
    {
        var log: [String] = []
        var asked: Set<Int> = []
        var labels: [UILabel] = []

        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? {
            guard let day = dateComponents.day else { return nil }
            asked.insert(day)
            switch day {
            case 5: return .default(color: .red)
            case 6: return .image(UIImage(systemName: "star.fill"), color: .blue, size: .large)
            case 7:
                return .customView { [self] in
                    let label = UILabel()
                    label.text = "own"
                    labels.append(label)
                    return label
                }
            default: return nil
            }
        }
        func calendarView(
            _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents
        ) {
            log.append("\(previous.month ?? 0) to \(calendarView.visibleDateComponents.month ?? 0)")
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate date: DateComponents?) {
            log.append("day \(date?.day ?? 0)")
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate date: DateComponents?) -> Bool {
            date?.day != 13
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate date: DateComponents) {
            log.append("+\(date.day ?? 0)")
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate date: DateComponents) {
            log.append("-\(date.day ?? 0)")
        }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, canDeselectDate date: DateComponents
        ) -> Bool { date.day != 4 }
    }

    private func march() -> UICalendarView {
        let view = UICalendarView()
        view.calendar = Calendar(identifier: .gregorian)
        view.timeZone = TimeZone(identifier: "UTC")
        view.locale = Locale(identifier: "en_US")
        view.visibleDateComponents = DateComponents(year: 2026, month: 3)
        return view
    }

    private func host(_ view: UICalendarView) -> TestHost {
        TestHost(size: CGSize(width: 393, height: 500), idiom: .phone) { CALayerTests.Shown { view } }
    }

    @Test(
        "a day is chosen, another takes its place, and a second tap takes it back; the delegate hears each and refuses some"
    )
    func singleDate() throws {
        let (view, listener) = (march(), Listener())
        let selection = UICalendarSelectionSingleDate(delegate: listener)
        view.selectionBehavior = selection
        let host = host(view)
        try host.tap("March 9, 2026")
        #expect(selection.selectedDate?.day == 9 && selection.selectedDate?.year == 2026)
        try host.tap("March 10, 2026")
        #expect(try !host.isEnabled("March 13, 2026"))
        try host.tap("March 10, 2026")
        #expect(selection.selectedDate == nil)
        #expect(listener.log == ["day 9", "day 10", "day 0"])
        selection.setSelected(DateComponents(year: 2026, month: 3, day: 20), animated: false)
        host.settle()
        try host.tap("March 20, 2026")
        #expect(listener.log.last == "day 0")
    }

    @Test("any number of days are chosen, but for those that the delegate keeps")
    func multiDate() throws {
        let (view, listener) = (march(), Listener())
        let selection = UICalendarSelectionMultiDate(delegate: listener)
        selection.selectedDates = [DateComponents(year: 2026, month: 3, day: 4)]
        view.selectionBehavior = selection
        let host = host(view)
        try host.tap("March 9, 2026")
        try host.tap("March 2, 2026")
        try host.tap("March 9, 2026")
        #expect(try !host.isEnabled("March 4, 2026"))
        #expect(listener.log == ["+9", "+2", "-9"])
        #expect(selection.selectedDates.compactMap(\.day) == [4, 2])
    }

    @Test("days have dots, pictures and views below them, and months turn")
    func decorations() throws {
        let (view, listener) = (march(), Listener())
        view.delegate = listener
        let bare = view.sizeThatFits(CGSize(width: 393, height: CGFloat.infinity)).height
        let host = host(view)
        #expect(listener.asked == Set(1...31))
        #expect(try #require(listener.labels.last).frame.width > 10)
        view.wantsDateDecorations = false
        host.settle()
        listener.asked = []
        view.reloadDecorations(forDateComponents: [], animated: false)
        host.settle()
        #expect(listener.asked.isEmpty)
        #expect(view.sizeThatFits(CGSize(width: 393, height: CGFloat.infinity)).height < bare)
        try host.tap("Next Month")
        view.setVisibleDateComponents(DateComponents(year: 2027, month: 1), animated: true)
        host.settle()
        #expect(listener.log == ["3 to 4", "4 to 1"])
        #expect(host.texts.contains("January 2027"))
        view.availableDateRange = DateInterval(
            start: Date(timeIntervalSince1970: 0), end: Date(timeIntervalSince1970: 86400))
        host.settle()
        #expect(try !host.isEnabled("January 5, 2027"))
    }
}
