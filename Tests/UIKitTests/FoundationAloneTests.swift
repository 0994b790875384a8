import Foundation
import FoundationAdditions
import Testing

/// What a file sees that imports Foundation alone, as the platform's does with the additions.
struct FoundationAloneTests {
    @Test("Vectors and transforms are there without Core Graphics") func geometry() {
        let vector = CGVector(dx: 3, dy: 4)
        #expect(hypot(vector.dx, vector.dy) == 5)
        #expect(CGPoint(x: 1, y: 2).applying(CGAffineTransform(translationX: 2, y: 0)).x == 3)
    }

    @Test("A dictionary takes keys that can be copied") func keys() {
        let dictionary = NSMutableDictionary()
        dictionary.setObject("a.png", forKey: "unselected" as NSCopying)
        dictionary.setObject("b.png", forKey: "unselected" as NSCopying)
        #expect(dictionary["unselected"] as? String == "b.png" && dictionary.count == 1)
        let all: NSFastEnumeration = [1, 2]
        var count = 0
        for _ in all { count += 1 }
        #expect(count == 2)
    }
}
