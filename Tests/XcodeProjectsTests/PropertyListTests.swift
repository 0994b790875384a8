import Foundation
import Testing

@testable import XcodeProjects

@Suite("Property lists")
struct PropertyListTests {
    private func parse(_ text: String) throws -> PropertyValue { try PropertyValue.read(Data(text.utf8), name: "p") }

    @Test("texts, lists, comments, escapes and data of the old form")
    func ascii() throws {
        let list = try parse(
            """
            // !$*UTF8*$!
            { /* a comment */ plain = Some.Thing/with-$VAR_1; "quoted key" = "a \\"b\\"\\n\\U00e9 /* no comment */";
              list = (a, "b c", ); data = <0fbd77 1c>; inner = { empty = (); }; 'single' = 'x'; Ünï = ö; }
            """)
        #expect(list["plain"] == .string("Some.Thing/with-$VAR_1"))
        #expect(list["quoted key"] == .string("a \"b\"\né /* no comment */"))
        #expect(list["list"] == .array([.string("a"), .string("b c")]))
        #expect(list["data"] == .string(""))
        #expect(list["inner"]?["empty"] == .array([]))
        #expect(list["single"] == .string("x"))
        #expect(list["Ünï"] == .string("ö"))
    }

    @Test("XML, binary and JSON lists read alike")
    func otherForms() throws {
        let values: [String: Any] = ["a": ["b": "c"], "n": 5, "l": ["x"]]
        let expected = PropertyValue.dictionary([
            "a": .dictionary(["b": .string("c")]), "n": .string("5"), "l": .array([.string("x")]),
        ])
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0)
            #expect(try PropertyValue.read(data, name: "p") == expected)
        }
        #expect(try PropertyValue.read(JSONSerialization.data(withJSONObject: values), name: "p") == expected)
    }

    @Test(
        "damage is told with its line",
        arguments: [
            ("{ a = 1;\n b 2; }", "p:2: “=” is missing after the key “b”."),
            ("{ a = 1\n}", "p:2: “;” is missing after the value of “a”."),
            ("{ a = (1 2); }", "p:1: “,” is missing after an element of a list."),
            ("{ a = \"never ends; }", "p:1: a quoted text has no end."),
            ("{\n/* never ends", "p:2: a comment has no end."),
            ("{ a = {", "p:1: the file ends within a list."),
            ("{ } more", "p:1: nothing was expected after the list's end."),
            ("{ a = ]; }", "p:1: “]” is not expected here."),
            ("", "p is empty."), ("  \n", "p is empty."),
            ("bplist00garbage", "p is a damaged binary property list."),
            ("<?xml version=\"1.0\"?><plist><dict>", "p is a damaged XML property list."),
            ("{ \"a\": 1, ", "p is damaged: it begins as JSON, but is not."),
            (String(repeating: "(", count: 5000), "p:1: lists are nested deeper than 128 levels."),
        ])
    func damage(text: String, message: String) {
        #expect(throws: XcodeError(message)) { try parse(text) }
    }

    @Test("any bytes end in a list or an error", arguments: 0..<40)
    func anyBytes(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        let alphabet = Array("{}()=;,\"'\\/*<> \nabU0".utf8) + [0xFF, 0x00, 0xC3]
        for _ in 0..<200 {
            var bytes: [UInt8] = [UInt8(ascii: "{")]
            for _ in 0..<30 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes.append(alphabet[Int(state >> 33) % alphabet.count])
            }
            _ = try? PropertyValue.read(Data(bytes), name: "p")
        }
    }
}
