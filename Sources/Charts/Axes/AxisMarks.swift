import DovetailCore
import Foundation

/// The marks of an axis: lines, ticks and labels at values.
///
///     AxisMarks(values: .stride(by: .month)) { value in
///         AxisGridLine()
///         AxisValueLabel(format: .dateTime.month(.narrow))
///     }
public struct AxisMarks<Content: AxisMark> {
    private let settings: _AxisMarksSettings

    private init(settings: _AxisMarksSettings) { self.settings = settings }

    private static func parts(
        _ content: @escaping (AxisValue) -> Content
    ) -> @MainActor (AxisValue) -> [_AxisPart] {
        { value in
            var parts: [_AxisPart] = []
            Content._collect(content(value), into: &parts)
            return parts
        }
    }

    /// Marks that a closure makes for each value.
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(
            settings: _AxisMarksSettings(
                preset: preset, position: position, values: values, parts: Self.parts(content)))
    }

    /// The same marks for each value.
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(
            settings: _AxisMarksSettings(
                preset: preset, position: position, values: values, parts: Self.parts { _ in content() }))
    }

    /// Marks that a closure makes for each of some values.
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(
            settings: _AxisMarksSettings(
                preset: preset, position: position, values: AxisMarkValues(kind: .explicit(values.map(\.plotValue))),
                parts: Self.parts(content)))
    }

    /// The same marks for each of some values.
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: values) { _ in content() }
    }
}

extension AxisMarks where Content == Never {
    /// The marks that suit the scale. `stroke` is for grid lines and ticks.
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        self.init(
            settings: _AxisMarksSettings(preset: preset, position: position, values: values, stroke: stroke))
    }

    /// The marks that suit the scale, for some values.
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(
            settings: _AxisMarksSettings(
                preset: preset, position: position, values: AxisMarkValues(kind: .explicit(values.map(\.plotValue))),
                stroke: stroke))
    }

    /// The marks that suit the scale, with labels in a format.
    nonisolated public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            settings: _AxisMarksSettings(
                preset: preset, position: position, values: values,
                format: { Format.FormatInput(plotValue: $0).map(format.format) }, stroke: stroke))
    }

    /// The marks that suit the scale for some values, with labels in a format.
    nonisolated public init<Value: Plottable, Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) where Value == Format.FormatInput, Format.FormatOutput == String {
        self.init(
            settings: _AxisMarksSettings(
                preset: preset, position: position, values: AxisMarkValues(kind: .explicit(values.map(\.plotValue))),
                format: { Value(plotValue: $0).map(format.format) }, stroke: stroke))
    }
}

extension AxisMarks: AxisContent {
    public typealias Body = Never

    public static func _collect(_ marks: AxisMarks, into settings: inout [_AxisMarksSettings]) {
        settings.append(marks.settings)
    }
}
