import Foundation
import FoundationAdditions
import Synchronization
import Testing

@Suite("What a program does in the background")
struct ActivityTests {
    @Test("Activities run at once, and can be ended")
    func activities() {
        let process = ProcessInfo.processInfo
        let activity = process.beginActivity(options: [.userInitiated, .suddenTerminationDisabled], reason: "saving")
        #expect("\(activity)".contains("saving"))
        process.endActivity(activity)
        var ran = false
        process.performActivity(options: .background, reason: "saving") { ran = true }
        #expect(ran)
        #expect(ProcessInfo.ActivityOptions.userInitiated.contains(.userInitiatedAllowingIdleSystemSleep))
        #expect(!ProcessInfo.ActivityOptions.userInitiatedAllowingIdleSystemSleep.contains(.idleSystemSleepDisabled))
    }

    @Test("A scheduler runs its work again until it is invalidated")
    func scheduler() async throws {
        let scheduler = NSBackgroundActivityScheduler(identifier: "dovetail.test")
        scheduler.interval = 0.01
        scheduler.repeats = true
        let runs = Mutex(0)
        let (stream, more) = AsyncStream.makeStream(of: Int.self)
        scheduler.schedule { completion in
            more.yield(1)
            completion(.finished)
        }
        for await run in stream {
            runs.withLock { $0 += run }
            if runs.withLock({ $0 }) == 3 { break }
        }
        scheduler.invalidate()
        #expect(runs.withLock { $0 } == 3)
    }

    @Test("A scheduler that doesn't repeat runs once, and again where its work was deferred")
    func deferred() async throws {
        let scheduler = NSBackgroundActivityScheduler(identifier: "dovetail.test.once")
        scheduler.interval = 0.005
        let runs = Mutex(0)
        scheduler.schedule { completion in
            let run = runs.withLock { count in
                count += 1
                return count
            }
            completion(run == 1 ? .deferred : .finished)
        }
        for _ in 0..<500 where runs.withLock({ $0 }) < 2 { try await Task.sleep(for: .milliseconds(10)) }
        try await Task.sleep(for: .milliseconds(50))
        #expect(runs.withLock { $0 } == 2)
    }

    @Test("Distributed notifications reach the program that posts them")
    func distributed() {
        let name = Notification.Name("dovetail.test.distributed")
        let center = DistributedNotificationCenter.default()
        let heard = Mutex<[String]>([])
        let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
            heard.withLock { $0.append(notification.userInfo?["word"] as? String ?? "") }
        }
        center.postNotificationName(name, object: nil, userInfo: ["word": "a"], deliverImmediately: true)
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["word": "b"])
        center.removeObserver(token)
        center.postNotificationName(name, object: nil, userInfo: ["word": "c"])
        #expect(heard.withLock { $0 } == ["a"])
    }

    @Test("Bytes are compared where there may be none")
    func bytes() {
        let left: [UInt8] = [1, 2, 3]
        let right: [UInt8] = [1, 2, 4]
        let empty: [UInt8] = []
        left.withUnsafeBytes { left in
            right.withUnsafeBytes { right in
                #expect(memcmp(left.baseAddress, right.baseAddress, 2) == 0)
                #expect(memcmp(left.baseAddress, right.baseAddress, 3) < 0)
            }
            empty.withUnsafeBytes { #expect(memcmp(left.baseAddress, $0.baseAddress, 0) == 0) }
            #expect(memcmp(nil, left.baseAddress, 1) < 0)
        }
    }
}
