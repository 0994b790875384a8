import Foundation

// What is accepted so that code for other systems compiles, and has no effect here. Each is told once in the log, and in
// docs/compatibility-table.md.

extension View {
    /// Names a piece of glass, for changes in which it becomes another one. Pieces come and go by themselves here.
    nonisolated public func glassEffectID<I: Hashable & Sendable>(
        _ id: I?, in namespace: Namespace.ID
    ) -> some View { accepted("glassEffectID(_:in:)") }

    /// Joins pieces of glass. They stay apart here.
    nonisolated public func glassEffectUnion<I: Hashable & Sendable>(
        id: I?, namespace: Namespace.ID
    ) -> some View { accepted("glassEffectUnion(id:namespace:)") }

    /// How a piece of glass comes and goes. It fades with its view here.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        accepted("glassEffectTransition(_:)")
    }

    /// Plays feedback when a value changes; see ``SensoryFeedback`` for what that means here.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        accepted("sensoryFeedback(_:trigger:)")
    }

    /// Plays feedback when a value changes and the condition holds, which is asked in any case.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        accepted("sensoryFeedback(_:trigger:condition:)")
            .onChange(of: trigger) { old, new in _ = condition(old, new) }
    }

    /// Plays the feedback that a closure chooses when a value changes. The closure is called in any case.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        accepted("sensoryFeedback(trigger:_:)").onChange(of: trigger) { old, new in _ = feedback(old, new) }
    }

    /// Names a part of the window for `prefersDefaultFocus(_:in:)`. There the window is one part here, whatever it is named.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { accepted("focusScope(_:)") }

    /// Makes what is inside one stop for arrow keys of a remote control. There is none here: the Tab key goes through all of it.
    nonisolated public func focusSection() -> some View { accepted("focusSection()") }

    /// Sets whether the window can be minimised. The window manager decides here.
    nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        accepted("windowMinimizeBehavior(_:)")
    }

    /// Sets whether the window can fill the screen. The window manager decides here.
    nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        accepted("windowFullScreenBehavior(_:)")
    }

    /// Whether gestures of the views inside take the press that brings their window to the front. Every press does both here, as desktops
    /// of Linux have it.
    nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View {
        accepted("allowsWindowActivationEvents(_:)")
    }
}

extension Image {
    /// The image, as bright as a range allows. No screen shows more than the standard range here.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { accepted("allowedDynamicRange(_:)") }
}

extension Scene {
    /// Sets which windows the scene's are in front of. The window manager decides here: GTK has no way to ask for it.
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { accepted("windowLevel(_:)") }

    /// Where new windows are: the window manager decides.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { accepted("defaultPosition(_:)") }

    /// Which addresses open windows of this scene. All go to the windows that are there.
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        accepted("handlesExternalEvents(matching:)")
    }

    /// Sets how large a window becomes that is zoomed. Desktops have windows fill the screen instead, so the function is never asked.
    nonisolated public func windowIdealPlacement(
        _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene { accepted("windowIdealPlacement(_:)") }
}

extension CustomizableToolbarContent {
    /// How far people may arrange an item. They can't here.
    nonisolated public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent { accepted("customizationBehavior(_:)") }

    /// Whether an item is shown before people have arranged the bar. It is always shown here.
    nonisolated public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { accepted("defaultCustomization(_:options:)") }
}

extension View {
    /// The view as it is. That the modifier has no effect here is told in the log, once a process.
    nonisolated package func accepted(_ name: StaticString) -> Self {
        Log.noteAccepted(name)
        return self
    }
}

extension Scene {
    /// The scene as it is; see ``View/accepted(_:)``.
    nonisolated func accepted(_ name: StaticString) -> Self {
        Log.noteAccepted(name)
        return self
    }
}

extension CustomizableToolbarContent {
    /// The items as they are; see ``View/accepted(_:)``.
    nonisolated func accepted(_ name: StaticString) -> Self {
        Log.noteAccepted(name)
        return self
    }
}

extension Log {
    /// Tells the first time that something is used which has no effect here.
    package static func noteAccepted(_ name: StaticString) {
        noteOnce(name) { "\($0) is accepted and has no effect here" }
    }
}
