import DovetailTesting
import Foundation

@testable import DovetailEngine
@testable import SwiftUI

/// Shows a view as a program does that is watched while it is edited, and then another view as the program does that takes its place.
///
/// The two views are most often of local types with the same name in two functions: their names mean the same, as those of one type do in
/// two programs.
@MainActor
enum NextProgram {
    /// - Parameters:
    ///   - old: The view as it was before it was edited, and what a person does with it.
    ///   - new: The view as it is now, and what is looked at.
    /// - Returns: What could not be kept, as it is told on the terminal.
    @discardableResult
    static func follows<Old: View, New: View>(
        _ old: Old, by new: New, size: CGSize = CGSize(width: 400, height: 300), use: (TestHost) throws -> Void,
        look: (TestHost) throws -> Void
    ) throws -> [String] {
        // Nothing else makes views on the main thread until this returns.
        defer { Handover.ofProcess = nil }
        Handover.ofProcess = Handover()
        let before = TestHost(size: size) { old }
        try use(before)
        let (views, focus) = (Handover.ofProcess!.capture(), FocusPlace(in: before.window))
        var losses = Handover.ofProcess!.losses
        let sent = try JSONDecoder().decode(
            [String: Handover.Kept].self, from: JSONEncoder().encode(views))
        Handover.ofProcess = Handover(received: sent)
        let after = TestHost(size: size) { new }
        focus?.restore(in: after.window)
        after.settle()
        try look(after)
        losses += Handover.ofProcess!.losses
        return losses
    }

    /// The same for a view that was not edited itself.
    @discardableResult
    static func shows(
        _ view: some View, size: CGSize = CGSize(width: 400, height: 300), use: (TestHost) throws -> Void,
        look: (TestHost) throws -> Void
    ) throws -> [String] {
        try follows(view, by: view, size: size, use: use, look: look)
    }
}
