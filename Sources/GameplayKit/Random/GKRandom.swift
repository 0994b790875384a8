/// What gives numbers by chance.
public protocol GKRandom {
    /// A whole number: of 32 bits with a sign from sources, and within their bounds from distributions.
    func nextInt() -> Int
    /// A whole number from 0 to below a bound, or within a distribution's bounds if these are narrower. 0 for a bound below 1.
    func nextInt(upperBound: Int) -> Int
    /// A number from 0 to 1.
    func nextUniform() -> Float
    /// True or false.
    func nextBool() -> Bool
}
