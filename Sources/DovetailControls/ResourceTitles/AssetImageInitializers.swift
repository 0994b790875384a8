import DovetailCore
import Foundation

// Labels and controls whose icon is a picture of an asset catalogue, named by the resource that stands for it in code.

extension Label where Title == Text, Icon == Image {
    /// A title with an image of an asset catalogue.
    nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }

    /// A title with an image of an asset catalogue.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }
}

extension Button where Label == DovetailControls.Label<Text, Image> {
    /// A button with a title and an image of an asset catalogue.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { DovetailControls.Label(titleKey, image: image) }
    }

    /// A button with a title and an image of an asset catalogue.
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { DovetailControls.Label(title, image: image) }
    }

    /// A button with a title, an image of an asset catalogue and a role.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { DovetailControls.Label(titleKey, image: image) }
    }

    /// A button with a title, an image of an asset catalogue and a role.
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { DovetailControls.Label(title, image: image) }
    }
}

extension Toggle where Label == DovetailControls.Label<Text, Image> {
    /// A toggle with a title and an image of an asset catalogue.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { DovetailControls.Label(titleKey, image: image) }
    }

    /// A toggle with a title and an image of an asset catalogue.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { DovetailControls.Label(title, image: image) }
    }
}

extension Picker where Label == DovetailControls.Label<Text, Image> {
    /// A picker with a title and an image of an asset catalogue.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: DovetailControls.Label(titleKey, image: image), selection: selection, content: content())
    }

    /// A picker with a title and an image of an asset catalogue.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(label: DovetailControls.Label(title, image: image), selection: selection, content: content())
    }

    /// A picker with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: DovetailControls.Label(title, systemImage: systemImage), selection: selection, content: content())
    }
}

extension Menu where Label == DovetailControls.Label<Text, Image> {
    /// A menu with a title and an image of an asset catalogue.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DovetailControls.Label(titleKey, image: image) }
    }

    /// A menu with a title and an image of an asset catalogue.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DovetailControls.Label(title, image: image) }
    }

    /// A menu with a title and an image of an asset catalogue, whose button runs an action when it is clicked.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { DovetailControls.Label(titleKey, image: image) }, primaryAction: primaryAction)
    }

    /// A menu with a title and an image of an asset catalogue, whose button runs an action when it is clicked.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { DovetailControls.Label(title, image: image) }, primaryAction: primaryAction)
    }
}

extension ControlGroup {
    /// A group of controls with a title and an image of an asset catalogue, which a menu shows.
    nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, image: image) }
    }

    /// A group of controls with a title and an image of an asset catalogue, which a menu shows.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, image: image) }
    }
}
