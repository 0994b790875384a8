import Foundation
import SwiftUI
import Testing

@Suite("Names of Foundation that Linux lacks")
struct FoundationNameTests {
    @Test("limits of C's numbers")
    func limits() {
        #expect([INT8_MIN, INT16_MIN, SHRT_MIN] == [-128, -32768, -32768])
        #expect(INT32_MIN == .min && INT_MIN == Int32.min && INT64_MIN == .min && INT64_MAX == .max)
        #expect(UINT_MAX == 4_294_967_295 && UINT64_MAX == .max && ULONG_MAX == .max && LONG_MIN == .min)
        let count: NSInteger = 3
        #expect([1, 2, 3].count == count)
        #expect(NSEC_PER_SEC == 1_000_000_000 && USEC_PER_SEC == 1_000_000)
    }

    @Test(
        "XML is parsed, a file is written at once, and a response can be about nothing, with SwiftUI and Foundation alone"
    )
    func types() throws {
        final class Names: NSObject, XMLParserDelegate {
            var all: [String] = []
            func parser(
                _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
                attributes: [String: String]
            ) { all.append(elementName) }
        }
        let names = Names()
        let parser = XMLParser(data: Data("<a><b/></a>".utf8))
        parser.delegate = names
        #expect(parser.parse() && names.all == ["a", "b"])
        #expect(Data.WritingOptions.atomicWrite == .atomic)
        let response = URLResponse()
        #expect(response.mimeType == nil && response.expectedContentLength == -1)
    }
}
