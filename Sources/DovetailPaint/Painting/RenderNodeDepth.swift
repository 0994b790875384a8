import AttributeGraph

/// Room on the stack for GSK, which draws and releases render nodes by calling itself for those inside.
enum RenderNodeDepth {
    /// What GSK needs for all the render nodes that stand for one display node, with room to spare. The most was measured where cairo plays
    /// back a recording, as for what is clipped to a path: 8.4 KB.
    private static let bytesForLevel = 32 << 10

    /// Calls `body`, which lets GSK follow render nodes of so many levels of display nodes. Few levels cost nothing.
    static func withRoom<Result>(forLevels levels: Int, _ body: () throws -> Result) rethrows -> Result {
        try StackRoom.with(bytes: levels * bytesForLevel + (64 << 10), body)
    }
}
