import Foundation

/// What is called with an address that the program is asked to open.
package struct URLHandler {
    let action: (URL) -> Void
}

extension View {
    /// Runs an action when the program is asked to open an address. Of several in a window the innermost that was made last is asked.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(DeclarationModifier(URLHandler(action: action), in: { $0.windowDeclarations?.urls }))
    }
}

private enum URLHandlersKey: WindowDeclarationKey { typealias Value = URLHandler }

extension WindowDeclarations {
    /// What happens with addresses that the window is opened with.
    var urls: DeclarationList<URLHandler> { self[URLHandlersKey.self] }
}
