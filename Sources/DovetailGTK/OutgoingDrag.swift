import CDovetailGTK
import CGTK
import DovetailCore
import DovetailPaint
import Foundation

/// A drag that has left its window: it offers what is dragged to all windows and programs.
@MainActor
final class OutgoingDrag {
    /// The drag of this process that is under way: there is one pointer. Its own windows get the items as they are.
    private(set) static var current: OutgoingDrag?
    let items: [NSItemProvider]
    private let mimeTypes: [String]
    /// Where the files are that were made for it; nil for none.
    private var files: URL?

    /// Goes on with the press of a gesture. Does nothing where there is none.
    static func begin(_ items: [NSItemProvider], picture: AnyView, press: OpaquePointer) {
        let drag = OutgoingDrag(items)
        let bytes = ImageRenderer(content: picture.opacity(0.85)).pngData ?? Data()
        let names = drag.mimeTypes.map { strdup($0) }
        defer { names.forEach { free($0) } }
        let source = DovetailDragSource(
            context: Unmanaged.passRetained(drag).toOpaque(),
            write: { context, mime, request in
                MainActor.assumeIsolated {
                    OutgoingDrag.from(context).write(String(cString: mime!), OpaquePointer(request!))
                }
            },
            ended: { context in
                MainActor.assumeIsolated {
                    let drag = Unmanaged<OutgoingDrag>.fromOpaque(context!).takeRetainedValue()
                    if OutgoingDrag.current === drag { OutgoingDrag.current = nil }
                }
            })
        current = drag
        let hasBegun = (names.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer { names in
            bytes.withUnsafeBytes {
                dovetail_drag_begin(
                    press, names.baseAddress, $0.isEmpty ? nil : $0.baseAddress, gsize($0.count), source)
            }
        }
        if hasBegun == 0 { source.ended(source.context) }
    }

    private nonisolated static func from(_ context: UnsafeMutableRawPointer?) -> OutgoingDrag {
        Unmanaged<OutgoingDrag>.fromOpaque(context!).takeUnretainedValue()
    }

    private init(_ items: [NSItemProvider]) {
        self.items = items
        var seen: Set<String> = []
        let files = items.contains { $0.fileTypeForOthers != nil } ? [DataKinds.addresses] : []
        // Data itself is better than a file with it.
        mimeTypes = (items.flatMap(\.typeIdentifiersForOthers).flatMap(DataKinds.mimeTypes) + files)
            .filter { seen.insert($0).inserted }
    }

    // MARK: What others ask for

    /// Makes the data of a MIME type: of several items the texts and addresses together, and else the first that has it.
    private func write(_ mime: String, _ request: OpaquePointer) {
        let answer = Answer(request)
        Task { @MainActor in
            var parts: [Data] = []
            for (index, item) in items.enumerated() {
                // In a folder of its own, since several may have the same name.
                if mime == DataKinds.addresses, item.fileTypeForOthers != nil {
                    let folder = (files ?? DraggedFiles.newFolder())
                    files = folder
                    let file = await DraggedFiles.file(of: item, in: folder.appendingPathComponent("\(index)"))
                    if let file { parts.append(Data(file.absoluteString.utf8)) }
                    continue
                }
                let form = item.typeIdentifiersForOthers.first { DataKinds.mimeTypes(of: $0).contains(mime) }
                if let form, let data = await item.data(of: form) { parts.append(data) }
                if !parts.isEmpty, mime != DataKinds.addresses, !mime.hasPrefix("text/plain") { break }
            }
            let separator = Data((mime == DataKinds.addresses ? "\r\n" : "\n").utf8)
            var data = Data(parts.joined(separator: separator))
            if mime == DataKinds.addresses, !parts.isEmpty { data += separator }
            answer.give(parts.isEmpty ? nil : data)
        }
    }

    /// A question of the desktop's, which is used on the main thread alone.
    private struct Answer: @unchecked Sendable {
        private let request: OpaquePointer
        init(_ request: OpaquePointer) { self.request = request }

        func give(_ data: Data?) {
            guard let data else { return dovetail_drag_answer(UnsafeMutableRawPointer(request), nil, 0) }
            // An empty text is data all the same.
            (data.isEmpty ? Data([0]) : data).withUnsafeBytes {
                dovetail_drag_answer(UnsafeMutableRawPointer(request), $0.baseAddress, gsize(data.count))
            }
        }
    }
}

extension NSItemProvider {
    /// The data of one of its forms; nil when it cannot be made.
    fileprivate func data(of identifier: String) async -> Data? {
        await withCheckedContinuation { continuation in
            loadDataRepresentation(forTypeIdentifier: identifier) { data, _ in continuation.resume(returning: data) }
        }
    }
}
