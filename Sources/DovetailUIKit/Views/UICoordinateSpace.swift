import Foundation

/// Coordinates that points and rectangles can be changed into: those of a view, or of the screen.
@MainActor @preconcurrency
public protocol UICoordinateSpace: NSObjectProtocol {
    /// What there is to see, in its own coordinates.
    var bounds: CGRect { get }
    /// A point of this space in the coordinates of another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in the coordinates of this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A rectangle of this space in the coordinates of another.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// A rectangle of another space in the coordinates of this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let inWindow = (self as? UIView).map { $0.convert(point, to: nil as UIView?) } ?? point
        return (coordinateSpace as? UIView)?.convert(inWindow, from: nil as UIView?) ?? inWindow
    }
    @_disfavoredOverload
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }
    @_disfavoredOverload
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        let inWindow = (self as? UIView).map { $0.convert(rect, to: nil as UIView?) } ?? rect
        return (coordinateSpace as? UIView)?.convert(inWindow, from: nil as UIView?) ?? inWindow
    }
    @_disfavoredOverload
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self)
    }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
    /// The screen's own coordinates: those of the window in use, as ``bounds`` is its size.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The same: a desktop's screen is not turned.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
