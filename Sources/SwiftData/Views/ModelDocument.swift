import DovetailControls
import DovetailCore
import Foundation
import UniformTypeIdentifiers

/// A document whose content is models: a file that is a store.
///
/// The models of an open document are in memory; the file is written as a whole when the document is saved, and is the old one until then.
@MainActor
public final class ModelDocument {
    let container: ModelContainer

    fileprivate init(_ models: DocumentModels, contents: Data?, url: URL?) throws {
        container = try ModelContainer(
            for: models.schema, migrationPlan: models.migrationPlan, contents: contents, of: url)
        // Saving is what the person, or the window, does with the file.
        container.mainContext.autosaveEnabled = false
    }

    fileprivate func contents() throws -> Data {
        try container.mainContext.save()
        return try container.stores[0].perform { try $0.contents() }
    }
}

/// What the documents of a group have.
private struct DocumentModels: @unchecked Sendable {
    let schema: Schema
    let migrationPlan: (any SchemaMigrationPlan.Type)?

    /// How such documents are made, read and written.
    nonisolated func kind(
        _ contentType: UTType, isEditable: Bool, _ prepare: @escaping (ModelContext) -> Void
    ) -> DocumentKind<ModelDocument> {
        DocumentKind(
            makeNew: isEditable ? { MainActor.assumeIsolated { makeNew(prepare) } } : nil, readableTypes: [contentType],
            writableTypes: [contentType],
            read: { configuration in
                let contents = configuration.file.regularFileContents ?? Data()
                return try MainActor.assumeIsolated {
                    try ModelDocument(self, contents: contents.isEmpty ? nil : contents, url: nil)
                }
            },
            write: { document, _ in
                FileWrapper(regularFileWithContents: try MainActor.assumeIsolated { try document.contents() })
            }, changes: nil)
    }

    @MainActor private func makeNew(_ prepare: (ModelContext) -> Void) -> ModelDocument {
        do {
            let document = try ModelDocument(self, contents: nil, url: nil)
            prepare(document.container.mainContext)
            try document.container.mainContext.save()
            return document
        } catch {
            fatalError("A new document cannot be made: \(error)")
        }
    }
}

/// The content of a document's window, in the context of its models.
public struct ModelDocumentContent<Content: View>: View {
    let document: ModelDocument
    let content: Content

    public var body: some View { content.modelContext(document.container.mainContext) }
}

extension DocumentGroup where Document == ModelDocument {
    /// Windows for documents of models, to be changed. The views inside find the models by `@Query` and ``EnvironmentValues/modelContext``.
    ///
    /// - Parameter prepareDocument: Is called with the context of a new document, to begin it with some models.
    nonisolated public init<Editor: View>(
        editing modelTypes: [any PersistentModel.Type], contentType: UTType,
        @ViewBuilder editor: @escaping () -> Editor, prepareDocument: @escaping (ModelContext) -> Void = { _ in }
    ) where Content == ModelDocumentContent<Editor> {
        self.init(
            DocumentModels(schema: Schema(modelTypes), migrationPlan: nil), contentType, true, editor, prepareDocument)
    }

    /// Windows for documents of models, to be changed.
    nonisolated public init<Editor: View>(
        editing modelType: any PersistentModel.Type, contentType: UTType,
        @ViewBuilder editor: @escaping () -> Editor, prepareDocument: @escaping (ModelContext) -> Void = { _ in }
    ) where Content == ModelDocumentContent<Editor> {
        self.init(
            editing: [modelType], contentType: contentType, editor: editor, prepareDocument: prepareDocument)
    }

    /// Windows for documents of models, to be changed, which are brought from earlier versions of the models to the latest.
    nonisolated public init<Editor: View>(
        editing modelTypes: [any PersistentModel.Type] = [], contentType: UTType,
        migrationPlan: any SchemaMigrationPlan.Type, @ViewBuilder editor: @escaping () -> Editor,
        prepareDocument: @escaping (ModelContext) -> Void = { _ in }
    ) where Content == ModelDocumentContent<Editor> {
        let schema = migrationPlan.schemas.last.map { Schema(versionedSchema: $0) } ?? Schema(modelTypes)
        self.init(
            DocumentModels(schema: schema, migrationPlan: migrationPlan), contentType, true, editor, prepareDocument)
    }

    /// Windows for documents of models, only to be looked at.
    nonisolated public init<Viewer: View>(
        viewing modelTypes: [any PersistentModel.Type], contentType: UTType,
        @ViewBuilder viewer: @escaping () -> Viewer
    ) where Content == ModelDocumentContent<Viewer> {
        self.init(DocumentModels(schema: Schema(modelTypes), migrationPlan: nil), contentType, false, viewer) { _ in }
    }

    /// Windows for documents of models, only to be looked at.
    nonisolated public init<Viewer: View>(
        viewing modelType: any PersistentModel.Type, contentType: UTType, @ViewBuilder viewer: @escaping () -> Viewer
    ) where Content == ModelDocumentContent<Viewer> {
        self.init(viewing: [modelType], contentType: contentType, viewer: viewer)
    }

    private nonisolated init<Inner: View>(
        _ models: DocumentModels, _ contentType: UTType, _ isEditable: Bool, _ content: @escaping () -> Inner,
        _ prepare: @escaping (ModelContext) -> Void
    ) where Content == ModelDocumentContent<Inner> {
        self.init(kind: models.kind(contentType, isEditable: isEditable, prepare)) { undoManager, document in
            let context = document.container.mainContext
            if isEditable, context.undoManager !== undoManager { context.undoManager = undoManager }
            return ModelDocumentContent(document: document, content: content())
        }
    }
}
