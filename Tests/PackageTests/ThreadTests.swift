import TestSupport
import Testing

@Suite("Writes from many threads")
struct ThreadTests {
    // The same program runs under the thread sanitiser in scripts/test-threads.sh.
    @Test(
        "BEH-014, BEH-078: eight threads write states for three seconds; no last write is lost, bodies run on the main thread"
    )
    func noLostWrites() throws {
        let result = try Tool.run(Tool.built("ThreadProbe"), ["3"])
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains("writes from 8 threads"))
    }
}
