/// What keeps a host from starting.
package enum HostError: Error, CustomStringConvertible {
    case noDisplay

    package var description: String {
        "There is no display to open a window on: set DISPLAY or WAYLAND_DISPLAY, or start the program with xvfb-run."
    }
}
