import AttributeGraph
import Foundation

/// A preview of the running program.
@MainActor
package struct CatalogedPreview {
    /// Where it is, such as “App/ContentView.swift:12”, or the type that provides it.
    package let place: String
    package let settings: PreviewSettings
    package let view: AnyView

    /// What it is called: its own name, else its place.
    package var name: String { settings.name ?? place }

    /// A window that shows it. Its scene storage is kept nowhere.
    package func window(_ environment: EnvironmentValues, _ services: HostServices) -> WindowRoot {
        WindowRoot(rootView: view, environment: environment, services: services, session: SceneSession())
    }
}

/// All previews of the running program, in the order of their places.
@MainActor
package enum PreviewCatalog {
    /// `services` are those of the windows that are made to list what providers have.
    package static func all(services: HostServices) -> [CatalogedPreview] {
        let macros = ConformingTypes.all(of: (any PreviewRegistry).self).compactMap { $0 as? any PreviewRegistry.Type }
        let inOrder = macros.sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
        let providers = ConformingTypes.all(of: (any PreviewProvider).self)
            .compactMap { $0 as? any PreviewProvider.Type }
            .sorted { String(reflecting: $0) < String(reflecting: $1) }
        return inOrder.compactMap(preview) + providers.flatMap { previews(of: $0, services: services) }
    }

    private static func preview(_ type: any PreviewRegistry.Type) -> CatalogedPreview? {
        let place = "\(type.fileID):\(type.line)"
        do {
            let preview = try type.makePreview()
            return CatalogedPreview(place: place, settings: preview.settings, view: preview.view())
        } catch {
            Log.logger.error("The preview at \(place) cannot be made: \(error)")
            return nil
        }
    }

    /// Each view of a provider is a preview.
    private static func previews<P: PreviewProvider>(
        of type: P.Type, services: HostServices
    ) -> [CatalogedPreview] {
        let found = FoundPreviews()
        let window = WindowRoot(
            rootView: ChildrenReader(content: P.previews) { children in
                found.note(children)
            }, services: services)
        window.update(at: 0)
        defer { window.close() }
        return found.settings.enumerated().map { index, settings in
            CatalogedPreview(
                place: String(reflecting: type), settings: settings ?? PreviewSettings(),
                view: AnyView(
                    ChildrenReader(content: P.previews) { children in
                        if index < children.count { children[index] }
                    }))
        }
    }
}

/// What a provider's list of views holds.
private final class FoundPreviews {
    var settings: [PreviewSettings?] = []

    /// A view that has to be looked into, so that the closure around runs.
    func note(_ children: [ChildView]) -> AnyView {
        settings = children.map(\.traits.preview)
        return AnyView(EmptyView())
    }
}
