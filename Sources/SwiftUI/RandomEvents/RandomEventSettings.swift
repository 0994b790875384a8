/// How many random events an app is sent, and which.
struct RandomEventSettings {
    let count: Int
    let seed: UInt64

    /// What `DOVETAIL_RANDOM_EVENTS` says: a number of events, or that and a seed, such as `1000,7`.
    init(_ text: String?) throws {
        let parts = (text ?? "").split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 1 || parts.count == 2, let count = Int(parts[0]), count > 0,
            let seed = parts.count == 2 ? UInt64(parts[1]) : UInt64.random(in: 0..<1_000_000)
        else {
            throw SettingError(
                text:
                    "DOVETAIL_RANDOM_EVENTS is “\(text ?? "")”; it should be a number of events such as 1000, or that and a seed, as in 1000,7."
            )
        }
        (self.count, self.seed) = (count, seed)
    }
}
