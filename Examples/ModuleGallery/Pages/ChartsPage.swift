import Charts
import SwiftUI

/// Bars, and a line over an area.
struct ChartsPage: View {
    private struct Month: Identifiable {
        let name: String
        let rain: Double
        let sun: Double
        var id: String { name }
    }
    private let months = [
        Month(name: "Jan", rain: 42, sun: 47), Month(name: "Feb", rain: 33, sun: 74),
        Month(name: "Mar", rain: 40, sun: 121), Month(name: "Apr", rain: 37, sun: 159),
        Month(name: "May", rain: 54, sun: 222), Month(name: "Jun", rain: 69, sun: 222),
    ]
    @State private var chosen: String?

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                GroupBox("Rain, millimetres") {
                    Chart(months) { month in
                        BarMark(x: .value("Month", month.name), y: .value("Rain", month.rain))
                            .foregroundStyle(chosen == nil || chosen == month.name ? .blue : .blue.opacity(0.3))
                            .cornerRadius(4)
                    }
                    .chartXSelection(value: $chosen)
                    .frame(height: 180)
                }
                GroupBox("Sun, hours") {
                    Chart(months) { month in
                        AreaMark(x: .value("Month", month.name), y: .value("Sun", month.sun))
                            .foregroundStyle(
                                .linearGradient(
                                    colors: [.orange.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom))
                        LineMark(x: .value("Month", month.name), y: .value("Sun", month.sun))
                            .foregroundStyle(.orange)
                            .symbol(.circle)
                    }
                    .frame(height: 180)
                }
            }
            .padding()
        }
    }
}
