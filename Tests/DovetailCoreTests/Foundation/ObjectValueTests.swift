import Foundation
import SwiftUI
import Testing

@Suite("Values as objects")
struct ObjectValueTests {
    @Test("an id, a date, an address and lists may be arguments of conditions and texts")
    func arguments() throws {
        let id = UUID()
        let date = Date(timeIntervalSince1970: 0)
        let row: [String: Any] = ["id": id, "date": date, "name": "b"]
        #expect(NSPredicate(format: "id == %@", id as CVarArg).evaluate(with: row))
        #expect(!NSPredicate(format: "id == %@", UUID() as CVarArg).evaluate(with: row))
        #expect(NSPredicate(format: "date <= %@", Date() as CVarArg).evaluate(with: row))
        #expect(NSPredicate(format: "name IN %@", ["a", "b"] as CVarArg).evaluate(with: row))
        #expect(String(format: "%@ %d", id as CVarArg, 3) == "\(id) 3")
        #expect(String(format: "%@", try #require(URL(string: "https://a.org")) as CVarArg) == "https://a.org")
    }

    @Test("a list in brackets is a set of objects where one is asked for")
    func sets() {
        let object = NSString(string: "x")
        var set: NSSet? = [object, object, 1]
        #expect(set?.count == 2 && set?.contains(object) == true)
        set = []
        #expect(set?.count == 0)
    }

    @Test("code finds out which queue it runs on")
    func queue() {
        let queue = DispatchQueue(label: "of the test")
        #expect(queue.sync { String(cString: __dispatch_queue_get_label(nil)) } == "of the test")
    }
}
