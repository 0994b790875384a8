import DovetailCore
import Foundation

// What is accepted so that code for other systems compiles, and has no effect here. Each is told once in the log, and in
// docs/compatibility-table.md.

extension View {
    /// Sets how dialogs for files show them. All that the options ask for is the desktop's to decide, or always so.
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        accepted("fileDialogBrowserOptions(_:)")
    }

    /// Lets what is dragged open a view that it rests on. Nothing opens so here.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        accepted("springLoadingBehavior(_:)")
    }

    /// Sets whether the system's writing tools are offered. There are none.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        accepted("writingToolsBehavior(_:)")
    }

    /// Sets whether texts with several lengths, as of dates, take the one that suits their room. Texts here have one.
    nonisolated public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
        accepted("textVariant(_:)")
    }

    /// Sets what decides how lines of text are aligned. The alignment in the environment does.
    nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
        accepted("multilineTextAlignment(strategy:)")
    }

    /// Sets what decides the direction in which a text is written. Its letters do.
    nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
        accepted("writingDirection(strategy:)")
    }

    /// Sets where the buttons are shown that style a text. Editors here have none.
    nonisolated public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> some View { accepted("textInputFormattingControlVisibility(_:for:)") }

    /// Sets whether addresses are opened within the app. The desktop's programs open them.
    nonisolated public func onOpenURL(prefersInApp: Bool) -> some View { accepted("onOpenURL(prefersInApp:)") }

    /// Sets which windows take an event from outside. Events go to the window that asked for them.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        accepted("handlesExternalEvents(preferring:allowing:)")
    }

    /// Shows a view's picture large while it is held, at the largest text sizes of phones.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
        accepted("accessibilityShowsLargeContentViewer()")
    }

    /// Shows a view large while it is held, at the largest text sizes of phones.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { accepted("accessibilityShowsLargeContentViewer(_:)") }

    /// Keeps a view's colours when the screen's are inverted. No host here inverts them.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        accepted("accessibilityIgnoresInvertColors(_:)")
    }

    /// Hides the status bar of a phone. A window has none.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { accepted("statusBarHidden(_:)") }

    /// Hides the status bar of a phone. A window has none.
    nonisolated public func statusBar(hidden: Bool) -> some View { accepted("statusBar(hidden:)") }

    /// Hides what the system of a phone shows over an app. Nothing is shown over a window.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        accepted("persistentSystemOverlays(_:)")
    }

    /// Lets gestures at edges of the screen of a phone go to the app first. All gestures in a window do.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
        accepted("defersSystemGestures(on:)")
    }

    /// How bars and the search field share the room while somebody searches. The field is always above the view here.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { accepted("searchPresentationToolbarBehavior(_:)") }

    /// How much room the search field takes in a bar. The field is always above the view here.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        accepted("searchToolbarBehavior(_:)")
    }

    /// Whether scrolling comes before resizing. Content always scrolls here.
    nonisolated public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { accepted("presentationContentInteraction(_:)") }

    /// Sets what the Return key of a keyboard on the screen says. Without effect on the desktop.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { accepted("submitLabel(_:)") }

    /// When the tab bar inside makes room for what is scrolled. It always stays here.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        accepted("tabBarMinimizeBehavior(_:)")
    }

    /// What the edges of scroll views do to what is under bars. Nothing is under bars here.
    nonisolated public func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View { accepted("scrollEdgeEffectStyle(_:for:)") }

    /// Whether edges of scroll views leave what is under bars as it is. Nothing is under bars here.
    nonisolated public func scrollEdgeEffectHidden(
        _ hidden: Bool = true, for edges: Edge.Set = .all
    ) -> some View { accepted("scrollEdgeEffectHidden(_:for:)") }

    /// Lets the view show blurred in the safe area around it. It ends at the safe area here.
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View {
        accepted("backgroundExtensionEffect(isEnabled:)")
    }

    /// Whether the colours of symbols become gradually lighter towards the top. They are flat here.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        accepted("symbolColorRenderingMode(_:)")
    }

    /// How symbols with a value show it. Parts of them are drawn lighter here.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        accepted("symbolVariableValueMode(_:)")
    }

    /// Names a section in the index at the side of its list. Lists have no index here.
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { accepted("sectionIndexLabel(_:)") }

    /// Names a section in the index at the side of its list. Lists have no index here.
    nonisolated public func sectionIndexLabel(_ label: (some StringProtocol)?) -> some View {
        accepted("sectionIndexLabel(_:)")
    }

    /// Whether lists have an index at their side. They have none here.
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        accepted("listSectionIndexVisibility(_:)")
    }

    /// Whether the field of a tab for searching has the keyboard as soon as the tab is chosen. It has to be tapped here.
    nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
        accepted("tabViewSearchActivation(_:)")
    }

    /// What a double tap on a pencil does. No pencil is known here, so the action is never called.
    nonisolated public func onPencilDoubleTap(
        perform action: @escaping (PencilDoubleTapGestureValue) -> Void
    ) -> some View { accepted("onPencilDoubleTap(perform:)") }

    /// What pressing a pencil together does. No pencil is known here, so the action is never called.
    nonisolated public func onPencilSqueeze(
        perform action: @escaping (PencilSqueezeGesturePhase) -> Void
    ) -> some View { accepted("onPencilSqueeze(perform:)") }

    /// Runs an action when somebody begins and ends to resize the window. Desktops do not tell, so the action is never called.
    nonisolated public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View {
        accepted("onInteractiveResizeChange(_:)")
    }

    /// Whether a tab view that can be either begins as a bar or as a sidebar. The width of the window decides here.
    nonisolated public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View { accepted("defaultAdaptableTabBarPlacement(_:)") }
}

extension NavigationLink {
    /// Whether the link shows its page in the next column of a split view. It always does here.
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { accepted("isDetailLink(_:)") }
}

extension ToolbarContent {
    /// Whether items share a background with those beside them. Items have no background here.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        Log.noteAccepted("sharedBackgroundVisibility(_:)")
        return self
    }
}

extension CustomizableToolbarContent {
    /// Whether items share a background with those beside them. Items have no background here.
    nonisolated public func sharedBackgroundVisibility(
        _ visibility: Visibility
    ) -> some CustomizableToolbarContent {
        Log.noteAccepted("sharedBackgroundVisibility(_:)")
        return self
    }
}

extension EmptyMatchedTransitionSourceConfiguration {
    /// Fills what is behind a page that comes out of a view. Pages have a ground of their own on their way.
    public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration {
        Log.noteAccepted("matchedTransitionSource background(_:)")
        return self
    }

    /// Draws a shadow around a page that comes out of a view. None is drawn.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> EmptyMatchedTransitionSourceConfiguration {
        Log.noteAccepted("matchedTransitionSource shadow(color:radius:x:y:)")
        return self
    }
}
