import Foundation

/// What a configuration may follow: what the view that shows it is shown in, whether it is selected, and the like.
@MainActor @preconcurrency
public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)
    /// What the view is shown in.
    var traitCollection: UITraitCollection { get set }
    /// A value of an app's own.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value that an app adds to states.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view that is no cell, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
    // Values of an app's own are what it says; everything else may be sent.
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    /// Whether it stays at the edge of its container.
    public var isPinned = false

    public nonisolated init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a row or an item.
public struct UICellConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
    /// What is dragged of it. Nothing is: always `none`.
    public enum DragState: Int, Sendable { case none, lifting, dragging }
    /// What is dropped on it. Nothing is: always `none`.
    public enum DropState: Int, Sendable { case none, notTargeted, targeted }

    // Values of an app's own are what it says; everything else may be sent.
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    /// Whether its container is in edit mode.
    public var isEditing = false
    /// Whether the items inside of it are shown.
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none

    public nonisolated init() { self.init(traitCollection: UITraitCollection()) }
    public nonisolated init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// Makes a colour of another one.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    /// Called on the main actor alone.
    public let transform: (UIColor) -> UIColor
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Grey of the same brightness.
    public static let grayscale = UIConfigurationColorTransformer { color in
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        _ = color.getWhite(&white, alpha: &alpha)
        return UIColor(white: white, alpha: alpha)
    }
    /// The grey of symbols in sidebars, whatever the colour is.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .label }
}

/// Makes the looks of a text from those that it has.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    /// Called on the main actor alone.
    public let transform: (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
