import DovetailCore
import Foundation

/// A script that would tell other programs what to do. There are no such scripts here: each fails with an error that says so.
open class NSAppleScript: NSObject {
    /// What was wrong: the keys of errors.
    public static let errorMessage = "NSAppleScriptErrorMessage"
    public static let errorNumber = "NSAppleScriptErrorNumber"
    public static let errorAppName = "NSAppleScriptErrorAppName"
    public static let errorBriefMessage = "NSAppleScriptErrorBriefMessage"
    public static let errorRange = "NSAppleScriptErrorRange"

    /// The script's text.
    public let source: String?

    /// A script with a text.
    public init?(source: String) { self.source = source }
    /// A script of a file; nil where it can't be read as a text.
    public init?(contentsOf url: URL, error errorInfo: UnsafeMutablePointer<NSDictionary?>?) {
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
        source = text
    }

    /// Whether it was made ready: never.
    open var isCompiled: Bool { false }
    /// Makes it ready: false, with an error.
    @discardableResult
    open func compileAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> Bool {
        fail(errorInfo)
        return false
    }
    /// Runs it: an empty answer, with an error.
    @discardableResult
    open func executeAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor {
        fail(errorInfo)
        return NSAppleEventDescriptor()
    }

    private func fail(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) {
        Log.warnOnce("NSAppleScript", "scripts for other programs are not run: there is nothing here that runs them")
        errorInfo?.pointee = NSDictionary(
            objects: ["Scripts are not run on this system." as NSString, NSNumber(value: -1750)],
            forKeys: [NSAppleScript.errorMessage as NSString, NSAppleScript.errorNumber as NSString])
    }
}
