import Foundation

/// What a row, or another view, shows, as a value.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
    /// Makes the view that shows it.
    func makeContentView() -> any UIView & UIContentView
    /// The value for a state of what shows it.
    func updated(for state: any UIConfigurationState) -> Self
}

/// Shows a ``UIContentConfiguration``.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
    /// What it shows.
    var configuration: any UIContentConfiguration { get set }
}
