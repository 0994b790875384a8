import CoreHaptics
import Testing

/// Patterns as files and dictionaries describe them.
struct HapticPatternTests {
    private func file(_ text: String) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ahap")
        try Data(text.utf8).write(to: url)
        return url
    }

    private let heartbeat = """
        {"Version": 1.0, "Metadata": {"Project": "Beat"}, "Pattern": [
          {"Event": {"Time": 0.0, "EventType": "HapticTransient",
            "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 0.8}]}},
          {"Event": {"Time": 0.5, "EventType": "HapticContinuous", "EventDuration": 0.25, "EventParameters": []}},
          {"Parameter": {"ParameterID": "HapticIntensityControl", "ParameterValue": 0.5, "Time": 0.5}},
          {"ParameterCurve": {"ParameterID": "HapticSharpnessControl", "Time": 0, "ParameterCurveControlPoints":
            [{"Time": 0, "ParameterValue": 0}, {"Time": 0.75, "ParameterValue": 1}]}}
        ]}
        """

    @Test("A file is read, and its pattern becomes the same dictionary again") func reading() throws {
        let url = try file(heartbeat)
        defer { try? FileManager.default.removeItem(at: url) }
        let pattern = try CHHapticPattern(contentsOf: url)
        #expect(pattern.duration == 0.75)
        let exported = try pattern.exportDictionary()
        let entries = try #require(exported[.pattern] as? [[String: Any]])
        #expect(entries.count == 4)
        let first = try #require(entries[0]["Event"] as? [String: Any])
        #expect(first["EventType"] as? String == "HapticTransient" && first["Time"] as? Double == 0)
        let strength = try #require((first["EventParameters"] as? [[String: Any]])?.first)
        #expect(strength["ParameterID"] as? String == "HapticIntensity")
        #expect(abs((strength["ParameterValue"] as? Double ?? 0) - 0.8) < 1e-6)
        let curve = try #require(entries[3]["ParameterCurve"] as? [String: Any])
        #expect((curve["ParameterCurveControlPoints"] as? [Any])?.count == 2)
        #expect(try CHHapticPattern(dictionary: exported).duration == 0.75)
    }

    @Test(
        "What is no pattern says what is wrong with it",
        arguments: [
            ("no JSON", CHHapticError.Code.invalidPatternData), ("[1]", .invalidPatternDictionary),
            (#"{"Version": 1}"#, .invalidPatternDictionary),
            (#"{"Pattern": [{"Other": {}}]}"#, .invalidPatternDictionary),
            (#"{"Pattern": [{"Event": 3}]}"#, .badEventEntry),
            (#"{"Pattern": [{"Event": {"Time": 0}}]}"#, .badEventEntry),
            (#"{"Pattern": [{"Event": {"Time": 0, "EventType": "Smell"}}]}"#, .invalidEventType),
            (#"{"Pattern": [{"Event": {"Time": -1, "EventType": "HapticTransient"}}]}"#, .invalidEventTime),
            (
                #"{"Pattern": [{"Event": {"Time": 0, "EventType": "HapticTransient", "EventDuration": -1}}]}"#,
                .invalidEventDuration
            ),
            (#"{"Pattern": [{"Parameter": {"Time": 0, "ParameterID": "X"}}]}"#, .badParameterEntry),
        ])
    func damaged(text: String, code: CHHapticError.Code) throws {
        let url = try file(text)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(throws: CHHapticError(code)) { try CHHapticPattern(contentsOf: url) }
    }

    @Test("A file that is not there is told") func absent() {
        #expect(throws: CHHapticError(.fileNotFound)) {
            try CHHapticPattern(contentsOf: URL(fileURLWithPath: "/absent.ahap"))
        }
    }
}
