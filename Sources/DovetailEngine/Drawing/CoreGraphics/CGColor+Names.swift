extension CGColor {
    /// White, as a gray.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black, as a gray.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Nothing, as a gray that is seen through.
    public static let clear = CGColor(gray: 0, alpha: 0)
}
