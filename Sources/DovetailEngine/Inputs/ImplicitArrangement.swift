/// How the views of a list are arranged where a single view is wanted.
package enum ImplicitArrangement {
    /// One over the other, centred: within modifiers, backgrounds and overlays.
    case overlay
    /// One below the other: at the root of a window.
    case vertical
    /// Side by side: in the label of a button.
    case horizontal
}
