import DovetailCore

/// Controls that belong together, shown as one.
public struct ControlGroup<Content: View>: View {
    nonisolated(unsafe) private let content: Content
    nonisolated(unsafe) private let label: (@MainActor () -> AnyView)?

    /// A group of controls without a label.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = nil
    }

    /// A group of controls with a label, which a menu shows.
    nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.content = LabeledControlGroupContent(content: content(), label: label)
        nonisolated(unsafe) let shown = label
        self.label = { AnyView(shown) }
    }

    /// The group that a style is applied to, as it looks without that style.
    nonisolated public init(_ configuration: ControlGroupStyleConfiguration)
    where Content == ControlGroupStyleConfiguration.Content {
        content = configuration.content
        label = { AnyView(configuration.label) }
    }

    public var body: some View {
        StyledControl(
            \.controlGroupStyles,
            configuration: ControlGroupStyleConfiguration(
                content: .init(AnyView(content)), label: .init(label?() ?? AnyView(EmptyView())))
        ) { BarControlGroup(configuration: $0) }
    }
}

extension ControlGroup {
    /// A group of controls with a title, which a menu shows.
    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// A group of controls with a title, which a menu shows.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    /// A group of controls with a title and a symbol, which a menu shows.
    nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// A group of controls with a title and a symbol, which a menu shows.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let label: Label

    nonisolated init(content: Content, label: Label) {
        self.content = content
        self.label = label
    }

    public var body: some View { content }
}

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A group of controls as a style sees it.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public struct Content: View {
        let content: AnyView
        nonisolated init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
    }
    /// The group's label; shows nothing where there is none.
    public struct Label: View {
        let content: AnyView
        nonisolated init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
    }

    public let content: Content
    public let label: Label
}

/// The controls side by side: in one bezel on the desktop.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { BarControlGroup(configuration: configuration) }
}

/// The controls side by side, without a bezel.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 12) { configuration.content }
    }
}

/// The controls in a menu that the label opens.
public struct MenuControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// The controls in a menu; within a menu, side by side.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CompactMenuControlGroup(configuration: configuration)
    }
}

/// The controls side by side, each as large as the others.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { BarControlGroup(configuration: configuration) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

private struct CompactMenuControlGroup: View {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.isInMenu) private var isInMenu

    var body: some View {
        if isInMenu {
            BarControlGroup(configuration: configuration)
        } else {
            Menu {
                configuration.content
            } label: {
                configuration.label
            }
        }
    }
}

/// The controls in a row with lines between them, each without a bezel of its own.
private struct BarControlGroup: View {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.isInMenu) private var isInMenu

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: metrics.cornerRadius)
        ChildrenReader(content: configuration.content) { children in
            HStack(spacing: 0) {
                ForEach(children) { child in
                    if child.id != children.first?.id {
                        Color.separatorLine.frame(width: 1, height: 16).allowsHitTesting(false)
                    }
                    child.frame(maxWidth: isInMenu ? .infinity : nil)
                }
            }
        }
        .buttonStyle(GroupedButtonStyle())
        .toggleStyle(GroupedToggleStyle())
        .background {
            if ButtonIdiom[metrics.idiom].hasRaisedBezels {
                shape.fill(Color(Theme.controlBackground(colorScheme)))
                    .shadow(color: Color(white: 0, opacity: 0.10), radius: 1.5, y: 1)
            } else {
                shape.fill(
                    Color(white: colorScheme == .light ? 0.45 : 0.6, opacity: colorScheme == .light ? 0.14 : 0.26))
            }
        }
        .clipShape(shape)
        .overlay {
            if ButtonIdiom[metrics.idiom].hasRaisedBezels {
                shape.strokeBorder(Color.separatorLine, lineWidth: 1).allowsHitTesting(false)
            }
        }
        .fixedSize(horizontal: !isInMenu, vertical: true)
    }
}

/// A toggle within a group: a button that stays down. In a menu it is an item as elsewhere.
private struct GroupedToggleStyle: ToggleStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View { GroupedToggle(configuration: configuration) }
}

private struct GroupedToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isInMenu) private var isInMenu

    var body: some View {
        if isInMenu {
            DefaultToggleStyle().makeBody(configuration: configuration)
        } else {
            Button {
                configuration.isOn.toggle()
            } label: {
                configuration.label
            }
            .background(configuration.isOn ? AnyShapeStyle(.tint.opacity(0.2)) : AnyShapeStyle(.clear))
            .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
        }
    }
}

/// A button within a group: its bezel is the group's.
private struct GroupedButtonStyle: ButtonStyle, FocusShowingStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View { GroupedButton(configuration: configuration) }
}

private struct GroupedButton: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let strength = configuration.isPressed ? 0.16 : configuration.isHovered ? 0.06 : 0
        configuration.label
            .modifier(ControlFont())
            .modifier(
                LabelStyleOfControl(
                    configuration.role == .destructive
                        ? AnyShapeStyle(Color.dangerText)
                        : ButtonIdiom[metrics.idiom].hasRaisedBezels
                            ? AnyShapeStyle(.primary) : AnyShapeStyle(.tintText))
            )
            .padding(metrics.buttonInsets)
            .background { Color(white: colorScheme == .light ? 0 : 1, opacity: strength) }
            // Within the group's bezel, which cuts off what is beyond it.
            .overlay {
                FocusRing(isShown: configuration.isFocused, cornerRadius: metrics.cornerRadius - 3).padding(3)
            }
            .modifier(DisabledLook())
    }
}

private struct ControlGroupStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<ControlGroupStyleConfiguration> { StyleStack() }
}

extension EnvironmentValues {
    package var controlGroupStyles: StyleStack<ControlGroupStyleConfiguration> {
        get { self[ControlGroupStylesKey.self] }
        set { self[ControlGroupStylesKey.self] = newValue }
    }
}

extension View {
    /// Sets how groups of controls in this view look.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        let erased: AnyStyle<ControlGroupStyleConfiguration> = AnyStyle(style) { $0.makeBody(configuration: $1) }
        return transformEnvironment(\.controlGroupStyles) { $0.push(erased) }
    }
}
