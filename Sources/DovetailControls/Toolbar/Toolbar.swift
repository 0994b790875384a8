import DovetailCore

extension View {
    /// Puts items into the bar of the navigation view around this one, or else of the sheet or window that it is in.
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(BarModifier(items: content(), appearance: .standard))
    }

    /// Puts views, each as an item in the automatic place, into the bar of the navigation view around this one, or else
    /// of the sheet or window that it is in.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(BarModifier(items: ToolbarItemGroup(content: content), appearance: .standard))
    }
}

extension BarAppearance {
    static let standard = BarAppearance(
        adapt: { values in
            values.buttonStyle = AnyButtonStyle.bar
            values.font = .system(size: BarIdiom[values.idiom].textSize)
            values.imageScale = .large
            values.builtIn.isEnabled = true
            values.builtIn.foregroundStyle = nil
            values.builtIn.multilineTextAlignment = .center
            values.builtIn.lineLimit = 1
            values.formLook = nil
            values.isInList = false
        },
        adopt: { values, shown in if shown.isInMenu { values.adoptMenu(shown) } },
        makeWindowBar: { AnyView(WindowToolbar(contents: $0)) })
}

extension EnvironmentValues {
    /// Takes back what ``BarAppearance/standard`` makes of the values of an item, for what is presented from it and stands in no bar.
    mutating func leaveBar() {
        isInBar = false
        buttonStyle = DefaultButtonStyle().look
        font = nil
        imageScale = .medium
        builtIn.multilineTextAlignment = .leading
        builtIn.lineLimit = nil
    }
}

extension AnyStyle where Configuration == ButtonStyleConfiguration {
    nonisolated(unsafe) fileprivate static let bar = AnyButtonStyle(BarButtonStyle())
}

extension View {
    /// Makes a button look as it does in a bar.
    func barButton() -> some View {
        environment(\.isInBar, true).transformEnvironment(\.self) { BarAppearance.standard.adapt(&$0) }
    }
}

/// The bar of a window: nothing without items.
private struct WindowToolbar: View {
    nonisolated(unsafe) let contents: BarContents
    @Environment(\.windowLook) private var look
    @Environment(\.titleButtonSpace) private var buttons

    var body: some View {
        VStack(spacing: 0) {
            if look.frame == .hiddenTitleBar {
                // It stands in the place of the title bar: the desktop's buttons are beside it, and the window is moved by it.
                bar.gesture(WindowDragGesture())
            } else {
                bar
            }
            AccessoryBars(contents: contents)
        }
    }

    private var bar: some View {
        BarReader(contents) { summary in
            if summary.hasItems && summary.options.visibility[.automatic] != .hidden {
                Bar(contents: contents) {
                } title: {
                }
                .padding(.leading, buttons.leading)
                .padding(.trailing, buttons.trailing)
                .frame(maxWidth: .infinity)
                .modifier(
                    BarBackground(options: summary.options, placement: .automatic, edge: .bottom)
                )
                .semantics(Semantics(role: .toolbar))
                .modifier(BarColorScheme(colorScheme: summary.options.colorScheme[.automatic]))
            }
        }
    }
}

/// The label in the accent colour, or grey on the desktop, on a soft box while the pointer is on it.
private struct BarButtonStyle: ButtonStyle, FocusShowingStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View { BarButtonFace(configuration: configuration) }
}

private struct BarButtonFace: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.idiom) private var idiom
    @Environment(\.builtIn.tint) private var tint

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 7)
        let strength = configuration.isPressed ? 0.12 : configuration.isHovered ? 0.06 : 0
        configuration.label
            // One that destroys looks like the others here: recorded on iOS 17.
            .foregroundStyle(
                BarIdiom[idiom].hasGreyItems && tint == nil
                    ? AnyShapeStyle(Color.primary.opacity(0.7)) : AnyShapeStyle(.tintText)
            )
            .padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
            .frame(minWidth: 32, minHeight: 32)
            .background { shape.fill(Color(white: colorScheme == .light ? 0 : 1, opacity: strength)) }
            .overlay { FocusRing(isShown: configuration.isFocused, cornerRadius: 7) }
            .modifier(DisabledLook())
    }
}
