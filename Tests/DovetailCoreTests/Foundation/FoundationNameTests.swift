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
        #expect(NSEC_PER_SEC == 1_000_000_000 && USEC_PER_SEC == 1_000_000 && MSEC_PER_SEC == 1000)
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

    @Test("bytes that grow are made, changed in their place and read, by their names in Core Foundation")
    func bytes() throws {
        let data = try #require(CFDataCreateMutable(kCFAllocatorDefault, 4))
        #expect(CFDataGetLength(data) == 0)
        CFDataSetLength(data, 3)
        let bytes = try #require(CFDataGetMutableBytePtr(data))
        (bytes[0], bytes[1], bytes[2]) = (7, 8, 9)
        CFDataAppendBytes(data, [1, 2], 2)
        CFDataIncreaseLength(data, 1)
        #expect(data as Data == Data([7, 8, 9, 1, 2, 0]) && CFDataGetBytePtr(data)[1] == 8)
        CFDataSetLength(data, 1)
        #expect(CGDataProvider(data: data)?.data == Data([7]))
        #expect(CFDataCreate(nil, [5, 6], 2) == Data([5, 6]) && CFDataCreate(nil, nil, 2) == nil)
    }

    @Test("texts are written in other letters, in their place or in a part of it")
    func transforms() {
        let text = NSMutableString(string: "Čeština")
        #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false) && text == "Cestina")
        let code = NSMutableString(string: "\\uf007")
        #expect(CFStringTransform(code, nil, "Any-Hex/Java" as NSString, true) && code == "\u{F007}")
        let part = NSMutableString(string: "中 中")
        var range = CFRangeMake(2, 1)
        #expect(CFStringTransform(part, &range, kCFStringTransformMandarinLatin, false) && part == "中 zhōng")
        #expect(range == CFRangeMake(2, 5))
        range = CFRangeMake(6, 4)
        #expect(!CFStringTransform(part, &range, kCFStringTransformToLatin, false) && part == "中 zhōng")
        #expect(!CFStringTransform(part, nil, "no such thing", false) && part == "中 zhōng")
    }

    @Test("messages are made of names")
    func messages() { #expect(NSStringFromSelector(NSSelectorFromString("tapped:")) == "tapped:") }
}
