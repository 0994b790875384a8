/// What a view has to do with names: of a control whose label is a view of any kind, or of a section.
///
/// What such a label says is known only once it has been evaluated, so the element of the control takes it from the display tree:
///
///     scope ─┬─ label: what is written inside is the name
///            └─ control: the element that has it
package enum AccessibilityNaming {
    /// What is written inside is the control's name, and no element by itself.
    case label
    /// What is written inside is the control's name, and stays what it is besides.
    case shownLabel
    /// What is written inside is the control's value, and no element by itself.
    case value
    /// The element that takes the name and the value.
    case control
    /// Texts inside are headings of what follows.
    case heading
    /// What holds the labels and the control that belong together.
    case scope
    /// What holds a view and the label that it has in place of its own.
    case relabelling
}
