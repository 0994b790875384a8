import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation
import UniformTypeIdentifiers

/// What is dragged.
@MainActor
final class DragSession: NSObject, UIDragSession, UIDropSession {
    /// What was taken up last in this program.
    final class Current: ProgramPart {
        var session: DragSession?
        init(in program: Program) {}
    }
    static var current: Current { Current.ofProgram }

    private weak var view: UIView?
    private let point: CGPoint
    var items: [UIDragItem] = []
    var localContext: Any?
    let allowsMoveOperation = true
    var localDragSession: (any UIDragSession)?

    init(in view: UIView, at point: CGPoint) { (self.view, self.point) = (view, point) }

    /// What is over a view. Things of this program are the same objects as where they were taken up.
    convenience init(over view: UIView, _ info: DropInfo) {
        self.init(in: view, at: info.location)
        let known = Self.current.session
        items = info.itemProviders(for: [UTType.item, .data, .content]).map { provider in
            known?.items.first { $0.itemProvider === provider } ?? UIDragItem(itemProvider: provider)
        }
        if let known, items.contains(where: { item in known.items.contains { $0 === item } }) {
            localDragSession = known
            for item in known.items where !items.contains(where: { $0 === item }) { items.append(item) }
        }
    }

    func location(in view: UIView) -> CGPoint { self.view?.convert(point, to: view) ?? point }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        hasItemsConforming(toTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        // A type is the same on every thread.
        nonisolated(unsafe) let aClass = aClass
        let types = aClass.readableTypeIdentifiersForItemProvider
        let wanted = items.compactMap { item in
            types.first { item.itemProvider.hasItemConformingToTypeIdentifier($0) }.map { (item.itemProvider, $0) }
        }
        let progress = Progress(totalUnitCount: Int64(wanted.count))
        let found = FoundObjects(count: wanted.count, completion)
        if wanted.isEmpty { DispatchQueue.onMain { found.told() } }
        for (index, (provider, type)) in wanted.enumerated() {
            _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                DispatchQueue.onMain {
                    if let data {
                        found.objects[index] = try? aClass.object(withItemProviderData: data, typeIdentifier: type)
                    }
                    progress.completedUnitCount += 1
                    found.came()
                }
            }
        }
        return progress
    }
}

/// Objects that come one after the other.
@MainActor
private final class FoundObjects {
    var objects: [Int: any NSItemProviderReading] = [:]
    private var waiting: Int
    private let completion: ([any NSItemProviderReading]) -> Void

    init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
        (waiting, self.completion) = (count, completion)
    }

    func came() {
        waiting -= 1
        if waiting == 0 { told() }
    }
    func told() { completion(objects.sorted { $0.key < $1.key }.map(\.value)) }
}
