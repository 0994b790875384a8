import Foundation

/// What of a node's place is put on pixels when it is painted.
package enum DisplayRounding: UInt8 {
    /// Nothing: the place is on pixels already, or is to be left as it is.
    case none
    /// All edges.
    case edges
    /// The top left corner. Texts keep the width that they were measured with.
    case origin
}

/// Counts the changes after which pixels that nodes have worked out may be others.
final class PixelClock {
    // Read for each node that is painted. No access is under way while another begins: each is a single load or store.
    @exclusivity(unchecked) var time: UInt32 = 1

    func advance() {
        time &+= 1
        if time == 0 || time == NodePixels.isSet { time = 1 }
    }
}

/// What a node knows of the pixels inside of it.
struct NodePixels {
    /// In place of a time: the pixels were set, and do not follow from those around the node.
    static let isSet = UInt32.max

    var grid = PixelGrid()
    /// When that was worked out; 0 for never.
    var time: UInt32 = 0
}

extension DisplayNode {
    /// Where the node is painted, in the parent's coordinates as they are painted: its edges are on pixels.
    ///
    /// For what is painted the same on all pixels, this is worked out when it is asked for, so that a group that moves by a part of a pixel
    /// does not change what is in it.
    package var drawn: CGRect {
        switch rounding {
        case .none: return shown
        case .edges: return parent?.pixelsInside.snap(shown) ?? shown
        case .origin: return CGRect(origin: parent?.pixelsInside.snap(shown).origin ?? shown.origin, size: shown.size)
        }
    }

    /// The pixels of the screen as seen from the coordinates inside the node.
    ///
    /// - Complexity: O(1) where those of the parent are known, else O(depth).
    package var pixelsInside: PixelGrid {
        if pixels.time == pixelClock.time || pixels.time == NodePixels.isSet { return pixels.grid }
        // A loop, since groups may lie in each other as deep as an app likes.
        var unknown = [self]
        var around = parent
        while let node = around, node.pixels.time != pixelClock.time, node.pixels.time != NodePixels.isSet {
            unknown.append(node)
            around = node.parent
        }
        var grid = around?.pixels.grid ?? PixelGrid()
        for node in unknown.reversed() {
            grid = grid.inside(node.origin)
            node.pixels = NodePixels(grid: grid, time: pixelClock.time)
        }
        return grid
    }
}
