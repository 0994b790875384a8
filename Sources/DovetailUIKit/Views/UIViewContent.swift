import DovetailCore
import DovetailPlatform
import Foundation

/// Shows a view of UIKit's.
struct UIViewContent: View {
    let view: UIView
    /// The changes of the view so far: with another count this is another value.
    let count: Int
    @ObservedObject private var changes: PlatformViewChanges

    /// - Parameter view: Belongs to the main actor, where views are made and their bodies run.
    @MainActor init(_ view: UIView) {
        self.view = view
        count = view.changes.count
        changes = view.changes
    }

    var body: some View {
        if !view.isHidden {
            ZStack(alignment: .topLeading) {
                if let color = view.backgroundColor { Color(uiColor: color) }
                if let content = view.content { content }
                if !view.subviews.isEmpty {
                    GeometryReader { place in
                        let places = ConstraintLayout.places(in: view, size: place.size)
                        ForEach(view.subviews.map(Subview.init)) { subview in
                            let frame =
                                places[ObjectIdentifier(subview.view)] ?? subview.view.place(in: place.size)
                            UIViewContent(subview.view)
                                .frame(width: frame.width, height: frame.height)
                                .offset(x: frame.minX, y: frame.minY)
                        }
                    }
                }
            }
            .frame(minWidth: 0, minHeight: 0)
            .modifier(ViewClip(isClipped: view.clipsToBounds))
            .modifier(ViewGestures(view, recognizers: view.gestureRecognizers ?? [], fillsPlace: true))
            .opacity(view.alpha)
            .allowsHitTesting(view.isUserInteractionEnabled)
            .modifier(ViewName(label: view.accessibilityLabel, identifier: view.accessibilityIdentifier))
            .transformEnvironment(\.builtIn) { values in
                guard let tint = view.tintColor else { return }
                values.tint = Color(uiColor: tint)
                values.tintStyle = nil
            }
        }
    }
}

private struct Subview: Identifiable {
    let view: UIView
    var id: ObjectIdentifier { ObjectIdentifier(view) }
}

private struct ViewName: ViewModifier {
    let label: String?
    let identifier: String?

    func body(content: Content) -> some View {
        switch (label, identifier) {
        case (nil, nil): content
        case (let label?, nil): content.accessibilityLabel(label)
        case (nil, let identifier?): content.accessibilityIdentifier(identifier)
        case (let label?, let identifier?): content.accessibilityLabel(label).accessibilityIdentifier(identifier)
        }
    }
}

private struct ViewClip: ViewModifier {
    let isClipped: Bool

    func body(content: Content) -> some View {
        if isClipped { content.clipped() } else { content }
    }
}

extension UIView {
    /// The view's place when the view around it has a size: its frame, with the difference to the size when it was added given to the
    /// parts that follow, in equal shares.
    fileprivate func place(in size: CGSize) -> CGRect {
        func fit(_ start: CGFloat, _ length: CGFloat, _ difference: CGFloat, _ flexible: (Bool, Bool, Bool)) -> (
            CGFloat, CGFloat
        ) {
            let shares = [flexible.0, flexible.1, flexible.2].filter { $0 }.count
            guard shares > 0 else { return (start, length) }
            let share = difference / CGFloat(shares)
            return (start + (flexible.0 ? share : 0), max(length + (flexible.1 ? share : 0), 0))
        }
        let mask = autoresizingMask
        let (x, width) = fit(
            frame.minX, frame.width, size.width - sizeAround.width,
            (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
        let (y, height) = fit(
            frame.minY, frame.height, size.height - sizeAround.height,
            (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
