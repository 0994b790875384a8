import CoreLocation
import SwiftUI
import WeatherKit

/// The words that WeatherKit has for the sky, and what its service says.
struct WeatherPage: View {
    private let conditions: [(WeatherCondition, String)] = [
        (.clear, "sun.max.fill"), (.partlyCloudy, "cloud.sun.fill"), (.cloudy, "cloud.fill"),
        (.rain, "cloud.rain.fill"),
        (.thunderstorms, "cloud.bolt.fill"), (.snow, "cloud.snow.fill"), (.foggy, "cloud.fog.fill"), (.windy, "wind"),
    ]

    var body: some View {
        Form {
            Section("Service") {
                AnswerRow("Weather in Berlin") {
                    let place = CLLocation(latitude: 52.52, longitude: 13.405)
                    return try await WeatherService.shared.weather(for: place).currentWeather.temperature.formatted()
                }
            }
            Section("Conditions") {
                ForEach(conditions, id: \.0) { condition, symbol in
                    Label(condition.description, systemImage: symbol)
                }
            }
        }
        .formStyle(.grouped)
    }
}
