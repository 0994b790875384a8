import DovetailCore
import Foundation

/// What is free above the first row of a list whose first section has no header, beside the margin at the list's end.
///
/// Below a large title there is neither: recorded on iOS 16 and 17, where the first card begins at the title's bar, and further down below a small
/// title.
struct FirstRowGap {
    /// Where no large title is directly above.
    let usual: CGFloat
    /// The margin at the list's end, which the first row goes up by below a large title.
    let endMargin: CGFloat
    let title: TitleAbove?
    /// Whether the list begins where the bar ends. Who reads it is the first row alone.
    let isBelowBar: Binding<Bool>
    let idiom: Idiom
    let verticalSizeClass: UserInterfaceSizeClass?

    @MainActor var length: CGFloat {
        guard let title, isBelowBar.wrappedValue, title.isLarge(idiom, verticalSizeClass) else { return usual }
        return -endMargin
    }
}

/// The title of the page around, as a list asks for it.
struct TitleAbove: Equatable {
    nonisolated(unsafe) private let contents: BarContents
    /// The bars of the pages before.
    nonisolated(unsafe) private let previous: [BarContents]
    /// Whether it stands large below the items of its bar now.
    let isLarge: @MainActor (Idiom, UserInterfaceSizeClass?) -> Bool

    /// - Parameter isLarge: Depends on the contents of the bars alone.
    init(
        _ contents: BarContents, previous: [BarContents],
        isLarge: @escaping @MainActor (Idiom, UserInterfaceSizeClass?) -> Bool
    ) {
        (self.contents, self.previous, self.isLarge) = (contents, previous, isLarge)
    }

    static func == (left: TitleAbove, right: TitleAbove) -> Bool {
        left.contents === right.contents && left.previous.elementsEqual(right.previous, by: ===)
    }
}

private struct TitleAboveKey: EnvironmentKey {
    static var defaultValue: TitleAbove? { nil }
}

extension EnvironmentValues {
    /// The title of the page around; nil where the view is in none.
    var titleAbove: TitleAbove? {
        get { self[TitleAboveKey.self] }
        set { self[TitleAboveKey.self] = newValue }
    }
}
