import Foundation

/// The state of a view that tells that there is nothing to show.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
    // Values of an app's own are what it says; everything else may be sent.
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    public var traitCollection: UITraitCollection
    /// What is looked for; nil for nothing.
    public var searchText: String?

    public nonisolated init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The view of a configuration over that of a controller.
@MainActor
enum UnavailableView {
    /// Brings the view over a controller's view in step with a configuration.
    ///
    /// - Parameter old: The view that is there.
    static func update(
        _ old: UIView?, _ configuration: (any UIContentConfiguration)?, in controller: UIViewController
    ) -> UIView? {
        if let old = old as? any UIView & UIContentView, let configuration,
            type(of: old.configuration) == type(of: configuration)
        {
            old.configuration = configuration
            return old
        }
        old?.removeFromSuperview()
        guard let configuration, let view = controller.view else { return nil }
        let new = configuration.makeContentView()
        new.frame = view.bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(new)
        return new
    }
}
