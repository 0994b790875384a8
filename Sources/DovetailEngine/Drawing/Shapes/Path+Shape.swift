import Foundation

extension Path: Shape {
    /// The path itself, wherever it is drawn.
    public func path(in rect: CGRect) -> Path { self }
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}
