import DovetailBus
import DovetailCore

/// How an object is, as AT-SPI has it: a set of states, by their numbers.
struct AccessibleStates: OptionSet, Hashable {
    let rawValue: UInt64

    private static func state(_ number: UInt64) -> AccessibleStates { AccessibleStates(rawValue: 1 << number) }

    static let active = state(1)
    static let busy = state(3)
    static let checked = state(4)
    static let editable = state(7)
    static let enabled = state(8)
    static let expandable = state(9)
    static let expanded = state(10)
    static let focusable = state(11)
    static let focused = state(12)
    static let horizontal = state(14)
    static let modal = state(16)
    static let multiLine = state(17)
    static let multiselectable = state(18)
    static let selectable = state(22)
    static let selected = state(23)
    static let sensitive = state(24)
    static let showing = state(25)
    static let singleLine = state(26)
    static let visible = state(30)
    static let managesDescendants = state(31)
    static let indeterminate = state(32)
    static let isDefault = state(39)
    static let checkable = state(41)
    static let hasPopup = state(42)
    static let readOnly = state(43)

    /// The names of states that may change, as events have them.
    static let names: [(AccessibleStates, String)] = [
        (.active, "active"), (.busy, "busy"), (.checked, "checked"), (.editable, "editable"), (.enabled, "enabled"),
        (.expandable, "expandable"), (.expanded, "expanded"),
        (.focusable, "focusable"), (.focused, "focused"), (.modal, "modal"), (.selectable, "selectable"),
        (.selected, "selected"), (.sensitive, "sensitive"), (.showing, "showing"), (.indeterminate, "indeterminate"),
        (.readOnly, "read-only"),
    ]

    /// As AT-SPI sends them: 64 bits in two numbers.
    var value: BusValue {
        .array(
            of: "u", [.uint(UInt32(truncatingIfNeeded: rawValue)), .uint(UInt32(truncatingIfNeeded: rawValue >> 32))])
    }

    /// Whether the state of a number is there.
    func contains(number: Int) -> Bool { number < 64 && rawValue & (1 << UInt64(number)) != 0 }
}
