// What apps for watches had before they were programs of their own. Apple declares these anew, with the same members.

/// The program, as an older app for a watch sees it.
public typealias WKExtension = WKApplication

/// Hears of what happens to the program, in an older app.
public typealias WKExtensionDelegate = WKApplicationDelegate

/// Makes the delegate of an older app.
public typealias WKExtensionDelegateAdaptor = WKApplicationDelegateAdaptor
