import Dispatch
import Foundation

/// Dispatch's function, which Swift's module of it hides.
@_silgen_name("dispatch_queue_get_label")
private func labelOfQueue(_ queue: UnsafeRawPointer?) -> UnsafePointer<CChar>?

/// The label of the queue that the caller runs on, as apps ask for that write where they are into a log:
/// `String(cString: __dispatch_queue_get_label(nil))`. May be called on any thread.
///
/// - Parameter queue: nil, which stands for the queue that the caller runs on. For another queue ask for its `label`.
/// - Returns: A text that stays as long as the queue.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func __dispatch_queue_get_label(_ queue: Never?) -> UnsafePointer<CChar> {
    // The empty text is one of the program's own, and stays.
    labelOfQueue(nil) ?? emptyLabel
}

// Never written to, and never given back.
nonisolated(unsafe) private let emptyLabel: UnsafePointer<CChar> = {
    let text = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
    text.initialize(to: 0)
    return UnsafePointer(text)
}()

/// A queue that runs one block after the other, by Dispatch's newer name. Linux's Dispatch has no class of its own for these: each queue that
/// is made without attributes is one.
public typealias DispatchSerialQueue = DispatchQueue
