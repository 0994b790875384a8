import DovetailCore
import Foundation

/// What a closure changed of views, so that it can be shown a part at a time.
///
/// It notes places, transforms, ``UIView/alpha`` and colours of backgrounds. Other changes are made at once, whole.
@MainActor
final class RecordedChanges {
    /// What can be shown a part at a time.
    struct Look {
        var frame: CGRect
        var alpha: CGFloat
        var transform: CGAffineTransform
        var background: UIColor?

        @MainActor init(_ view: UIView) {
            (frame, alpha, transform) = (view.frame, view.alpha, view.transform)
            background = view.backgroundColor
        }
    }

    /// What is recorded now.
    private final class Recording: ProgramPart {
        var current: RecordedChanges?
        init(in program: Program) {}
    }

    private struct Change {
        let view: UIView
        var old: Look
        var new: Look
    }

    private var changes: [Change] = []
    private var places: [ObjectIdentifier: Int] = [:]
    /// Runs a closure and notes what it changes.
    init(_ body: () -> Void) {
        let recording = Recording.ofProgram
        let outer = recording.current
        recording.current = self
        body()
        recording.current = outer
        for index in changes.indices { changes[index].new = Look(changes[index].view) }
    }

    /// A view has another value.
    static func note<Value>(_ view: UIView, _ part: WritableKeyPath<Look, Value>, _ old: Value) {
        guard let current = Recording.ofProgram.current, current.places[ObjectIdentifier(view)] == nil else { return }
        var look = Look(view)
        look[keyPath: part] = old
        current.places[ObjectIdentifier(view)] = current.changes.count
        current.changes.append(Change(view: view, old: look, new: look))
    }

    /// Shows a part of the changes, 0 for none and 1 for all.
    func show(_ part: CGFloat) {
        func mix(_ old: CGFloat, _ new: CGFloat) -> CGFloat { part == 1 ? new : old + (new - old) * part }
        for change in changes {
            let (view, old, new) = (change.view, change.old, change.new)
            if old.frame != new.frame {
                view.frame = CGRect(
                    x: mix(old.frame.minX, new.frame.minX), y: mix(old.frame.minY, new.frame.minY),
                    width: mix(old.frame.width, new.frame.width), height: mix(old.frame.height, new.frame.height))
            }
            if old.alpha != new.alpha { view.alpha = mix(old.alpha, new.alpha) }
            if old.transform != new.transform {
                let (from, to) = (old.transform, new.transform)
                view.transform = CGAffineTransform(
                    a: mix(from.a, to.a), b: mix(from.b, to.b), c: mix(from.c, to.c), d: mix(from.d, to.d),
                    tx: mix(from.tx, to.tx), ty: mix(from.ty, to.ty))
            }
            if old.background != new.background {
                view.backgroundColor =
                    part <= 0
                    ? old.background
                    : part >= 1
                        ? new.background : (old.background ?? .clear).mixed(with: new.background ?? .clear, part)
            }
        }
    }
}

extension UIColor {
    /// A colour between it and another one.
    fileprivate func mixed(with other: UIColor, _ part: CGFloat) -> UIColor {
        func parts(_ color: UIColor) -> [CGFloat] {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
        }
        let mix = zip(parts(self), parts(other)).map { $0 + ($1 - $0) * part }
        return UIColor(red: mix[0], green: mix[1], blue: mix[2], alpha: mix[3])
    }
}
