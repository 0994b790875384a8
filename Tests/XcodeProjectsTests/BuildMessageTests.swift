import Foundation
import Testing

@testable import XcodeProjects

@Suite("Messages of a build")
struct BuildMessageTests {
    @Test("each error is told once, those of one text together with their number, by the order of files")
    func grouped() {
        var messages = BuildMessages(package: URL(fileURLWithPath: "/p"))
        // The compiler says an error of a file in each job that reads the file.
        for _ in 0..<23 { messages.add("/p/Sources/B.swift:9:3: error: cannot find 'x' in scope") }
        messages.add("/p/Sources/A.swift:12:3: error: cannot find 'x' in scope")
        messages.add("/p/Sources/A.swift:2:3: error: cannot find 'x' in scope")
        messages.add("/p/Sources/C.swift:1:1: error: missing return")
        for _ in 0..<3 { messages.add("/p/Sources/C.swift:4:1: warning: never used") }
        messages.add("error: emit-module command failed with exit code 1")
        messages.add(" 1 | let a = x")
        #expect(
            messages.text == """

                cannot find 'x' in scope (3 places)
                    Sources/A.swift:2
                    Sources/A.swift:12
                    Sources/B.swift:9

                missing return
                    Sources/C.swift:1

                4 errors in 3 files
                """)
        #expect(messages.warningCount == 1)
    }

    @Test("an error of no source is told where there is no other")
    func otherErrors() {
        var messages = BuildMessages(package: URL(fileURLWithPath: "/p"))
        messages.add("error: no such module 'X'")
        messages.add("error: no such module 'X'")
        messages.add("error: fatalError")
        #expect(messages.text == "\nno such module 'X'")
    }

    @Test("what the linker misses is told with the file that names it, each once")
    func linker() {
        var messages = BuildMessages(package: URL(fileURLWithPath: "/p"))
        let line =
            "/p/.build/debug/App.build/Page.swift.o:Page.swift.o:$s3App4PageCMf: error: undefined reference to 'f'"
        for _ in 0..<2 { messages.add(line) }
        messages.add("error: link command failed with exit code 1 (use -v to see invocation)")
        #expect(
            messages.text == """

                undefined reference to 'f', in Page.swift
                link command failed with exit code 1 (use -v to see invocation)
                """)
    }

    @Test("of a tool that failed the errors are told, not what git prints on the way")
    func reasons() {
        let output = """
            Fetching https://example.org/a.git
            Cloning into bare repository '/b/a'...
            remote: Enumerating objects: 5, done.
            error: Failed to clone repository https://example.org/a.git:
                fatal: unable to access 'https://example.org/a.git/': Could not resolve host
                fatal: unable to access 'https://example.org/a.git/': Could not resolve host
            """
        #expect(
            BuildMessages.reasons(in: output)
                == "Failed to clone repository https://example.org/a.git: unable to access 'https://example.org/a.git/': Could not resolve host"
        )
        #expect(BuildMessages.reasons(in: "one\n two\n") == "one two")
    }
}
