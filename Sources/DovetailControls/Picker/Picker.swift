import DovetailCore
import Foundation

/// A control that chooses one of several values.
///
/// Each row stands for its tag, or for its `ForEach` id where it has no tag.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let selection: Binding<SelectionValue>?
    /// The value of several things, in place of `selection`: nil where they differ.
    nonisolated(unsafe) private let shared: Binding<SelectionValue?>?
    nonisolated(unsafe) private let content: Content
    /// What stands for the value in place of the chosen row.
    nonisolated(unsafe) private let currentValue: (@MainActor () -> AnyView)?
    @Environment(\.pickerStyle) private var style

    nonisolated init(
        label: Label, selection: Binding<SelectionValue>, content: Content,
        currentValue: (@MainActor () -> AnyView)? = nil
    ) {
        self.label = label
        self.selection = selection
        shared = nil
        self.content = content
        self.currentValue = currentValue
    }

    nonisolated init(
        label: Label, shared: Binding<SelectionValue?>, content: Content,
        currentValue: (@MainActor () -> AnyView)? = nil
    ) {
        self.label = label
        selection = nil
        self.shared = shared
        self.content = content
        self.currentValue = currentValue
    }

    /// A picker with any view as its label.
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, content: content())
    }

    /// A picker with a view as its label and another for the chosen value, in styles that show the value by itself: that of a menu, and that of a
    /// link to a page.
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: label(), selection: selection, content: content(), currentValue: Self.erased(currentValueLabel()))
    }

    /// A picker with a view as its label: the older form.
    nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, selection: selection, content: content())
    }

    /// Views are erased on the main actor, where the picker is shown.
    nonisolated static func erased(_ view: some View) -> @MainActor () -> AnyView {
        nonisolated(unsafe) let view = view
        return { AnyView(view) }
    }

    public var body: some View {
        let label = ControlLabel(label)
        ChildrenReader(content: content) { rows in
            let choices = choices(rows)
            switch style {
            case .automatic, .menu:
                MenuPicker(label: label, choices: choices)
            case .wheel:
                WheelPicker(label: label, choices: choices)
            case .radioGroup:
                InlinePicker(label: label, choices: choices, isOfButtons: true)
            case .segmented, .palette:
                SegmentedPicker(label: label, choices: choices, isPalette: style == .palette)
            case .inline:
                InlinePicker(label: label, choices: choices)
            case .navigationLink:
                NavigationLinkPicker(label: label, choices: choices)
            }
        }
        .modifier(DisabledLook())
    }

    private func choices(_ rows: [ChildView]) -> PickerChoices {
        var choices =
            selection.map { PickerChoices(rows: rows, selection: $0) }
            ?? PickerChoices(rows: rows, shared: shared ?? .constant(nil))
        choices.currentValue = currentValue?()
        return choices
    }
}

extension Picker where Label == Text {
    /// A picker with a title and a view for the chosen value, in styles that show the value by itself.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: Text(titleKey), selection: selection, content: content(),
            currentValue: Self.erased(currentValueLabel()))
    }

    /// A picker with a title and a view for the chosen value, in styles that show the value by itself.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: Text(title), selection: selection, content: content(), currentValue: Self.erased(currentValueLabel())
        )
    }

    /// A picker with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(titleKey), selection: selection, content: content())
    }

    /// A picker with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(title), selection: selection, content: content())
    }
}

extension Picker where Label == DovetailControls.Label<Text, Image> {
    /// A picker with a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: DovetailControls.Label(titleKey, systemImage: systemImage), selection: selection,
            content: content())
    }
}

/// The rows of a picker and what they stand for.
struct PickerChoices {
    let rows: [ChildView]
    /// The rows that a line stands before, where they are in a menu.
    let rowsBelowLines: Set<Int>
    let selectedIndex: Int?
    let select: (Int) -> Void
    /// What stands for the value where it is shown by itself; nil for the chosen row.
    var currentValue: AnyView?

    /// The value by itself.
    @MainActor @ViewBuilder var shownValue: some View {
        if let currentValue {
            currentValue
        } else if let selectedIndex {
            rows[selectedIndex]
        }
    }

    @MainActor
    init<Value: Hashable>(rows: [ChildView], selection: Binding<Value>) {
        self.init(rows: rows, current: selection.wrappedValue) { selection.wrappedValue = $0 }
    }

    /// Of a value that several things may differ in: then no row is chosen.
    @MainActor
    init<Value: Hashable>(rows: [ChildView], shared: Binding<Value?>) {
        self.init(rows: rows, current: shared.wrappedValue) { shared.wrappedValue = $0 }
    }

    @MainActor
    private init<Value: Hashable>(rows content: [ChildView], current: Value?, choose: @escaping (Value) -> Void) {
        var rows: [ChildView] = []
        var rowsBelowLines: Set<Int> = []
        for view in content {
            if view.traits[DividerTrait.self] { rowsBelowLines.insert(rows.count) } else { rows.append(view) }
        }
        // There is nothing to part before the first row and after the last one.
        self.rowsBelowLines = rowsBelowLines.subtracting([0, rows.count])
        self.rows = rows
        selectedIndex = current.flatMap { current in
            rows.firstIndex { Self.value(of: $0, as: Value.self) == current }
        }
        select = { [rows] index in
            if let value = Self.value(of: rows[index], as: Value.self) { choose(value) }
        }
    }

    /// The tag counts; a row without one stands for its `ForEach` id. A tag of the wrapped type fits an optional selection.
    @MainActor
    private static func value<Value: Hashable>(of row: ChildView, as type: Value.Type) -> Value? {
        (row.traits.tag ?? row.traits.rowID)?.base as? Value
    }
}

/// How a picker looks.
public protocol PickerStyle {
    /// Not for use outside the framework.
    nonisolated var _kind: _PickerStyleKind { get }
}

/// A button that opens a menu.
public struct DefaultPickerStyle: PickerStyle, Sendable {
    public init() {}
    public var _kind: _PickerStyleKind { .automatic }
}
/// A button that opens a menu.
public struct MenuPickerStyle: PickerStyle, Sendable {
    public init() {}
    public var _kind: _PickerStyleKind { .menu }
}
/// A button that opens a menu: the older name of ``MenuPickerStyle``.
public struct PopUpButtonPickerStyle: PickerStyle, Sendable {
    public init() {}
    public var _kind: _PickerStyleKind { .menu }
}
/// The rows side by side in one bar.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
    public init() {}
    public var _kind: _PickerStyleKind { .segmented }
}
/// The rows one below the other, the chosen one ticked.
public struct InlinePickerStyle: PickerStyle, Sendable {
    public init() {}
    public var _kind: _PickerStyleKind { .inline }
}

/// A column that turns, with the chosen row in the middle.
public struct WheelPickerStyle: PickerStyle, Sendable {
    public init() {}
    public var _kind: _PickerStyleKind { .wheel }
}
/// The rows side by side, within menus too.
public struct PalettePickerStyle: PickerStyle, Sendable {
    public init() {}
    public var _kind: _PickerStyleKind { .palette }
}
/// The rows one below the other, each with a round button.
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
    public init() {}
    public var _kind: _PickerStyleKind { .radioGroup }
}
/// A row that leads to a page with the choice. Without a navigation stack around, a button that opens a menu.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    public init() {}
    public var _kind: _PickerStyleKind { .navigationLink }
}

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension View {
    /// Sets how pickers in this view look.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerStyle, style._kind)
    }
}
