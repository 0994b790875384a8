import Foundation

/// Whether there is much room along one axis of a window.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room.
    case compact
    /// Much room.
    case regular
}

/// The size classes of a window.
package struct SizeClasses: Equatable {
    package var horizontal = UserInterfaceSizeClass.regular
    package var vertical = UserInterfaceSizeClass.regular
    /// Whether the cards of lists on a touch device keep 20 points free at the sides, and not 16.
    package var hasWideMargins = true
    /// Whether bars do.
    package var hasWideBarMargins = true

    /// The widest screen with narrow margins: recorded in widths of 300 and 390 points, where 393 and 402 have wide ones.
    private static let narrowMarginWidth: CGFloat = 390
    /// The least wide screen whose bars have wide margins: those of 393 points were recorded with narrow ones.
    private static let wideBarWidth: CGFloat = 414
    /// A phone lower than this, and much wider than high, is held sideways: each one has been at least one and a half times as wide.
    private static let regularHeight: CGFloat = 480
    private static let sidewaysRatio: CGFloat = 1.5

    /// The classes of a window of a size. Before a window has a size, there is room.
    package init(of size: CGSize, idiom: Idiom) {
        guard size.width > 0, size.height > 0 else { return }
        let windows = WindowIdiom[idiom]
        if let width = windows.regularWidth, size.width >= width {
            horizontal = .regular
        } else {
            horizontal = .compact
        }
        let isSideways = size.height < Self.regularHeight && size.width >= size.height * Self.sidewaysRatio
        vertical = isSideways && windows.canLieSideways ? .compact : .regular
        hasWideMargins = size.width > Self.narrowMarginWidth
        hasWideBarMargins = size.width >= Self.wideBarWidth
    }
}

extension EnvironmentValues {
    /// How much room there is across the window: compact below a width of 640 points, and always with the idiom `phone`;
    /// always regular with the idiom `desktop`.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { builtIn.horizontalSizeClass }
        set { builtIn.horizontalSizeClass = newValue }
    }

    /// How much room there is down the window: regular, except with the idiom `phone` in a window that is lower than 480 points and at
    /// least one and a half times as wide as high, as a phone is that is held sideways.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { builtIn.verticalSizeClass }
        set { builtIn.verticalSizeClass = newValue }
    }
}
