import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// A control, what a person does with it, and how much room its picture takes.
///
/// The behaviour tests and the pictures are both made of ``ControlCase/sheets``, so that no control has one without the other.
package struct ControlCase: Sendable, CustomTestStringConvertible {
    package typealias Tell = @MainActor (String) -> Void

    /// What a person does with a control, by the pointer alone and by the keys alone.
    package struct Use: Sendable {
        package let pointer: @MainActor @Sendable (TestHost) throws -> Void
        /// What a person does with the keys once the Tab key has brought the keyboard to the control.
        package let keys: @MainActor @Sendable (TestHost) throws -> Void
        /// What the control tells in the end, either way.
        package let result: String
    }

    /// The control's type, and after a comma its style or what else is particular about it.
    package let name: String
    /// The control, which tells what it did.
    package let view: @MainActor @Sendable (_ tell: @escaping Tell) -> AnyView
    /// Nil for one that only shows something.
    package let use: Use?
    /// The idiom that it is used in. Its pictures are made in the idioms of its sheet.
    package let idiom: Idiom
    /// Whether “control” names the control itself, and not only a text beside it, which is never disabled.
    package let isNamed: Bool
    /// The height of its row in a picture, in points.
    package let height: CGFloat

    package init<V: View>(
        _ name: String, result: String, idiom: Idiom = .desktop, isNamed: Bool = true, height: CGFloat = 44,
        view: @escaping @MainActor @Sendable (@escaping Tell) -> V,
        pointer: @escaping @MainActor @Sendable (TestHost) throws -> Void,
        keys: @escaping @MainActor @Sendable (TestHost) throws -> Void
    ) {
        (self.name, self.idiom, self.isNamed, self.height) = (name, idiom, isNamed, height)
        self.view = { AnyView(view($0)) }
        use = Use(pointer: pointer, keys: keys, result: result)
    }

    /// A control that only shows something.
    package init<V: View>(
        shown name: String, height: CGFloat = 44, @ViewBuilder view: @escaping @MainActor @Sendable () -> V
    ) {
        (self.name, self.idiom, self.isNamed, self.height) = (name, .desktop, false, height)
        self.view = { _ in AnyView(view()) }
        use = nil
    }

    package var testDescription: String { name }
}

extension ControlCase {
    /// Controls that are shown in one picture.
    package struct Sheet: Sendable {
        package let name: String
        /// Of a column of the picture, in points.
        package let width: CGFloat
        package let cases: [ControlCase]

        init(_ name: String, width: CGFloat = 200, _ cases: [ControlCase]) {
            (self.name, self.width, self.cases) = (name, width, cases)
        }
    }

    /// Every control, in every style.
    package static let sheets = [
        Sheet("buttons", buttons), Sheet("button-shapes", shapes), Sheet("system-buttons", systemButtons),
        Sheet("menus", menus), Sheet("switches", toggles), Sheet("values", width: 260, values),
        Sheet("indicators", indicators),
        Sheet("pickers", pickers), Sheet("dates", width: 330, dates), Sheet("fields", texts),
        Sheet("boxes", boxes), Sheet("lists", lists), Sheet("tables", tables), Sheet("tabs", width: 300, tabs),
    ]
}

/// Holds a value that a control changes, and tells each new one.
struct Holding<Value: Equatable, Content: View>: View {
    @State var value: Value
    let tell: ControlCase.Tell
    @ViewBuilder let content: (Binding<Value>) -> Content
    var body: some View { content($value).onChange(of: value) { _, new in tell("\(new)") } }
}

extension TestHost {
    /// Presses the Tab key until it has brought the keyboard to a place.
    func tab(to name: String) throws {
        for _ in 0..<20 where focused != name { press(.tab) }
        if focused != name { throw NotReached(name: name, last: focused, tree: tree) }
    }
}

/// The Tab key does not lead to a place.
private struct NotReached: Error, CustomStringConvertible {
    let name: String
    let last: String?
    let tree: String
    var description: String { "the Tab key does not reach \(name), last \(last ?? "nothing"); there is\n\(tree)" }
}
