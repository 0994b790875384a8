import DovetailCore
import Foundation

extension TestHost {
    /// Starts an app and shows its first window, of the given size in points.
    ///
    /// `defaults` is the store of its ``AppStorage``; give one of the test's own, else the test changes what other tests find.
    public convenience init<A: App>(
        app: A.Type, size: CGSize = CGSize(width: 400, height: 300), colorScheme: ColorScheme = .light,
        defaults: UserDefaults = .standard
    ) {
        let process = TestProcess(app, colorScheme: colorScheme, defaults: defaults)
        self.init(process: process, session: process.firstSession, size: size)
    }

    /// Opens another window of the app: of its first group, or of the one with the given place in the app's body. The windows
    /// share the clock and all that the app shares; ``relaunch()`` of any of them restarts the app and restores them all.
    ///
    /// Only for hosts made with ``init(app:size:colorScheme:defaults:)``.
    public func openWindow(group: Int = 0) -> TestHost {
        TestHost(process: process, session: process.openSession(group: group), size: window.size)
    }
}
