import DovetailCore
import DovetailPlatform
import Foundation

extension UIView {
    /// Draws what a window without an app shows of the view, with the state that its views have there. Nil where no such window shows it.
    func drawShown(in rect: CGRect) -> Bool? {
        guard let unhostedWindow, let window else { return nil }
        var (top, part) = (self, bounds)
        while let around = top.superview {
            part = part.offsetBy(dx: top.frame.minX, dy: top.frame.minY)
            top = around
        }
        // Where SwiftUI has placed a view, only SwiftUI knows.
        guard top === window || top === window.rootViewController?.view else { return nil }
        unhostedWindow.update()
        return unhostedWindow.draw(part, in: rect)
    }

    /// A view with a picture of this one as it is shown now; nil where it has no size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let picture = UIGraphicsImageRenderer(size: bounds.size).image { _ in
            drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
        }
        let view = UIImageView(image: picture)
        view.frame = frame
        return view
    }

    /// A view that shows a part of what this one shows now.
    ///
    /// - Parameter capInsets: The edges that stay as they are when the view is stretched. All of the picture is stretched.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard let whole = snapshotView(afterScreenUpdates: afterUpdates), rect.width > 0, rect.height > 0 else {
            return nil
        }
        let part = UIView(frame: CGRect(origin: .zero, size: rect.size))
        part.clipsToBounds = true
        whole.frame.origin = CGPoint(x: -rect.minX, y: -rect.minY)
        part.addSubview(whole)
        return part
    }
}

extension UIScreen {
    /// A view that shows what the window in use shows now.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        UIApplication.shared.keyWindow?.rootViewController?.view.snapshotView(afterScreenUpdates: afterUpdates)
            ?? UIView(frame: bounds)
    }
}
