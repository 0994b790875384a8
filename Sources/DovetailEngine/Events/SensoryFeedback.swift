/// A touch or a sound that answers what happens. Desktops have no means for it, so it is accepted and nothing is felt.
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String

    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let alignment = SensoryFeedback(name: "alignment")
    public static let pathComplete = SensoryFeedback(name: "pathComplete")
    public static let levelChange = SensoryFeedback(name: "levelChange")
    public static let impact = SensoryFeedback(name: "impact")

    /// Things of a weight that meet, by an intensity of 0...1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { impact }
    /// Things of a flexibility that meet, by an intensity of 0...1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback { impact }

    /// How heavy things that meet are.
    public struct Weight: Equatable, Sendable {
        private let number: Int
        public static let light = Weight(number: 0)
        public static let medium = Weight(number: 1)
        public static let heavy = Weight(number: 2)
    }

    /// How flexible things that meet are.
    public struct Flexibility: Equatable, Sendable {
        private let number: Int
        public static let rigid = Flexibility(number: 0)
        public static let solid = Flexibility(number: 1)
        public static let soft = Flexibility(number: 2)
    }
}
