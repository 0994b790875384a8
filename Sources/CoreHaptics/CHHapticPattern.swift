import Foundation

/// What is felt and heard over a time. It is a value here: nothing can play it.
public final class CHHapticPattern: NSObject, @unchecked Sendable {
    /// The names in a dictionary, or a file, that describes a pattern.
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let version = Key(rawValue: "Version")
        public static let pattern = Key(rawValue: "Pattern")
        public static let event = Key(rawValue: "Event")
        public static let eventType = Key(rawValue: "EventType")
        public static let eventDuration = Key(rawValue: "EventDuration")
        public static let eventParameters = Key(rawValue: "EventParameters")
        public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
        public static let eventWaveformUseVolumeEnvelope = Key(rawValue: "EventWaveformUseVolumeEnvelope")
        public static let eventWaveformLoopEnabled = Key(rawValue: "EventWaveformLoopEnabled")
        public static let parameter = Key(rawValue: "Parameter")
        public static let parameterID = Key(rawValue: "ParameterID")
        public static let parameterValue = Key(rawValue: "ParameterValue")
        public static let parameterCurve = Key(rawValue: "ParameterCurve")
        public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
        public static let time = Key(rawValue: "Time")
    }

    private let events: [CHHapticEvent]
    private let parameters: [CHHapticDynamicParameter]
    private let curves: [CHHapticParameterCurve]

    /// A pattern of events and changes.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        (self.events, self.parameters, curves) = (events, parameters, [])
    }
    /// A pattern of events and lines.
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        (self.events, parameters, curves) = (events, [], parameterCurves)
    }
    /// A pattern that a dictionary describes, as a file of patterns does. Throws a ``CHHapticError`` that says what of it is none:
    /// `invalidPatternDictionary`, `badEventEntry`, `invalidEventType`, `badParameterEntry` or `invalidEventTime`.
    public init(dictionary patternDict: [Key: Any]) throws {
        let read = try PatternEntries(Dictionary(uniqueKeysWithValues: patternDict.map { ($0.key.rawValue, $0.value) }))
        (events, parameters, curves) = (read.events, read.parameters, read.curves)
    }
    /// A pattern of a file (`.ahap`). Throws `fileNotFound`, `invalidPatternData` where the file is no JSON, or what ``init(dictionary:)`` throws.
    /// Sounds that it names are not read.
    public init(contentsOf ahapURL: URL) throws {
        guard let data = try? Data(contentsOf: ahapURL) else { throw CHHapticError(.fileNotFound) }
        guard let object = try? JSONSerialization.jsonObject(with: data) else {
            throw CHHapticError(.invalidPatternData)
        }
        guard let entries = object as? [String: Any] else { throw CHHapticError(.invalidPatternDictionary) }
        let read = try PatternEntries(entries)
        (events, parameters, curves) = (read.events, read.parameters, read.curves)
    }

    /// How long it takes, in seconds: until its last event has ended.
    public var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

    /// The pattern as a dictionary, which ``init(dictionary:)`` reads. The dictionaries in it have the names themselves for keys.
    public func exportDictionary() throws -> [Key: Any] {
        var entries: [[String: Any]] = events.map { event in
            var entry: [Key: Any] = [
                .time: event.relativeTime, .eventType: event.type.rawValue,
                .eventParameters: event.eventParameters.map {
                    Self.named([.parameterID: $0.parameterID.rawValue, .parameterValue: Double($0.value)])
                },
            ]
            if event.duration > 0 { entry[.eventDuration] = event.duration }
            return Self.named([.event: Self.named(entry)])
        }
        entries += parameters.map {
            Self.named([
                .parameter: Self.named([
                    .parameterID: $0.parameterID.rawValue, .parameterValue: Double($0.value), .time: $0.relativeTime,
                ])
            ])
        }
        entries += curves.map { curve in
            Self.named([
                .parameterCurve: Self.named([
                    .parameterID: curve.parameterID.rawValue, .time: curve.relativeTime,
                    .parameterCurveControlPoints: curve.controlPoints.map {
                        Self.named([.time: $0.relativeTime, .parameterValue: Double($0.value)])
                    },
                ])
            ])
        }
        return [.version: 1.0, .pattern: entries]
    }

    private static func named(_ entry: [Key: Any]) -> [String: Any] {
        Dictionary(uniqueKeysWithValues: entry.map { ($0.key.rawValue, $0.value) })
    }
}
