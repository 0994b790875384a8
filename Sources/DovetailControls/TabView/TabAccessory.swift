import DovetailCore
import Foundation

/// How much room the accessory of a tab view has.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In line with a bar that was made small, which bars here are not.
    case inline
    /// On a line of its own.
    case expanded
}

private struct TabAccessoryKey: EnvironmentKey {
    static var defaultValue: AnyView?? { nil }
}

private struct TabAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
    /// What stands below the pages of tab views; nil where no view says anything of it.
    var tabAccessory: AnyView?? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }

    /// How much room the accessory has that this view is in; nil for a view in none.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabAccessoryPlacementKey.self] }
        set { self[TabAccessoryPlacementKey.self] = newValue }
    }
}

extension View {
    /// Shows a view below the pages of the tab view, above its bar, such as what is playing.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }

    /// Shows a view below the pages of the tab view, above its bar, as long as it is enabled.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(AccessorySetter(isEnabled: isEnabled, accessory: content()))
    }
}

private struct AccessorySetter<Accessory: View>: ViewModifier {
    let isEnabled: Bool
    nonisolated(unsafe) private let accessory: Accessory

    nonisolated init(isEnabled: Bool, accessory: Accessory) {
        self.isEnabled = isEnabled
        self.accessory = accessory
    }

    func body(content: Content) -> some View {
        content.environment(\.tabAccessory, .some(isEnabled ? AnyView(accessory) : nil))
    }
}

/// Puts the accessory that is said of a tab view below its page.
struct TabAccessory: ViewModifier {
    @Environment(\.tabAccessory) private var accessory

    func body(content: Content) -> some View {
        if let accessory {
            // A tab view in a page has an accessory of its own, or none.
            content.environment(\.tabAccessory, nil)
                .safeAreaInset(edge: .bottom, spacing: 0) {
                    if let accessory {
                        accessory
                            .environment(\.tabViewBottomAccessoryPlacement, .expanded)
                            .frame(maxWidth: .infinity, minHeight: 48)
                            .background(.regularMaterial, in: Capsule())
                            .padding(EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16))
                    }
                }
        } else {
            content
        }
    }
}
