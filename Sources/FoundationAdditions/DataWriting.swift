import Foundation

extension Data.WritingOptions {
    /// The older name of `atomic`: the file is written elsewhere and put in its place when it is whole.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}
