import CoreLocation
import Foundation

// Numbers of past days and of averages. As all requests, these throw ``WeatherError/permissionDenied``.
extension WeatherService {
    /// What days are like on average, of the days of a time. Throws ``WeatherError/permissionDenied``.
    public func dailyStatistics<each T>(
        for location: CLLocation, forDaysIn interval: DateInterval,
        including query: repeat DailyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat DailyWeatherStatistics<each T>) {
        throw WeatherError.absence
    }
    /// What days are like on average, of the last 30 days and the next ten. Throws ``WeatherError/permissionDenied``.
    public func dailyStatistics<each T>(
        for location: CLLocation, including query: repeat DailyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat DailyWeatherStatistics<each T>) {
        throw WeatherError.absence
    }
    /// What days are like on average, of days of the year. Throws ``WeatherError/permissionDenied``.
    public func dailyStatistics<each T>(
        for location: CLLocation, startDay: Int, endDay: Int,
        including query: repeat DailyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat DailyWeatherStatistics<each T>) {
        throw WeatherError.absence
    }
    /// What days were like, in a time. Throws ``WeatherError/permissionDenied``.
    public func dailySummary<each T>(
        for location: CLLocation, forDaysIn interval: DateInterval,
        including query: repeat DailyWeatherSummaryQuery<each T>
    ) async throws -> (repeat DailyWeatherSummary<each T>) {
        throw WeatherError.absence
    }
    /// What days were like, in the last 30 days. Throws ``WeatherError/permissionDenied``.
    public func dailySummary<each T>(
        for location: CLLocation, including query: repeat DailyWeatherSummaryQuery<each T>
    ) async throws -> (repeat DailyWeatherSummary<each T>) {
        throw WeatherError.absence
    }
    /// What hours are like on average, in a time. Throws ``WeatherError/permissionDenied``.
    public func hourlyStatistics<each T>(
        for location: CLLocation, forHoursIn interval: DateInterval,
        including query: repeat HourlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat HourlyWeatherStatistics<each T>) {
        throw WeatherError.absence
    }
    /// What hours are like on average, today. Throws ``WeatherError/permissionDenied``.
    public func hourlyStatistics<each T>(
        for location: CLLocation, including query: repeat HourlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat HourlyWeatherStatistics<each T>) {
        throw WeatherError.absence
    }
    /// What hours are like on average, by their numbers in the year. Throws ``WeatherError/permissionDenied``.
    public func hourlyStatistics<each T>(
        for location: CLLocation, startHour: Int, endHour: Int,
        including query: repeat HourlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat HourlyWeatherStatistics<each T>) {
        throw WeatherError.absence
    }
    /// What months are like on average, in a time. Throws ``WeatherError/permissionDenied``.
    public func monthlyStatistics<each T>(
        for location: CLLocation, forMonthsIn interval: DateInterval,
        including query: repeat MonthlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat MonthlyWeatherStatistics<each T>) {
        throw WeatherError.absence
    }
    /// What months are like on average, in a year. Throws ``WeatherError/permissionDenied``.
    public func monthlyStatistics<each T>(
        for location: CLLocation, including query: repeat MonthlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat MonthlyWeatherStatistics<each T>) {
        throw WeatherError.absence
    }
    /// What months are like on average, by their numbers. Throws ``WeatherError/permissionDenied``.
    public func monthlyStatistics<each T>(
        for location: CLLocation, startMonth: Int, endMonth: Int,
        including query: repeat MonthlyWeatherStatisticsQuery<each T>
    ) async throws -> (repeat MonthlyWeatherStatistics<each T>) {
        throw WeatherError.absence
    }
}
