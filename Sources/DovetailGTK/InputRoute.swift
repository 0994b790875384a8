import CGTK
import Foundation

/// The surfaces that show parts of one window's content: the window's own, and those of its panels. What the pointer does on any of them is an
/// event of that content, whichever widget the toolkit gives it to.
///
/// After a layout the toolkit makes up a movement of the pointer on the surface that was laid out, if the pointer is within the surface's
/// bounds; it does not ask whether another surface lies over it. From then on it takes a widget of the surface below for the one under the
/// pointer, and gives it the presses that the display reports for the surface above. So an event is placed by the surface that it names, and
/// made up movements on a surface that is covered are passed over.
@MainActor
final class InputRoute {
    /// Where the pointer was last, in the content's points: events of wheels don't tell.
    var pointer = CGPoint.zero
    /// The surface that the display reported the pointer on last; made up movements don't count.
    private var surfaceWithPointer: OpaquePointer?
    /// Where the corners of the surfaces are in the content, in points.
    private var corners: [OpaquePointer: CGPoint] = [:]

    func setCorner(_ corner: CGPoint?, of surface: OpaquePointer) {
        corners[surface] = corner
        if corner == nil, surfaceWithPointer == surface { surfaceWithPointer = nil }
    }

    /// The place of a controller's current event in the content, if another surface than the controller's own reported it.
    func place(of event: OpaquePointer?, notOn own: OpaquePointer?) -> CGPoint? {
        guard let event, let surface = gdk_event_get_surface(event), surface != own, let corner = corners[surface]
        else {
            return nil
        }
        var (x, y) = (0.0, 0.0)
        guard gdk_event_get_position(event, &x, &y) != 0 else { return pointer }
        var (left, top) = (0.0, 0.0)
        if let native = gtk_native_get_for_surface(surface) { gtk_native_get_surface_transform(native, &left, &top) }
        return CGPoint(x: x - left + corner.x, y: y - top + corner.y)
    }

    /// Notes where the pointer is. Returns whether the event tells the truth about that: a made up movement on a surface that another one
    /// covers does not.
    func isTrue(_ event: OpaquePointer?) -> Bool {
        guard let event, let surface = gdk_event_get_surface(event) else { return true }
        if isMadeUp(event) { return surfaceWithPointer == nil || surfaceWithPointer == surface }
        surfaceWithPointer = gdk_event_get_event_type(event) == GDK_LEAVE_NOTIFY ? nil : surface
        return true
    }

    /// The display gives each of its events a time.
    private func isMadeUp(_ event: OpaquePointer) -> Bool {
        gdk_event_get_event_type(event) == GDK_MOTION_NOTIFY && gdk_event_get_time(event) == 0
    }
}
