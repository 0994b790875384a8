import DovetailCore
import Foundation

extension Label where Title == Text, Icon == Image {
    /// A title with an image of an asset catalogue.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init(LocalizedStringKey(titleResource), image: resource)
    }
}

extension Button where Label == DovetailControls.Label<Text, Image> {
    /// A button with a title and an image of an asset catalogue.
    @preconcurrency
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(LocalizedStringKey(titleResource), image: image, action: action)
    }

    /// A button with a title, an image of an asset catalogue and a role.
    @preconcurrency
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(LocalizedStringKey(titleResource), image: image, role: role, action: action)
    }
}

extension Toggle where Label == DovetailControls.Label<Text, Image> {
    /// A toggle with a title and an image of an asset catalogue.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
        self.init(LocalizedStringKey(titleResource), image: image, isOn: isOn)
    }
}

extension Picker where Label == DovetailControls.Label<Text, Image> {
    /// A picker with a title and an image of an asset catalogue.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), image: image, selection: selection, content: content)
    }
}

extension Menu where Label == DovetailControls.Label<Text, Image> {
    /// A menu with a title and an image of an asset catalogue.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), image: image, content: content)
    }

    /// A menu with a title and an image of an asset catalogue, whose button runs an action when it is clicked.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(LocalizedStringKey(titleResource), image: image, content: content, primaryAction: primaryAction)
    }
}

extension ControlGroup {
    /// A group of controls with a title and an image of an asset catalogue, which a menu shows.
    @_disfavoredOverload
    nonisolated public init<C: View>(
        _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(LocalizedStringKey(titleResource), image: image, content: content)
    }
}
