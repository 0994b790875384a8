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

    @Test("what a program's modules need of the system is told by the libraries that it is linked with")
    func runTimePackages() {
        let needs = RunTimePackages(
            loaded: """
                \tlinux-vdso.so.1 (0x00007ffd)
                \tlibDovetailCoreLocation.so => /opt/dovetail/lib/libDovetailCoreLocation.so (0x00007f00)
                \tlibwebkitgtk-6.0.so.4 => not found
                \tlibgstreamer-1.0.so.0 => /lib/x86_64-linux-gnu/libgstreamer-1.0.so.0 (0x00007f01)
                \tlibsqlite3.so.0 => /lib/x86_64-linux-gnu/libsqlite3.so.0 (0x00007f02)
                \tlibother.so.1 => not found
                """)
        #expect(
            needs.packages == [
                "libgstreamer1.0-0", "libgstreamer-plugins-base1.0-0", "gstreamer1.0-plugins-base",
                "gstreamer1.0-plugins-good", "libwebkitgtk-6.0-4", "geoclue-2.0",
            ])
        #expect(
            needs.remedies == [
                "WebKitGTK (libwebkitgtk-6.0.so.4) is not installed. On Debian and Ubuntu: apt-get install libwebkitgtk-6.0-4",
                "libother.so.1 is not installed.",
            ])
        #expect(RunTimePackages(loaded: "").packages.isEmpty)
    }
}
