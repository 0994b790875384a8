import Foundation

/// Gives an item to be shared when it is asked for, and says what it is about.
///
/// Items are asked for once, for all activities: those here don't differ in what they take.
@MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// What stands for the item until it is there; for its type alone.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// The item; nil for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// What it is about, in few words.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
