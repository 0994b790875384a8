import Foundation
import Testing

@testable import XcodeProjects

@Suite("PDF pictures")
struct PDFPictureTests {
    /// A page of 24 by 12 points with a red rectangle.
    private let page = """
        %PDF-1.4
        1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
        2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
        3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 24 12]/Resources<<>>/Contents 4 0 R>> endobj
        4 0 obj <</Length 25>> stream
        1 0 0 rg 2 2 20 8 re f  
        endstream endobj
        trailer <</Root 1 0 R>>
        %%EOF

        """

    @Test("a page becomes a vector picture of its size in points")
    func converted() throws {
        let folder = try TestFolder(["icon.pdf": page, "broken.pdf": "no picture"])
        let conversion = PictureConversion()
        let svg = String(decoding: try #require(conversion.svg(of: folder["icon.pdf"])), as: UTF8.self)
        let tag = try #require(svg.range(of: "<svg[^>]*>", options: .regularExpression).map { String(svg[$0]) })
        #expect(tag.contains("width=\"24\"") && tag.contains("height=\"12\""), "\(tag)")
        #expect(svg.contains("<path") && svg.contains("rgb(100%"))
        #expect(conversion.svg(of: folder["broken.pdf"]) == nil)
    }
}
