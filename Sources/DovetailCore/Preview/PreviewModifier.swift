import Foundation

/// Puts something around previewed views, with data that all previews with modifiers of its type share.
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent
    /// Makes the shared data, once.
    static func makeSharedContext() async throws -> Context
    /// The content with something around it.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// A previewed view, as a ``PreviewModifier`` sees it.
public struct PreviewModifierContent: View {
    let content: AnyView
    public var body: some View { content }
}

/// Makes the shared data and then shows the content.
struct PreviewModifierView<M: PreviewModifier>: View {
    let modifier: M
    let content: AnyView
    @State private var context: M.Context?

    init(modifier: M, content: AnyView) {
        self.modifier = modifier
        self.content = content
    }

    var body: some View {
        if let context = (() as? M.Context) ?? context ?? PreviewContexts.value(for: M.self) {
            modifier.body(content: PreviewModifierContent(content: content), context: context)
        } else {
            EmptyView()
                .frame(width: 0, height: 0)
                .task {
                    do {
                        let context = try await M.makeSharedContext()
                        PreviewContexts.set(context, for: M.self)
                        self.context = context
                    } catch {
                        Log.logger.error("\(M.self) made no context for its previews: \(error)")
                    }
                    PreviewContexts.pending -= 1
                }
                .onAppear { PreviewContexts.pending += 1 }
        }
    }
}

/// The data that preview modifiers of each type share. A process that shows previews shows nothing else, and the data of a type is the same
/// whoever asks for it, so there is one of each type.
@MainActor
package enum PreviewContexts {
    // One for the process, by their types.
    private static var values: [ObjectIdentifier: Any] = [:]
    /// How many are being made in the process.
    package internal(set) static var pending = 0

    static func value<M: PreviewModifier>(for type: M.Type) -> M.Context? {
        values[ObjectIdentifier(type)] as? M.Context
    }

    static func set<M: PreviewModifier>(_ context: M.Context, for type: M.Type) {
        values[ObjectIdentifier(type)] = context
    }
}
