import DovetailCore
import DovetailPlatform
import Foundation

extension NSViewController {
    /// How one view takes another's place. It does so at once here.
    public struct TransitionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let crossfade = TransitionOptions(rawValue: 0x1)
        public static let slideUp = TransitionOptions(rawValue: 0x10)
        public static let slideDown = TransitionOptions(rawValue: 0x20)
        public static let slideLeft = TransitionOptions(rawValue: 0x40)
        public static let slideRight = TransitionOptions(rawValue: 0x80)
        public static let slideForward = TransitionOptions(rawValue: 0x140)
        public static let slideBackward = TransitionOptions(rawValue: 0x180)
        public static let allowUserInteraction = TransitionOptions(rawValue: 0x1000)
    }

    /// What of a controller is on show over or beside it.
    @MainActor
    final class Presented {
        enum Way {
            case sheet(NSWindow, of: NSWindow)
            case window(NSWindow)
            case popover(NSPopover)
        }
        let controller: NSViewController
        let way: Way
        init(_ controller: NSViewController, _ way: Way) { (self.controller, self.way) = (controller, way) }
    }

    /// The controllers that this one shows as sheets, windows and popovers.
    public var presentedViewControllers: [NSViewController]? {
        presented.isEmpty ? nil : presented.map(\.controller)
    }

    func present(_ viewController: NSViewController, _ way: Presented.Way) {
        viewController.presentingViewController = self
        presented.append(Presented(viewController, way))
    }
    func forget(_ viewController: NSViewController) {
        presented.removeAll { $0.controller === viewController }
        viewController.presentingViewController = nil
    }
}
