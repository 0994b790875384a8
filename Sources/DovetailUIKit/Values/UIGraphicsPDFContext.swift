// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import DovetailCore
import DovetailPaint
import DovetailPlatform
import Foundation

/// The PDF files that are begun, innermost last.
@MainActor
private enum PDFContexts {
    struct Begun {
        let context: UIGraphicsPDFRendererContext
        let file: PDFFile
        /// The box of the page that is begun, or of those to come.
        var bounds: CGRect
        /// Takes the bytes of the whole file.
        let take: (Data) -> Void
        let written: Written
    }

    final class Written { var data = Data() }

    // One for the process: files begin and end within calls of the main thread.
    static var all: [Begun] = []

    static func begin(_ bounds: CGRect, take: @escaping (Data) -> Void) {
        // UIKit's letter, where the box is empty.
        let box = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        let drawing = ImmediateDrawing(area: box)
        drawing.keepsViews = true
        let written = Written()
        let file = PDFFile(mediaBox: box) {
            written.data = $0
            return true
        }
        let context = UIGraphicsPDFRendererContext(drawing, file, box, format: .default())
        all.append(Begun(context: context, file: file, bounds: box, take: take, written: written))
        ImmediateDrawing.resume(drawing)
    }

    /// Begins a page, with a box of its own or that of the file.
    static func beginPage(_ bounds: CGRect?) {
        guard let last = all.indices.last else { return }
        let box = bounds ?? all[last].context.pdfContextBounds
        all[last].bounds = box
        all[last].context.beginPage(withBounds: box, pageInfo: [:])
    }
}

/// Begins a PDF file, for ``UIGraphicsBeginPDFPage()`` and ``UIGraphicsEndPDFContext()``, which adds its bytes to `data`.
/// ``UIGraphicsPDFRenderer`` does the same with less to forget.
///
/// - Parameters:
///   - bounds: The box of the pages, in points; an empty one stands for 612 by 792.
///   - documentInfo: Words about the file. Not written.
@MainActor @preconcurrency
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    PDFContexts.begin(bounds) { data.append($0) }
}

/// Begins a PDF file at a path, which appears whole with ``UIGraphicsEndPDFContext()``.
///
/// - Parameters:
///   - bounds: The box of the pages, in points; an empty one stands for 612 by 792.
///   - documentInfo: Words about the file. Not written.
/// - Returns: False where the folder can't be written to.
@discardableResult
@MainActor @preconcurrency
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?)
    -> Bool
{
    let url = URL(fileURLWithPath: path)
    guard FileManager.default.isWritableFile(atPath: url.deletingLastPathComponent().path) else { return false }
    PDFContexts.begin(bounds) { data in
        do { try data.write(to: url, options: .atomic) } catch {
            Log.warnOnce("pdf \(path)", "the PDF file “\(path)” can't be written: \(error)")
        }
    }
    return true
}

/// Begins a page as large as the file says. One that was begun ends. Without a file it does nothing.
@MainActor @preconcurrency
public func UIGraphicsBeginPDFPage() { PDFContexts.beginPage(nil) }

/// Begins a page of a size of its own.
///
/// - Parameter pageInfo: Not used.
@MainActor @preconcurrency
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    PDFContexts.beginPage(bounds)
}

/// The box of the page that is begun, in points; empty without a file.
@MainActor @preconcurrency
public func UIGraphicsGetPDFContextBounds() -> CGRect { PDFContexts.all.last?.bounds ?? .zero }

/// Ends the file. Without one it does nothing.
@MainActor @preconcurrency
public func UIGraphicsEndPDFContext() {
    guard let begun = PDFContexts.all.popLast() else { return }
    ImmediateDrawing.end()
    begun.context.end()
    begun.file.close()
    begun.take(begun.written.data)
}
