import Foundation
import FoundationAdditions

/// What is dragged, from where it was taken up or over where it may be dropped.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
    /// The things.
    var items: [UIDragItem] { get }
    /// Whether the app lets others have what it moves.
    var allowsMoveOperation: Bool { get }
    /// Where the pointer is, in points of a view.
    func location(in view: UIView) -> CGPoint
    /// Whether one of the things is of one of some types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether one of the things can be made an object of a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// What is dragged, where it was taken up.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
    /// Values of the app's own.
    var localContext: Any? { get set }
}

/// What is dragged, where it may be dropped.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
    /// What it is where it was taken up, if that was in this program.
    var localDragSession: (any UIDragSession)? { get }
    /// Makes the things objects of a class, and hands over those that could be made. They come later, on the main thread.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}
