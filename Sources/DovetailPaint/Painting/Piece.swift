import CGTK
import DovetailCore

/// What the painter keeps of a display node, or of a chunk of its children.
final class Piece {
    /// Where it may be seen; valid as of `extentRevision`.
    var extent = Extent.none
    var extentRevision: UInt64 = 0
    /// How large texts inside become; valid as of `extentRevision`.
    var magnification = Magnification(of: .none)
    /// How many display nodes lie in each other here at most; valid as of `extentRevision`.
    var levels = 0
    /// The pieces of the chunks of children, if the node has many; as of `extentRevision`.
    var chunks: [Piece] = []
    /// What was painted, if anything; valid as of `revision`, for `target`, within `coverage`.
    private(set) var pointer: OpaquePointer?
    private var revision: UInt64 = 0
    private var target = 0
    private var coverage = Extent.none
    /// The pixels that what is inside was put on.
    private var pixels = PixelGrid()
    /// How many levels what was painted has at most.
    private var paintedLevels = 0

    /// Whether what was painted can be used where it is needed.
    func isGood(_ revision: UInt64, _ target: Int, _ pixels: PixelGrid, for need: Extent) -> Bool {
        self.revision == revision && self.target == target && self.pixels == pixels && coverage.contains(need)
    }

    /// Takes over a new render node, which it owns from now on.
    func take(
        _ pointer: OpaquePointer?, _ revision: UInt64, _ target: Int, _ pixels: PixelGrid, coverage: Extent
    ) {
        releasePainted()
        paintedLevels = levels
        (self.pointer, self.revision, self.target, self.coverage) = (pointer, revision, target, coverage)
        self.pixels = pixels
    }

    private func releasePainted() {
        guard let pointer else { return }
        RenderNodeDepth.withRoom(forLevels: paintedLevels) { gsk_render_node_unref(pointer) }
    }

    deinit { releasePainted() }
}
