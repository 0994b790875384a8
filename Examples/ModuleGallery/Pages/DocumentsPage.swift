import CoreServices
import PDFKit
import SwiftUI

/// A document that the app draws, in a view that turns its pages.
struct DocumentsPage: View {
    @State private var document = DocumentsPage.make()

    var body: some View {
        VStack(spacing: 0) {
            PDFPages(document: document)
            Divider()
            Text("\(document?.pageCount ?? 0) pages · \(kUTTypePDF as String)").font(.footnote).foregroundStyle(
                .secondary
            ).padding(8)
        }
    }

    private static func make() -> PDFDocument? {
        let page = CGRect(x: 0, y: 0, width: 420, height: 300)
        let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            for (number, word) in ["One", "Two", "Three"].enumerated() {
                context.beginPage()
                UIColor.systemIndigo.withAlphaComponent(0.15).setFill()
                UIBezierPath(roundedRect: page.insetBy(dx: 24, dy: 24), cornerRadius: 16).fill()
                (word as NSString).draw(
                    at: CGPoint(x: 48, y: 48 + CGFloat(number) * 30),
                    withAttributes: [
                        .font: UIFont.systemFont(ofSize: 40, weight: .bold), .foregroundColor: UIColor.systemIndigo,
                    ])
            }
        }
        return PDFDocument(data: data)
    }
}

private struct PDFPages: UIViewRepresentable {
    let document: PDFDocument?

    func makeUIView(context: Context) -> PDFView {
        let view = PDFView()
        view.autoScales = true
        return view
    }
    func updateUIView(_ view: PDFView, context: Context) { if view.document !== document { view.document = document } }
}
