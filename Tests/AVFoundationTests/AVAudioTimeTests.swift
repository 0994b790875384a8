import AVFoundation
import Foundation
import Testing

@Suite("Moments of sound")
struct AVAudioTimeTests {
    @Test("are told by the clock and by samples")
    func times() throws {
        let anchor = AVAudioTime(hostTime: 1_000_000_000, sampleTime: 100, atRate: 1000)
        let later = try #require(AVAudioTime(sampleTime: 600, atRate: 1000).extrapolateTime(fromAnchor: anchor))
        #expect(later.hostTime == 1_500_000_000 && later.sampleTime == 600)
        let host = try #require(AVAudioTime(hostTime: 3_000_000_000).extrapolateTime(fromAnchor: anchor))
        #expect(host.sampleTime == 2100 && !AVAudioTime(hostTime: 1).isSampleTimeValid)
        #expect(AVAudioTime.seconds(forHostTime: AVAudioTime.hostTime(forSeconds: 2.5)) == 2.5)
        let (first, second) = (mach_absolute_time(), mach_absolute_time())
        #expect(first <= second)
        var info = mach_timebase_info()
        mach_timebase_info(&info)
        #expect(info.numer == 1 && info.denom == 1)
    }
}
