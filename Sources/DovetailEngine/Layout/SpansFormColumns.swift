/// Whether a view reaches over all columns of a form that has some, as a divider does. Other views stand in the column of controls.
package struct SpansFormColumns: LayoutValueKey {
    package static var defaultValue: Bool { false }
}
