/// What an element is and how it behaves, for assistive tools.
public struct AccessibilityTraits: SetAlgebra, Sendable, Hashable {
    var bits: UInt32

    public init() { bits = 0 }
    private init(bit: UInt32) { bits = 1 << bit }

    public static let isButton = AccessibilityTraits(bit: 0)
    public static let isHeader = AccessibilityTraits(bit: 1)
    public static let isSelected = AccessibilityTraits(bit: 2)
    public static let isLink = AccessibilityTraits(bit: 3)
    public static let isSearchField = AccessibilityTraits(bit: 4)
    public static let isImage = AccessibilityTraits(bit: 5)
    /// Activating it plays a sound of its own.
    public static let playsSound = AccessibilityTraits(bit: 6)
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    public static let isStaticText = AccessibilityTraits(bit: 8)
    /// It sums up what is to be known when the app starts.
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    /// Its label or value changes often: tools ask for it instead of being told of each change.
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    /// Activating it starts a sound or a recording, which a tool's own speech would disturb.
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    /// It takes touches itself, such as the keys of a piano.
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    /// The page turns when a tool has read to its end.
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    /// What is outside it can't be used while it is shown.
    public static let isModal = AccessibilityTraits(bit: 14)
    public static let isToggle = AccessibilityTraits(bit: 15)
    public static let isTabBar = AccessibilityTraits(bit: 16)

    private static let names = [
        "button", "header", "selected", "link", "search field", "image", "plays sound", "keyboard key", "static text",
        "summary", "updates frequently", "starts media", "direct interaction", "turns page", "modal", "toggle",
        "tab bar",
    ]

    /// The names of the traits, for messages.
    package var names: [String] { Self.names.indices.filter { bits & (1 << UInt32($0)) != 0 }.map { Self.names[$0] } }

    // MARK: SetAlgebra

    public typealias Element = AccessibilityTraits

    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with { $0.formUnion(other) } }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with { $0.formIntersection(other) }
    }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with { $0.formSymmetricDifference(other) }
    }
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let common = intersection(member)
        bits &= ~member.bits
        return common.bits == 0 ? nil : common
    }

    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let common = intersection(newMember)
        bits |= newMember.bits
        return common.bits == 0 ? nil : common
    }

    private func with(_ change: (inout AccessibilityTraits) -> Void) -> AccessibilityTraits {
        var copy = self
        change(&copy)
        return copy
    }
}

/// What an action means to a person.
public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case `default`, escape, magicTap, delete, showMenu
        case named(String)
    }
    private let kind: Kind
    private init(_ kind: Kind) { self.kind = kind }

    /// Activates the element, as a press does.
    public static let `default` = AccessibilityActionKind(.default)
    /// Goes back, or closes what is open.
    public static let escape = AccessibilityActionKind(.escape)
    /// Does what matters most where the person is, such as answering a call.
    public static let magicTap = AccessibilityActionKind(.magicTap)
    public static let delete = AccessibilityActionKind(.delete)
    public static let showMenu = AccessibilityActionKind(.showMenu)

    /// An action that is offered by its name.
    package init(name: String) { kind = .named(name) }

    /// What a person is told: the name, or that of the kind.
    package var name: String {
        switch kind {
        case .default: "activate"
        case .escape: "escape"
        case .magicTap: "magic tap"
        case .delete: "delete"
        case .showMenu: "show menu"
        case .named(let name): name
        }
    }
}

/// Which way a person adjusts a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

/// What an element does with those inside it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    package enum Behavior { case ignore, contain, combine }
    package let behavior: Behavior

    /// Those inside are not there for assistive tools.
    public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
    /// Those inside stay, within the element.
    public static let contain = AccessibilityChildBehavior(behavior: .contain)
    /// The element stands for all inside: their labels are joined.
    public static let combine = AccessibilityChildBehavior(behavior: .combine)
}

/// The rank of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// The assistive tools that a focus state follows.
public struct AccessibilityTechnologies: SetAlgebra, Sendable, Hashable {
    private var bits: UInt8

    public static let voiceOver = AccessibilityTechnologies(bits: 1)
    public static let switchControl = AccessibilityTechnologies(bits: 2)

    private init(bits: UInt8) { self.bits = bits }
    public init() { bits = 0 }

    public typealias Element = AccessibilityTechnologies

    public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
    public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
    public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
    public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
    public mutating func formUnion(_ other: Self) { bits |= other.bits }
    public mutating func formIntersection(_ other: Self) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let common = intersection(member)
        bits &= ~member.bits
        return common.bits == 0 ? nil : common
    }

    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let common = intersection(newMember)
        bits |= newMember.bits
        return common.bits == 0 ? nil : common
    }
}
