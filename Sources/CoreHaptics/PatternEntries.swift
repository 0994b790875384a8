import Foundation

/// What the dictionary of a pattern says.
struct PatternEntries {
    private(set) var events: [CHHapticEvent] = []
    private(set) var parameters: [CHHapticDynamicParameter] = []
    private(set) var curves: [CHHapticParameterCurve] = []

    private typealias Key = CHHapticPattern.Key

    init(_ dictionary: [String: Any]) throws {
        guard let entries = dictionary[Key.pattern.rawValue] as? [[String: Any]] else {
            throw CHHapticError(.invalidPatternDictionary)
        }
        for entry in entries {
            if let event = entry[Key.event.rawValue] {
                events.append(try Self.event(Fields(event, otherwise: .badEventEntry)))
            } else if let parameter = entry[Key.parameter.rawValue] {
                let fields = try Fields(parameter, otherwise: .badParameterEntry)
                parameters.append(
                    CHHapticDynamicParameter(
                        parameterID: CHHapticDynamicParameter.ID(rawValue: try fields.text(.parameterID)),
                        value: Float(try fields.number(.parameterValue)), relativeTime: try fields.time()))
            } else if let curve = entry[Key.parameterCurve.rawValue] {
                curves.append(try Self.curve(Fields(curve, otherwise: .badParameterEntry)))
            } else {
                throw CHHapticError(.invalidPatternDictionary)
            }
        }
    }

    private static let types: [CHHapticEvent.EventType] = [
        .hapticTransient, .hapticContinuous, .audioContinuous, .audioCustom,
    ]

    private static func event(_ fields: Fields) throws -> CHHapticEvent {
        let type = CHHapticEvent.EventType(rawValue: try fields.text(.eventType))
        guard types.contains(type) else { throw CHHapticError(.invalidEventType) }
        let parameters = try fields.list(.eventParameters, otherwise: .badParameterEntry).map {
            CHHapticEventParameter(
                parameterID: CHHapticEvent.ParameterID(rawValue: try $0.text(.parameterID)),
                value: Float(try $0.number(.parameterValue)))
        }
        let duration = try fields.has(.eventDuration) ? fields.number(.eventDuration) : 0
        guard duration >= 0 else { throw CHHapticError(.invalidEventDuration) }
        return CHHapticEvent(
            eventType: type, parameters: parameters, relativeTime: try fields.time(), duration: duration)
    }

    private static func curve(_ fields: Fields) throws -> CHHapticParameterCurve {
        let points = try fields.list(.parameterCurveControlPoints, otherwise: .badParameterEntry).map {
            CHHapticParameterCurve.ControlPoint(
                relativeTime: try $0.time(), value: Float(try $0.number(.parameterValue)))
        }
        return CHHapticParameterCurve(
            parameterID: CHHapticDynamicParameter.ID(rawValue: try fields.text(.parameterID)), controlPoints: points,
            relativeTime: try fields.time())
    }

    /// The fields of one entry, and the error that tells of one that is missing or of another type.
    private struct Fields {
        private let values: [String: Any]
        private let code: CHHapticError.Code

        init(_ entry: Any, otherwise code: CHHapticError.Code) throws {
            guard let values = entry as? [String: Any] else { throw CHHapticError(code) }
            (self.values, self.code) = (values, code)
        }

        func has(_ key: Key) -> Bool { values[key.rawValue] != nil }
        func text(_ key: Key) throws -> String {
            guard let text = values[key.rawValue] as? String else { throw CHHapticError(code) }
            return text
        }
        func number(_ key: Key) throws -> Double {
            guard let number = values[key.rawValue] as? NSNumber else { throw CHHapticError(code) }
            return number.doubleValue
        }
        func time() throws -> TimeInterval {
            let time = try number(.time)
            guard time >= 0 else { throw CHHapticError(.invalidEventTime) }
            return time
        }
        func list(_ key: Key, otherwise code: CHHapticError.Code) throws -> [Fields] {
            guard let value = values[key.rawValue] else { return [] }
            guard let entries = value as? [Any] else { throw CHHapticError(code) }
            return try entries.map { try Fields($0, otherwise: code) }
        }
    }
}
