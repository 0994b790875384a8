/// The module that playgrounds show their live view with, as a part of the package that is written.
enum PlaygroundSupportModule {
    /// What is added to a playground's own lines: a playground's window stays open when they have run.
    static let ending = "\n\nimport PlaygroundSupport\n\nPlaygroundPage.current.showLiveView()\n"

    static let source = """
        // Written by dovetail open: what playgrounds import to show a view.
        #if os(Linux)
        import Foundation
        import SwiftUI

        /// The page that runs. Its lines run on the main thread, although the compiler doesn't know that of them.
        public final class PlaygroundPage: @unchecked Sendable {
            public static let current = PlaygroundPage()

            /// A page goes on while its window is open, whatever this says.
            public var needsIndefiniteExecution = false

            fileprivate var view: AnyView?

            /// Shows a view when the page's lines have run.
            public func setLiveView<Content: View>(_ view: Content) {
                MainActor.assumeIsolated { self.view = AnyView(view) }
            }

            /// Ends the page.
            public func finishExecution() -> Never { exit(0) }

            /// Opens the window of the live view. The last line of each page, added by dovetail open.
            public func showLiveView() {
                MainActor.assumeIsolated {
                    if view != nil { PlaygroundApp.main() }
                }
            }
        }

        struct PlaygroundApp: App {
            var body: some Scene {
                WindowGroup("Playground") { PlaygroundPage.current.view }
            }
        }
        #endif

        """
}
