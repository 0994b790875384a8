import DovetailCore

extension App {
    /// Starts the program on the host that suits.
    @MainActor @preconcurrency
    public static func main() {
        print("no host yet")
    }
}
