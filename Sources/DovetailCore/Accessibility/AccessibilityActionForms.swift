import Foundation

/// How a zoom action is done.
public struct AccessibilityZoomGestureAction {
    /// Nearer or farther.
    @frozen
    public enum Direction: Equatable, Sendable { case zoomIn, zoomOut }
    public let direction: Direction
    /// Where in the view, from (0, 0) to (1, 1).
    public let location: UnitPoint
    /// Where in the view, in points.
    public let point: CGPoint
}

/// Names a piece of custom content that several views have.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let label: String
    /// A key whose label is shown.
    public init(_ label: Text, id: String) { self.label = label.plainString }
    /// A key whose label is shown.
    public init(_ labelKey: LocalizedStringKey, id: String) { label = labelKey.resolved }
    /// A key whose label is shown.
    public init(_ labelKey: LocalizedStringKey) { label = labelKey.resolved }
}

/// Whether a custom content is said at once or on demand.
public enum AXCustomContentImportance: Sendable {
    case `default`
    case high
}

extension View {
    /// Adds an action that the first text of a label names.
    nonisolated public func accessibilityAction<L: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> L
    ) -> some View {
        let name = (label() as? Text)?.plainString ?? ""
        return accessibilityAction(AccessibilityActionKind(name: name), action)
    }

    /// Adds the actions of buttons that are not shown. Assistive tools see the buttons themselves, as elements of their own.
    nonisolated public func accessibilityActions<Actions: View>(@ViewBuilder _ content: () -> Actions) -> some View {
        background(AccessibilityStandIn(content: content()))
    }

    /// Says more of the view, on demand: it is a part of the hint here.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContentImportance = .default
    ) -> some View {
        customContent(label.plainString, value.plainString)
    }

    /// Says more of the view, on demand: it is a part of the hint here.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContentImportance = .default
    ) -> some View {
        customContent(labelKey.resolved, value.plainString)
    }

    /// Says more of the view, on demand: it is a part of the hint here.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContentImportance = .default
    ) -> some View {
        customContent(labelKey.resolved, valueKey.resolved)
    }

    /// Says more of the view, on demand: it is a part of the hint here.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContentImportance = .default
    ) -> some View {
        customContent(labelKey.resolved, String(value))
    }

    /// Says more of the view, on demand: it is a part of the hint here.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContentImportance = .default
    ) -> some View {
        accessibilityDetails { if let value { $0.hint = "\(key.label): \(value.plainString)" } }
    }

    /// Says more of the view, on demand: it is a part of the hint here.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContentImportance = .default
    ) -> some View {
        customContent(key.label, String(value))
    }

    nonisolated private func customContent(_ label: String, _ value: String) -> some View {
        accessibilityDetails { $0.hint = "\(label): \(value)" }
    }

    /// Whether a person can do something with the view. Tools see that from its actions here.
    nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }

    /// Where the view is pressed by an assistive tool. Activating it needs no place here.
    nonisolated public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
    /// Where the view is pressed by an assistive tool. Activating it needs no place here.
    nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }

    /// What kind of text the view shows. Tools read all texts alike here.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    /// Joins a label and what it is the label of. They stay two elements here.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    /// Joins elements that belong together. They stay apart here.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Lets presses go to the view itself while an assistive tool runs, which they do here in any case.
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { self }

    /// Adds an action that scrolls, named by its direction.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        accessibilityAction(named: Text("Scroll Up")) { handler(.top) }
            .accessibilityAction(named: Text("Scroll Down")) { handler(.bottom) }
    }

    /// Adds actions that zoom in and out at the middle of the view.
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View {
        accessibilityAction(named: Text("Zoom In")) {
            handler(AccessibilityZoomGestureAction(direction: .zoomIn, location: .center, point: .zero))
        }
        .accessibilityAction(named: Text("Zoom Out")) {
            handler(AccessibilityZoomGestureAction(direction: .zoomOut, location: .center, point: .zero))
        }
    }
}

/// What kind of text a view shows.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String
    public static let plain = AccessibilityTextContentType(name: "plain")
    public static let console = AccessibilityTextContentType(name: "console")
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// A label, or what it is the label of.
@frozen
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label
    case content
}

/// How presses go to a view while an assistive tool runs.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// Something that assistive tools are to say or take note of.
public enum AccessibilityNotification {
    /// A text that is said. Nothing says it here.
    public struct Announcement: Sendable {
        private let text: String
        public init(_ announcement: String) { text = announcement }
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }
        public func post() {}
    }
    /// Parts of the screen changed. Tools see that by themselves here.
    public struct LayoutChanged: Sendable {
        public init(_ context: String? = nil) {}
        public func post() {}
    }
    /// The screen changed. Tools see that by themselves here.
    public struct ScreenChanged: Sendable {
        public init(_ context: String? = nil) {}
        public func post() {}
    }
    /// A page was scrolled. Nothing says its text here.
    public struct PageScrolled: Sendable {
        public init(_ description: String) {}
        public func post() {}
    }
}
