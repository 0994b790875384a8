import DovetailCore
import DovetailUIKit
import Foundation

public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }

/// How one scene gives way to another.
@MainActor @preconcurrency
open class SKTransition: NSObject {
    /// Whether the scene that comes stands still meanwhile. It does not here.
    open var pausesIncomingScene = true
    /// Whether the scene that goes stands still meanwhile.
    open var pausesOutgoingScene = true
    let duration: TimeInterval
    private let kind: Kind

    private enum Kind {
        case crossFade
        case fade(UIColor)
        case push(SKTransitionDirection)
        case reveal(SKTransitionDirection)
        case moveIn(SKTransitionDirection)
        /// Two halves part; of the scene that goes, or close, of the one that comes.
        case doors(isHorizontal: Bool, opens: Bool)
        case doorway
        case flip(isHorizontal: Bool)
    }

    private init(_ kind: Kind, _ duration: TimeInterval) { (self.kind, self.duration) = (kind, duration) }

    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.crossFade, sec) }
    /// By black.
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade(.black), sec) }
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.fade(color), sec)
    }
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.push(direction), sec)
    }
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.reveal(direction), sec)
    }
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.moveIn(direction), sec)
    }
    open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doors(isHorizontal: true, opens: true), sec)
    }
    open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doors(isHorizontal: false, opens: true), sec)
    }
    open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doors(isHorizontal: true, opens: false), sec)
    }
    open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doors(isHorizontal: false, opens: false), sec)
    }
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doorway, sec) }
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.flip(isHorizontal: true), sec)
    }
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.flip(isHorizontal: false), sec)
    }

    /// Draws both scenes.
    ///
    /// - Parameter part: How far it is, from 0 to 1.
    func paint(
        from old: SKScene, to new: SKScene, _ part: Double, _ size: CGSize, isTransparent: Bool,
        _ context: GraphicsContext
    ) {
        func paint(_ scene: SKScene, opacity: Double = 1, _ change: (inout GraphicsContext) -> Void = { _ in }) {
            guard opacity > 0 else { return }
            var inner = context
            inner.opacity *= opacity
            change(&inner)
            inner.drawLayer { ScenePainter.paint(scene, in: size, isTransparent: isTransparent, $0) }
        }
        func way(_ direction: SKTransitionDirection, _ part: Double) -> CGSize {
            switch direction {
            case .up: CGSize(width: 0, height: -size.height * part)
            case .down: CGSize(width: 0, height: size.height * part)
            case .right: CGSize(width: size.width * part, height: 0)
            case .left: CGSize(width: -size.width * part, height: 0)
            }
        }
        func moved(_ scene: SKScene, _ way: CGSize) { paint(scene) { $0.translateBy(x: way.width, y: way.height) } }
        switch kind {
        case .crossFade:
            paint(old)
            paint(new, opacity: part)
        case .fade(let color):
            paint(part < 0.5 ? old : new)
            context.fill(
                Path(CGRect(origin: .zero, size: size)),
                with: .color(color.value.color.opacity(1 - abs(part * 2 - 1))))
        case .push(let direction):
            moved(old, way(direction, part))
            moved(new, way(direction, part - 1))
        case .reveal(let direction):
            paint(new)
            moved(old, way(direction, part))
        case .moveIn(let direction):
            paint(old)
            moved(new, way(direction, part - 1))
        case .doors(let isHorizontal, let opens):
            paint(opens ? new : old)
            let apart = opens ? part : 1 - part
            for side in [-1.0, 1.0] {
                var half = CGRect(origin: .zero, size: size)
                if isHorizontal {
                    half = CGRect(x: side < 0 ? 0 : size.width / 2, y: 0, width: size.width / 2, height: size.height)
                } else {
                    half = CGRect(x: 0, y: side < 0 ? 0 : size.height / 2, width: size.width, height: size.height / 2)
                }
                paint(opens ? old : new) {
                    $0.translateBy(
                        x: isHorizontal ? side * apart * size.width / 2 : 0,
                        y: isHorizontal ? 0 : side * apart * size.height / 2)
                    $0.clip(to: Path(half))
                }
            }
        case .doorway:
            paint(new) { Self.scale(&$0, 0.5 + part / 2, 0.5 + part / 2, size) }
            for side in [-1.0, 1.0] {
                paint(old) {
                    $0.translateBy(x: side * part * size.width / 2, y: 0)
                    $0.clip(
                        to: Path(
                            CGRect(x: side < 0 ? 0 : size.width / 2, y: 0, width: size.width / 2, height: size.height)))
                }
            }
        case .flip(let isHorizontal):
            let narrow = max(abs(cos(part * .pi)), 0.001)
            paint(part < 0.5 ? old : new) {
                Self.scale(&$0, isHorizontal ? narrow : 1, isHorizontal ? 1 : narrow, size)
            }
        }
    }

    private static func scale(_ context: inout GraphicsContext, _ x: Double, _ y: Double, _ size: CGSize) {
        context.translateBy(x: size.width / 2, y: size.height / 2)
        context.scaleBy(x: x, y: y)
        context.translateBy(x: -size.width / 2, y: -size.height / 2)
    }
}
