import ActivityKit
import SwiftUI
import WidgetKit

/// What a widget shows in two of its sizes, at the times of its timeline. The widget itself is a program of its own.
struct WidgetsPage: View {
    @State private var day = 11.0
    private let entries = MoonEntry.month

    var body: some View {
        Form {
            Section("Views") {
                let entry = entries[Int(day)]
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 16) { views(of: entry) }
                    VStack(spacing: 16) { views(of: entry) }
                }
                .frame(maxWidth: .infinity)
                Slider(value: $day, in: 0...Double(entries.count - 1), step: 1) { Text("Day") }
            }
            Section("Center") {
                AnswerRow("Widgets on show") {
                    "\(try await WidgetCenter.shared.currentConfigurations().count)"
                }
                AvailabilityRow("Live activities", ActivityAuthorizationInfo().areActivitiesEnabled)
            }
        }
        .formStyle(.grouped)
    }

    @ViewBuilder private func views(of entry: MoonEntry) -> some View {
        MoonView(entry: entry, family: .systemSmall).frame(width: 150, height: 150)
        MoonView(entry: entry, family: .systemMedium).frame(width: 300, height: 150)
    }
}

struct MoonEntry: TimelineEntry {
    let date: Date
    let day: Int
    var phase: String { MoonEntry.phases[(day * 8 + 15) / 30 % 8] }

    private static let phases = [
        "New moon", "Waxing crescent", "First quarter", "Waxing gibbous", "Full moon", "Waning gibbous", "Last quarter",
        "Waning crescent",
    ]
    static let month = (0..<30).map {
        MoonEntry(date: Date(timeIntervalSinceReferenceDate: Double($0) * 86_400), day: $0)
    }
}

private struct MoonView: View {
    let entry: MoonEntry
    let family: WidgetFamily

    var body: some View {
        HStack(spacing: 16) {
            VStack(spacing: 8) {
                moon.frame(width: 70, height: 70).accessibilityHidden(true)
                Text(entry.phase).minimumScaleFactor(0.3).font(.footnote.weight(.medium)).multilineTextAlignment(
                    .center)
            }
            if family == .systemMedium {
                VStack(alignment: .leading, spacing: 4) {
                    Text("Day \(entry.day)").font(.title2.bold()).minimumScaleFactor(0.4)
                    Text("^[\((entry.day - 15).magnitude) night](inflect: true) from full").font(.footnote)
                        .minimumScaleFactor(0.4)
                }
            }
        }
        .padding(12)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .foregroundStyle(.white)
        .background(
            LinearGradient(
                colors: [Color(white: 0.12), .indigo.mix(with: .black, by: 0.5)], startPoint: .top, endPoint: .bottom),
            in: .rect(cornerRadius: 20))
    }

    private var moon: some View {
        Circle().fill(Color(white: 0.92)).overlay {
            Circle().fill(Color(white: 0.2)).offset(x: CGFloat(entry.day <= 15 ? -entry.day : 30 - entry.day) * 70 / 15)
        }
        .clipShape(.circle)
    }
}
