import Foundation

/// How large a window is when it opens, by one rule for windows, pictures and previews.
///
/// In this order:
///
/// 1. A window that is to have its content's size (`windowResizability(.contentSize)`) has it, where that is one size.
/// 2. What the scene says (`defaultSize`), or the size that the window had at the end of the last run.
/// 3. The screen of the device that the app is made for: 393 × 852 points for a phone and 1024 × 768 for a pad. Content that does not fit
///    makes the window larger.
/// 4. On a desktop, 900 × 450 points. In a direction in which the content has one size only, the window has that size; and it is larger
///    where the content's ideal size is.
///
/// No window is larger than the monitor. What device the app is made for is told by ``DeviceFamily``, or else by the ``Idiom``.
@MainActor
package struct InitialWindowSize {
    /// The kind of device whose screen the window stands for.
    private let device: Idiom

    package init(idiom: Idiom, family: DeviceFamily?) { device = family?.onlyIdiom ?? idiom }

    /// The rule of this process.
    package static let ofProcess = InitialWindowSize(idiom: .ofProcess, family: .ofProcess)

    /// A window's size where neither its scene nor its content asks for another one, in points. Views see it, or the scene's size, while
    /// the window's size is being found.
    package var usual: CGSize { WindowIdiom[device].usualSize }

    /// On a desktop a longer ideal size is not followed: it is that of a text on one line, or of all that a list scrolls through, and both do
    /// with less.
    private static let longestIdeal = CGSize(width: 1200, height: 800)
    /// A bound where no monitor is known.
    private static let longest: CGFloat = 10_000

    /// The size of a new window, in whole points.
    ///
    /// - Parameters:
    ///   - defaultSize: What the scene says, or what the window had when it was last open.
    ///   - hasSizeOfContent: Whether the window is to be as large as its content.
    ///   - monitor: The room that there is for windows; nil where there is no monitor.
    package func size(
        of content: any WindowContent, defaultSize: CGSize?, hasSizeOfContent: Bool = false, monitor: CGSize?
    ) -> CGSize {
        let wanted =
            (hasSizeOfContent ? Self.onlySize(of: content) : nil) ?? defaultSize
            ?? (hasSizeOfContent ? roomySize(of: content) : size(for: content))
        func bounded(_ length: CGFloat, _ limit: CGFloat?) -> CGFloat {
            max(1, min(length.rounded(.up), limit ?? Self.longest))
        }
        return CGSize(width: bounded(wanted.width, monitor?.width), height: bounded(wanted.height, monitor?.height))
    }

    /// The content's size if it does not grow with the window.
    package static func onlySize(of content: any WindowContent) -> CGSize? {
        let ideal = content.idealSize(proposed: nil)
        let most = content.idealSize(proposed: CGSize(width: CGFloat.infinity, height: .infinity))
        return most.width <= ideal.width && most.height <= ideal.height ? ideal : nil
    }

    /// A little larger than the ideal size of content that can be of any size.
    private func roomySize(of content: any WindowContent) -> CGSize {
        let ideal = content.idealSize(proposed: nil)
        return CGSize(width: max(360, ideal.width + 48), height: max(240, ideal.height + 48))
    }

    private func size(for content: any WindowContent) -> CGSize {
        let least = content.minimumSize
        // Bars of the window stand above the content, and are part of its least size alone.
        let bar = max(0, least.height - content.idealSize(proposed: .zero).height)
        var taken = content.idealSize(proposed: CGSize(width: usual.width, height: max(0, usual.height - bar)))
        taken.height += bar
        func atLeast(_ length: CGFloat, _ taken: CGFloat) -> CGFloat { taken.isFinite ? max(length, taken) : length }
        var size = CGSize(width: atLeast(usual.width, taken.width), height: atLeast(usual.height, taken.height))
        guard WindowIdiom[device].fitsContent else { return size }
        let ideal = content.idealSize(proposed: nil)
        let most = content.idealSize(proposed: CGSize(width: CGFloat.infinity, height: .infinity))
        if least.width == ideal.width, most.width == ideal.width {
            size.width = ideal.width
        } else if ideal.width <= Self.longestIdeal.width {
            size.width = max(size.width, ideal.width)
        }
        if least.height == ideal.height, most.height + bar == ideal.height {
            size.height = ideal.height
        } else if ideal.height <= Self.longestIdeal.height {
            size.height = max(size.height, ideal.height)
        }
        return size
    }
}
