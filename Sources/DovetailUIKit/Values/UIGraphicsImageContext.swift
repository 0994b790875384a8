import DovetailCore
import DovetailPlatform
import Foundation

/// The drawings that `UIGraphicsBeginImageContext` began, innermost last.
@MainActor
private enum ImageContexts {
    struct Begun {
        let size: CGSize
        let scale: CGFloat
        let isOpaque: Bool
    }
    // One for the process: drawings begin and end within calls of the main thread.
    static var all: [Begun] = []
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a drawing, for `UIGraphicsGetImageFromCurrentImageContext()`. ``UIGraphicsImageRenderer`` does the same with less to forget.
///
/// - Parameters:
///   - size: In points.
///   - opaque: Whether what is not drawn on is black rather than transparent.
///   - scale: Pixels for each point; 0 for those of the window in use.
@MainActor @preconcurrency
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    ImageContexts.all.append(
        ImageContexts.Begun(size: size, scale: scale > 0 ? scale : ScreenValue.scale, isOpaque: opaque))
    ImmediateDrawing.begin(size: size)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a drawing with a pixel for each point.
///
/// - Parameter size: In points.
@MainActor @preconcurrency
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What was drawn since the drawing was begun; nil where none is, or where it cannot be made.
@MainActor @preconcurrency
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let begun = ImageContexts.all.last, let drawing = ImmediateDrawing.current else { return nil }
    let data = drawing.picture(size: begun.size, scale: begun.scale, isOpaque: begun.isOpaque)
    return data.flatMap { UIImage(data: $0, scale: begun.scale) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the drawing. Without one it does nothing.
@MainActor @preconcurrency
public func UIGraphicsEndImageContext() {
    guard ImageContexts.all.popLast() != nil else { return }
    ImmediateDrawing.end()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The drawing that is begun: within `UIView.draw(_:)`, a ``UIGraphicsImageRenderer`` or between the calls here; nil elsewhere.
@MainActor @preconcurrency
public func UIGraphicsGetCurrentContext() -> CGContext? { ImmediateDrawing.current.map { CGContext($0) } }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Lets calls that have no argument for what is drawn on, such as `UIColor.setFill()`, go to a context, until ``UIGraphicsPopContext()``.
@MainActor @preconcurrency
public func UIGraphicsPushContext(_ context: CGContext) { ImmediateDrawing.resume(context.drawing) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends what ``UIGraphicsPushContext(_:)`` began.
@MainActor @preconcurrency
public func UIGraphicsPopContext() { ImmediateDrawing.end() }
