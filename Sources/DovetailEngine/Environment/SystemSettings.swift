import Foundation

/// How a person has set up the system: what the host knows of it, and defaults for the rest.
package struct SystemSettings: Equatable {
    package var reduceMotion = false
    package var increaseContrast = false
    package var reduceTransparency = false
    package var differentiateWithoutColor = false
    package var boldText = false
    /// How long a caret that blinks takes to go and come back, in seconds; nil for one that does not blink.
    package var caretBlink: Double?
    package var controlActiveState = ControlActiveState.key
    /// How large the pointer is drawn, in points.
    package var cursorSize: CGFloat = 24
    /// Whether controls are to be as large as on touch devices.
    package var largeTargets = false

    package init() {}
}

private struct SystemSettingsKey: EnvironmentKey {
    static var defaultValue: SystemSettings { SystemSettings() }
}

/// How heavy a person wants texts to be.
public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}

/// How much controls and texts stand out from what is behind them.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    case standard
    case increased
}

/// Whether the window of a control is the one that is used.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
    /// The window has the keyboard.
    case key
    /// The window is in front, and another one has the keyboard.
    case active
    case inactive
}

extension EnvironmentValues {
    package var systemSettings: SystemSettings {
        get { self[SystemSettingsKey.self] }
        set {
            self[SystemSettingsKey.self] = newValue
            builtIn.contrast = newValue.increaseContrast ? .increased : .standard
        }
    }

    /// How heavy texts should be; regular unless set.
    public var legibilityWeight: LegibilityWeight? {
        get { systemSettings.boldText ? .bold : .regular }
        set { systemSettings.boldText = newValue == .bold }
    }
    /// Whether colours should stand out more, as the desktop's high-contrast themes ask for.
    public var colorSchemeContrast: ColorSchemeContrast { builtIn.contrast }
    /// ``colorSchemeContrast`` by the name under which previews and tests may set it.
    public var _colorSchemeContrast: ColorSchemeContrast {
        get { builtIn.contrast }
        set { builtIn.contrast = newValue }
    }
    /// Whether large movements should be avoided: the desktop's setting for animations.
    public var accessibilityReduceMotion: Bool { systemSettings.reduceMotion }
    /// Whether what is behind should not shine through: what a person has set where the desktop has a setting for it, and true where a person asks
    /// for more contrast.
    public var accessibilityReduceTransparency: Bool {
        systemSettings.reduceTransparency || builtIn.contrast == .increased
    }
    /// Whether colour alone should tell nothing: GNOME's setting for shapes of states, and false on desktops that have none.
    public var accessibilityDifferentiateWithoutColor: Bool { systemSettings.differentiateWithoutColor }
    /// Whether colours are shown inverted. False: what inverts them here does not tell.
    public var accessibilityInvertColors: Bool { false }
    /// Whether buttons should have visible shapes. True where a person asks for more contrast.
    public var accessibilityShowButtonShapes: Bool { builtIn.contrast == .increased }
    /// Whether a screen reader of Apple's is in use. Never here.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether Apple's switch control is in use. Never here.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether labels in bars are shown large when they are held. Never here.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// Whether quick actions of a watch are shown. Never here.
    public var accessibilityQuickActionsEnabled: Bool { false }
    /// Whether moving pictures play by themselves: not while movements should be avoided.
    public var accessibilityPlayAnimatedImages: Bool { !systemSettings.reduceMotion }
    /// Whether flashing should be dimmed. False: desktops here have no such setting.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether the window is the one that is used.
    public var controlActiveState: ControlActiveState {
        get { systemSettings.controlActiveState }
        set { systemSettings.controlActiveState = newValue }
    }

    /// Whether what is in the window looks as in the window that is used: not so in a window in the background.
    public var appearsActive: Bool {
        get { systemSettings.controlActiveState != .inactive }
        set { systemSettings.controlActiveState = newValue ? .key : .inactive }
    }
    /// Whether the display is dimmed to be always on. Never here.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceReducedKey.self] }
        set { self[LuminanceReducedKey.self] = newValue }
    }
}

private struct LuminanceReducedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
