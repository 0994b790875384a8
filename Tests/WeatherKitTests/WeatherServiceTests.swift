import CoreLocation
import SwiftUI
import Testing
import WeatherKit

/// A service for the weather that is not there, as apps meet it.
@MainActor
struct WeatherServiceTests {
    private let place = CLLocation(latitude: 47.5, longitude: 7.6)

    @Test("A request ends with the error of an app that the service does not answer") func denied() async {
        let service = WeatherService.shared
        await #expect(throws: WeatherError.permissionDenied) { try await service.weather(for: place) }
        await #expect(throws: WeatherError.permissionDenied) { try await service.attribution }
        #expect(WeatherError.permissionDenied.errorDescription?.isEmpty == false)
        #expect(WeatherError.permissionDenied.failureReason != WeatherError.unknown.failureReason)
    }

    @Test("Queries say what they ask, one or several") func queries() async {
        let service = WeatherService()
        func current() async throws -> CurrentWeather { try await service.weather(for: place, including: .current) }
        func two() async throws -> (Forecast<DayWeather>, [WeatherAlert]?) {
            try await service.weather(for: place, including: .daily, .alerts)
        }
        func six() async throws -> Int {
            let (current, minute, hourly, daily, alerts, availability) = try await service.weather(
                for: place, including: .current, .minute, .hourly, .daily, .alerts, .availability)
            let minutes: Forecast<MinuteWeather>? = minute
            let (days, hours): (Forecast<DayWeather>, Forecast<HourWeather>) = (daily, hourly)
            let rest: (CurrentWeather, [WeatherAlert]?, WeatherAvailability) = (current, alerts, availability)
            return days.count + hours.count + (minutes?.count ?? 0) + (rest.1?.count ?? 0)
        }
        func hours() async throws -> [HourWeather] {
            let query = WeatherQuery.hourly(startDate: .now, endDate: .now + 86400)
            return try await service.weather(for: place, including: query).forecast
        }
        func statistics() async throws -> Double {
            let (rain, warmth) = try await service.dailyStatistics(
                for: place, startDay: 1, endDay: 7, including: .precipitation, .temperature)
            return (rain.first?.averagePrecipitationProbability ?? 0) + Double(warmth.days.count)
        }
        await #expect(throws: WeatherError.permissionDenied) { try await current() }
        await #expect(throws: WeatherError.permissionDenied) { _ = try await two() }
        await #expect(throws: WeatherError.permissionDenied) { try await six() }
        await #expect(throws: WeatherError.permissionDenied) { try await hours() }
        await #expect(throws: WeatherError.permissionDenied) { try await statistics() }
        await #expect(throws: WeatherError.permissionDenied) {
            try await service.monthlyStatistics(for: place, including: .temperature)
        }
        await #expect(throws: WeatherError.permissionDenied) {
            try await service.hourlyStatistics(for: place, including: .temperature)
        }
        await #expect(throws: WeatherError.permissionDenied) {
            try await service.dailySummary(for: place, including: .precipitation)
        }
    }
}
