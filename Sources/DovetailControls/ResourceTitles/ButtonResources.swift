import DovetailCore
import Foundation

extension Button where Label == Text {
    /// A button with a title.
    @preconcurrency
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(LocalizedStringKey(titleResource), action: action)
    }

    /// A button with a title and a role.
    @preconcurrency
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(LocalizedStringKey(titleResource), role: role, action: action)
    }
}

extension Button where Label == DovetailControls.Label<Text, Image> {
    /// A button with a title and a symbol.
    @preconcurrency
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(LocalizedStringKey(titleResource), systemImage: systemImage, action: action)
    }

    /// A button with a title, a symbol and a role.
    @preconcurrency
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(LocalizedStringKey(titleResource), systemImage: systemImage, role: role, action: action)
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title with a symbol.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(LocalizedStringKey(titleResource), systemImage: name)
    }

    /// A title with an image of the app's.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(LocalizedStringKey(titleResource), image: name)
    }
}

extension ContentUnavailableView
where Label == DovetailControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// What is missing, with a symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
    ) {
        self.init(LocalizedStringKey(titleResource), systemImage: name, description: description)
    }

    /// What is missing, with a picture of the app's resources.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image name: String, description: Text? = nil) {
        self.init(LocalizedStringKey(titleResource), image: name, description: description)
    }
}

extension Link where Label == Text {
    /// A link with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(LocalizedStringKey(titleResource), destination: destination)
    }
}

extension Menu where Label == Text {
    /// A menu with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }

    /// A menu with a title, whose button runs an action when it is clicked.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(LocalizedStringKey(titleResource), content: content, primaryAction: primaryAction)
    }
}

extension Menu where Label == DovetailControls.Label<Text, Image> {
    /// A menu with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), systemImage: systemImage, content: content)
    }

    /// A menu with a title and a symbol, whose button runs an action when it is clicked.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            LocalizedStringKey(titleResource), systemImage: systemImage, content: content, primaryAction: primaryAction)
    }
}

extension Toggle where Label == DovetailControls.Label<Text, Image> {
    /// A toggle with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(LocalizedStringKey(titleResource), systemImage: systemImage, isOn: isOn)
    }

    /// A toggle with a title and a symbol for several values at once: on when all are on. A press sets them all.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(LocalizedStringKey(titleResource), systemImage: systemImage, sources: sources, isOn: isOn)
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title for several values at once: on when all are on. A press sets them all.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(LocalizedStringKey(titleResource), sources: sources, isOn: isOn)
    }

    /// A toggle with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(LocalizedStringKey(titleResource), isOn: isOn)
    }
}

extension MenuBarExtra where Label == Text {
    /// An item with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }

    /// An item with a title, which is there while the binding is true. The binding is only read.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), isInserted: isInserted, content: content)
    }
}

extension MenuBarExtra where Label == Image {
    /// An item with a symbol, and a title for those who do not see it.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), systemImage: systemImage, content: content)
    }

    /// An item with a symbol and a title, which is there while the binding is true. The binding is only read.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), systemImage: systemImage, isInserted: isInserted, content: content)
    }

    /// An item with an image and a title, which is there while the binding is true. The binding is only read. An image that the app does
    /// not have is looked for among the icons of the desktop.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), image: image, isInserted: isInserted, content: content)
    }

    /// An item with an image and a title. An image that the app does not have is looked for among the icons of the desktop.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), image: image, content: content)
    }
}
