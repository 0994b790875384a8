extension Array {
    /// The fewest elements found that still fail: halves are left out, then smaller and smaller parts, down to single elements.
    public func shrunk(while fails: ([Element]) -> Bool) -> [Element] {
        var least = self
        var length = Swift.max(1, count / 2)
        while length >= 1 {
            var start = 0
            while start < least.count {
                var fewer = least
                fewer.removeSubrange(start..<Swift.min(start + length, least.count))
                if fails(fewer) { least = fewer } else { start += length }
            }
            length /= 2
        }
        return least
    }
}
