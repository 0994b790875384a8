import Foundation

/// Something that the host's toolkit draws at a display node's place, such as a page of the web.
///
/// The node stands in the tree as any other: what comes later is drawn over it, clips and effects around it apply, and events reach it only
/// where nothing else is in front. A host of windows adds the widget to the window that has the node, and takes it out with the node. Other
/// hosts show nothing there.
///
/// Main thread only.
package final class HostedContent: Equatable {
    /// The widget, as the toolkit knows it.
    package let widget: OpaquePointer
    /// Keeps the widget alive.
    private let owner: AnyObject
    /// What the widget looked like when the window was painted last, in the node's coordinates, as the painter takes it; nil before that,
    /// and while no window shows it. The host owns it.
    package var picture: OpaquePointer?

    package init(widget: OpaquePointer, owner: AnyObject) { (self.widget, self.owner) = (widget, owner) }

    package static func == (left: HostedContent, right: HostedContent) -> Bool { left === right }
}
