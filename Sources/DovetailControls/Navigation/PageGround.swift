import DovetailCore

/// What the pages of a stack or of a tab view stand on, on touch devices: the ground of a window in the colours of their own surroundings. What lies
/// behind the pages is not seen, and pages that are dark in a light window are dark throughout.
struct PageGround: ViewModifier {
    @Environment(\.idiom) private var idiom
    @Environment(\.hasPageGround) private var hasGround
    private let isWanted: Bool

    nonisolated init(isWanted: Bool = true) { self.isWanted = isWanted }

    func body(content: Content) -> some View {
        content.background { if isWanted, idiom.isTouch, hasGround { Color.windowGround.ignoresSafeArea() } }
    }
}

private struct HasPageGroundKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether pages have a ground of their own. Those in a sheet whose background an app gives show that, and those in a column show the column's.
    var hasPageGround: Bool {
        get { self[HasPageGroundKey.self] }
        set { self[HasPageGroundKey.self] = newValue }
    }
}
