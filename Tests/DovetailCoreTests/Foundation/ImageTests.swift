import Foundation
import FoundationAdditions
import MachO
import Testing

/// What the program is made of, by the names of Apple's systems.
@Suite("MachO: what the program is made of")
struct ImageTests {
    @Test("the program's own file and its libraries are named, and none has a header of Apple's")
    func images() throws {
        let names = (0..<_dyld_image_count()).map { String(cString: _dyld_get_image_name($0)) }
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        #expect(names.first == own && names.contains { $0.contains("/libc.so") } && Set(names).count == names.count)
        #expect(_dyld_get_image_header(0) == nil && _dyld_get_image_vmaddr_slide(0) != 0)
        #expect(_dyld_get_image_name(_dyld_image_count()) == nil)
    }

    @Test("a number that stands for an address is a pointer, and other values are none")
    func pointers() {
        #expect(NSNumber(value: UInt(4096)).pointerValue == UnsafeMutableRawPointer(bitPattern: 4096))
        #expect(NSNumber(value: 0).pointerValue == nil)
        #expect(!Thread.callStackReturnAddresses.compactMap(\.pointerValue).isEmpty)
        #expect(NSValue(range: NSRange(location: 1, length: 2)).pointerValue == nil)
    }
}
