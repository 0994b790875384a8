import DovetailCore
import Foundation

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }

    /// A section that a person can close, with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), isExpanded: isExpanded, content: content)
    }
}

extension DisclosureGroup where Label == Text {
    /// A group with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }

    /// A group with a title that is open while the binding is true.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), isExpanded: isExpanded, content: content)
    }
}

extension GroupBox where Label == Text {
    /// A box with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }
}

extension LabeledContent where Label == Text {
    /// A view with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(LocalizedStringKey(titleResource), value: value)
    }

    /// A formatted value with a title.
    @_disfavoredOverload
    nonisolated public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(LocalizedStringKey(titleResource), value: value, format: format)
    }
}

extension ControlGroup {
    /// A group of controls with a title, which a menu shows.
    @_disfavoredOverload
    nonisolated public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(LocalizedStringKey(titleResource), content: content)
    }

    /// A group of controls with a title and a symbol, which a menu shows.
    @_disfavoredOverload
    nonisolated public init<C: View>(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(LocalizedStringKey(titleResource), systemImage: systemImage, content: content)
    }
}

extension Section {
    /// Rows of a table that belong together, with a title.
    @_disfavoredOverload
    nonisolated public init<V>(_ titleResource: LocalizedStringResource, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        Content.TableRowValue == V
    {
        self.init(LocalizedStringKey(titleResource), content: content)
    }

    /// Rows of a table that belong together and that a person can close, with a title.
    @_disfavoredOverload
    nonisolated public init<V>(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        Content.TableRowValue == V
    {
        self.init(LocalizedStringKey(titleResource), isExpanded: isExpanded, content: content)
    }
}
