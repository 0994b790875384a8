import Testing

@testable import dovetail

@Suite("Command line")
struct CommandLineTests {
    @Test("a missing library is named in one line, with what to install")
    func missingLibrary() {
        let missing = RequiredLibrary(name: "libmissing-9.so.1", title: "Missing 9", package: "libmissing-9-dev")
        #expect(
            missing.remedy
                == "Missing 9 (libmissing-9.so.1) is not installed. On Debian and Ubuntu: apt-get install libmissing-9-dev"
        )
        #expect(RequiredLibrary.gtk.remedy == nil)
    }
}
