import DovetailCore
import Foundation

/// What each element says of its mark.
extension VectorizedChartContent {
    /// Draws each mark as opaque as a key path says.
    nonisolated public func opacity(
        _ opacity: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> { changed { $1.opacity *= Double($0[keyPath: opacity]) } }
    /// Draws each rule in the style at a key path. A line has that of its first point.
    nonisolated public func lineStyle(
        _ style: KeyPath<DataElement, StrokeStyle>
    ) -> some VectorizedChartContent<DataElement> { changed { $1.lineStyle = $0[keyPath: style] } }
    /// The size of each symbol in points.
    nonisolated public func symbolSize(
        _ size: KeyPath<DataElement, CGSize>
    ) -> some VectorizedChartContent<DataElement> { changed { $1.symbolSize = .size($0[keyPath: size]) } }

    /// What is said of each mark, looked up in the app's strings.
    nonisolated public func accessibilityLabel(
        _ label: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> { changed { $1.accessibility.label = Text($0[keyPath: label]) } }
    /// What is said of each mark, as it is.
    nonisolated public func accessibilityLabel(
        _ label: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> { changed { $1.accessibility.label = Text($0[keyPath: label]) } }
    /// What is said of each mark, looked up where the resource says.
    nonisolated public func accessibilityLabel(
        _ label: KeyPath<DataElement, LocalizedStringResource>
    ) -> some VectorizedChartContent<DataElement> { changed { $1.accessibility.label = Text($0[keyPath: label]) } }
    /// What is said of each mark's value, looked up in the app's strings.
    nonisolated public func accessibilityValue(
        _ value: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> { changed { $1.accessibility.value = Text($0[keyPath: value]) } }
    /// What is said of each mark's value, as it is.
    nonisolated public func accessibilityValue(
        _ value: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> { changed { $1.accessibility.value = Text($0[keyPath: value]) } }
    /// What is said of each mark's value, looked up where the resource says.
    nonisolated public func accessibilityValue(
        _ value: KeyPath<DataElement, LocalizedStringResource>
    ) -> some VectorizedChartContent<DataElement> { changed { $1.accessibility.value = Text($0[keyPath: value]) } }
    /// A name of each mark for tests.
    nonisolated public func accessibilityIdentifier(
        _ identifier: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> { changed { $1.accessibility.identifier = $0[keyPath: identifier] } }
    /// Whether nothing is said of each mark.
    nonisolated public func accessibilityHidden(
        _ hidden: KeyPath<DataElement, Bool>
    ) -> some VectorizedChartContent<DataElement> { changed { $1.accessibility.isHidden = $0[keyPath: hidden] } }
}
