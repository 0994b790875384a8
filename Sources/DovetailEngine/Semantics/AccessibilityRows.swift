/// The rows of a list for assistive tools: all of them, whether or not their views are made.
///
/// The list fills it in, and it is asked when somebody wants to know; nothing is kept. Main thread only.
package final class AccessibilityRows {
    /// How many rows there are.
    package var count: () -> Int = { 0 }
    /// Which one a row is, from 0, by what identifies it for its life.
    package var index: (_ token: Int) -> Int? = { _ in nil }
    /// Has a row's views made by the next update, wherever they are; nothing is scrolled.
    package var make: (_ index: Int) -> Void = { _ in }
    /// The display node of a row whose views are made.
    package var node: (_ index: Int) -> UInt32? = { _ in nil }
    /// That of the row that keys act on while the list has the keyboard.
    package var current: () -> UInt32? = { nil }
    /// Whether several rows can be selected at once.
    package var allowsMultipleSelection: () -> Bool = { false }

    /// The columns of a table; nil for a list, which has one.
    package var columns: () -> AccessibilityColumns? = { nil }

    package init() {}
}

/// A row, as one of those of a list.
package struct AccessibilityRow: Equatable {
    package let rows: AccessibilityRows
    package let token: Int

    package init(of rows: AccessibilityRows, token: Int) {
        self.rows = rows
        self.token = token
    }

    package static func == (left: Self, right: Self) -> Bool { left.rows === right.rows && left.token == right.token }
}
