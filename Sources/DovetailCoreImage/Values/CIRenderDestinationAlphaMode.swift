/// How the alpha of a picture that is drawn into memory is to be understood.
public enum CIRenderDestinationAlphaMode: UInt, Sendable {
    /// There is none.
    case none
    /// The colours have been multiplied by it.
    case premultiplied
    /// They have not.
    case unpremultiplied
}
