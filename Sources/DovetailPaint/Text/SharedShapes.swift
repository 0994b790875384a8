import DovetailCore

/// The shapes of short texts that are there now, so that equal texts share one: the hundredth “Edit” of a list costs no shaping.
///
/// Each shape is found by the words and the size of its text, in one of a fixed number of places; where two texts come to the same place,
/// the later one has it. A shape is not kept by being here: it takes itself out when its last text goes. Main thread only.
struct SharedShapes {
    private static let size = 1024
    /// Longer texts are seldom equal, and dear to look for.
    private static let longest = 128

    private var places = [Unmanaged<PangoTextShape>?](repeating: nil, count: size)
    /// How often a text found a shape that was there.
    private(set) var sharedCount = 0

    /// Where a text's shape is looked for; nil for a text that shares none.
    static func place(of text: ResolvedText) -> Int? {
        guard text.runs.count == 1, let run = text.runs.first, run.image == nil, run.text.utf8.count <= longest else {
            return nil
        }
        // FNV-1a: short words are told apart in a few instructions for each letter.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in run.text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash =
            (hash ^ UInt64(run.style.size.native.bitPattern) ^ UInt64(truncatingIfNeeded: run.style.weight))
            &* 0x100_0000_01B3
        return Int(truncatingIfNeeded: (hash ^ (hash >> 32)) % UInt64(size))
    }

    /// The shape of a text with the same lines.
    mutating func shape(of text: ResolvedText, at place: Int) -> PangoTextShape? {
        guard let shape = places[place]?.takeUnretainedValue(), shape.text.hasSameLines(as: text) else { return nil }
        sharedCount += 1
        return shape
    }

    mutating func add(_ shape: PangoTextShape, at place: Int) { places[place] = Unmanaged.passUnretained(shape) }

    /// Called by the shape as it goes.
    mutating func remove(_ shape: PangoTextShape, at place: Int) {
        if places[place]?.toOpaque() == Unmanaged.passUnretained(shape).toOpaque() { places[place] = nil }
    }
}
