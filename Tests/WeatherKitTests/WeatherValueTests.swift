import CoreLocation
import SwiftUI
import Testing
import WeatherKit

// As apps do to use them in lists.
extension HourWeather: Identifiable {
    public var id: Date { date }
}

/// Values of the weather, which apps may keep as JSON.
struct WeatherValueTests {
    private func json(_ value: some Encodable) throws -> Any {
        try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    }
    private func decoded<Value: Decodable>(_ type: Value.Type, _ object: Any) throws -> Value {
        try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: object))
    }
    private func degrees(_ value: Double) throws -> Any {
        try json(Measurement(value: value, unit: UnitTemperature.celsius))
    }
    private func millimetres(_ value: Double) throws -> Any {
        try json(Measurement(value: value, unit: UnitLength.millimeters))
    }
    private var wind: Any {
        get throws {
            [
                "compassDirection": "westSouthwest",
                "direction": try json(Measurement(value: 248, unit: UnitAngle.degrees)),
                "speed": try json(Measurement(value: 12, unit: UnitSpeed.kilometersPerHour)),
            ] as [String: Any]
        }
    }
    private var metadata: Any {
        ["date": 1000, "expirationDate": 2000, "location": ["latitude": 47.5, "longitude": 7.6]] as [String: Any]
    }
    private func hour(at time: Double, _ degrees: Double) throws -> Any {
        [
            "date": time, "cloudCover": 0.5, "cloudCoverByAltitude": ["low": 0.1, "medium": 0.2, "high": 0.3],
            "condition": "mostlyClear", "symbolName": "sun.max", "dewPoint": try self.degrees(4), "humidity": 0.6,
            "isDaylight": true, "precipitation": "rain", "precipitationChance": 0.25,
            "precipitationAmount": try millimetres(1.5), "snowfallAmount": try millimetres(0),
            "pressure": try json(Measurement(value: 1013, unit: UnitPressure.hectopascals)),
            "pressureTrend": "falling", "temperature": try self.degrees(degrees),
            "apparentTemperature": try self.degrees(degrees - 1), "uvIndex": ["value": 6, "category": "high"],
            "visibility": try millimetres(2e7), "wind": try wind,
        ] as [String: Any]
    }

    @Test("A forecast is a collection, and is read from what it was written as") func forecast() throws {
        let object: [String: Any] = [
            "forecast": [try hour(at: 0, 8), try hour(at: 3600, 11.5)], "metadata": metadata,
        ]
        let forecast = try decoded(Forecast<HourWeather>.self, object)
        #expect(forecast.count == 2 && forecast.map(\.temperature.value).max() == 11.5)
        #expect(forecast[1].id == forecast.forecast[1].date && forecast.last?.condition == .mostlyClear)
        #expect(forecast[0].temperature.converted(to: .fahrenheit).value.rounded() == 46)
        #expect(forecast[0].wind.compassDirection == .westSouthwest && forecast[0].wind.gust == nil)
        #expect(forecast.metadata.location.coordinate.latitude == 47.5)
        let again = try JSONDecoder().decode(Forecast<HourWeather>.self, from: JSONEncoder().encode(forecast))
        #expect(again == forecast)
        var other = forecast
        other.metadata.expirationDate += 1
        #expect(other != forecast)
    }

    @Test("A sentence belongs to the next hour alone") func summary() throws {
        let minute: [String: Any] = [
            "date": 0, "precipitation": "snow", "precipitationChance": 1,
            "precipitationIntensity": try json(Measurement(value: 1, unit: UnitSpeed.kilometersPerHour)),
        ]
        let object: [String: Any] = ["forecast": [minute], "metadata": metadata, "summary": "Snow for the hour."]
        let forecast = try decoded(Forecast<MinuteWeather>.self, object)
        #expect(forecast.summary == "Snow for the hour." && forecast[0].precipitation == .snow)
    }

    @Test("A day's older names of amounts are those of the newer ones") func amounts() throws {
        let zero = try millimetres(0)
        let amounts: [String: Any] = [
            "precipitation": try millimetres(9), "hail": zero, "mixed": zero, "rainfall": zero, "sleet": zero,
            "snowfallAmount": [
                "amount": try millimetres(70), "amountLiquidEquivalent": try millimetres(7), "maximum": zero,
                "maximumLiquidEquivalent": zero, "minimum": zero, "minimumLiquidEquivalent": zero,
            ],
        ]
        let part: [String: Any] = [
            "cloudCover": 1, "cloudCoverByAltitude": ["low": 1, "medium": 1, "high": 1], "condition": "snow",
            "highTemperature": try degrees(1), "lowTemperature": try degrees(-4), "maximumHumidity": 1,
            "minimumHumidity": 0.5, "precipitation": "snow", "precipitationChance": 0.9,
            "precipitationAmountByType": amounts, "maximumVisibility": zero, "minimumVisibility": zero,
            "wind": try wind, "highWindSpeed": try json(Measurement(value: 3, unit: UnitSpeed.metersPerSecond)),
        ]
        var day = try decoded(
            DayWeather.self,
            [
                "date": 0, "condition": "heavySnow", "symbolName": "snow", "highTemperature": try degrees(1),
                "lowTemperature": try degrees(-4), "maximumHumidity": 1, "minimumHumidity": 0.5,
                "precipitation": "snow", "precipitationChance": 0.9, "precipitationAmountByType": amounts,
                "sun": ["sunrise": 25000, "sunset": 60000], "moon": ["phase": "waxingGibbous"],
                "uvIndex": ["value": 1, "category": "low"], "maximumVisibility": 900, "minimumVisibility": 100,
                "wind": try wind, "daytimeForecast": part, "overnightForecast": part,
            ] as [String: Any])
        #expect(day.precipitationAmount.value == 9 && day.rainfallAmount.value == 9 && day.snowfallAmount.value == 70)
        day.snowfallAmount.value = 20
        #expect(day.precipitationAmountByType.snowfallAmount.amount.value == 20)
        #expect(day.sun.sunrise.map { $0 < day.sun.sunset ?? $0 } == true && day.sun.civilDawn == nil)
        #expect(day.moon.phase.symbolName == "moonphase.waxing.gibbous" && day.restOfDayForecast == nil)
        #expect(day.daytimeForecast == day.overnightForecast)
    }

    @Test("Conditions, directions and phases say what they are") func words() {
        #expect(WeatherCondition.allCases.count == 34)
        #expect(WeatherCondition.isolatedThunderstorms.description == "Isolated Thunderstorms")
        #expect(WeatherCondition(rawValue: "clear")?.accessibilityDescription == "Clear")
        #expect(Set(Wind.CompassDirection.allCases.map(\.abbreviation)).count == 16)
        #expect(Wind.CompassDirection.northNorthwest.abbreviation == "NNW")
        #expect("\(Wind.CompassDirection.eastSoutheast)" == "East Southeast")
        #expect(MoonPhase.allCases.first == .new && MoonPhase.lastQuarter.description == "Last Quarter")
        #expect(PressureTrend.allCases.count == 3 && WeatherSeverity.severe.description == "Severe")
        #expect(Precipitation.allCases.contains(.sleet))
    }

    @Test("Strengths of the sun go up without gaps") func strengths() {
        let categories = UVIndex.ExposureCategory.allCases
        #expect(categories == categories.sorted() && UVIndex.ExposureCategory.veryHigh < .extreme)
        for (one, next) in zip(categories, categories.dropFirst()) {
            #expect(one.rangeValue.upperBound + 1 == next.rangeValue.lowerBound)
        }
        #expect(UVIndex.ExposureCategory.veryHigh.description == "Very High")
    }

    @Test("What is usual is compared with what is") func comparisons() throws {
        let trend: [String: Any] = [
            "baseline": ["kind": ["mean": [:]], "value": try degrees(5), "startDate": 0],
            "currentValue": try degrees(9),
            "deviation": ["muchHigher": [:]],
        ]
        let comparisons = try decoded(
            HistoricalComparisons.self,
            ["comparisons": [["highTemperature": ["_0": trend]]], "metadata": metadata] as [String: Any])
        guard case .highTemperature(let high) = try #require(comparisons.first) else {
            Issue.record("The comparison is of another kind")
            return
        }
        #expect(high.deviation == .muchHigher && high.baseline.value.value == 5 && high.baseline.kind == .mean)
    }
}
