import DovetailAppKit
import DovetailCore
import Foundation
import SwiftUI

extension NSApplicationDelegate where Self: NSObject {
    /// Starts a program of AppKit's life cycle, whose delegate is marked `@main`: it shows the windows that the delegate opens when the program was
    /// launched.
    ///
    ///     @main
    ///     class AppDelegate: NSObject, NSApplicationDelegate {
    ///         var window: NSWindow!
    ///         func applicationDidFinishLaunching(_ notification: Notification) {
    ///             window = NSWindow(contentViewController: NSHostingController(rootView: ContentView()))
    ///             window.makeKeyAndOrderFront(nil)
    ///         }
    ///     }
    ///
    /// It has the desktop's idiom unless its settings say otherwise. Interfaces of storyboards and nibs can't be loaded: windows that are described
    /// there are not shown.
    @MainActor @preconcurrency
    public static func main() {
        // It is a program for the desktop, unless its settings say otherwise. They are read when it starts.
        if Bundle.main.infoDictionary?[Idiom.infoKey] == nil { setenv(Idiom.variable, "desktop", 0) }
        DelegateApp<Self>.main()
    }
}

/// A program of AppKit's life cycle as an app of SwiftUI's, which has no window of its own.
private struct DelegateApp<Delegate: NSObject & NSApplicationDelegate>: App {
    @NSApplicationDelegateAdaptor(Delegate.self) private var delegate

    var body: some Scene {
        Settings { EmptyView() }
    }
}
