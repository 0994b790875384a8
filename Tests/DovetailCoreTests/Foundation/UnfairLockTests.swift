import Foundation
import OSLog
import Testing

@Suite("Locks in a program's own memory")
struct UnfairLockTests {
    /// A lock with a number that it guards.
    private final class Counter: @unchecked Sendable {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        var count = 0
        init() { lock.initialize(to: os_unfair_lock()) }
        deinit { lock.deallocate() }

        func add() {
            os_unfair_lock_lock(lock)
            os_unfair_lock_assert_owner(lock)
            count += 1
            os_unfair_lock_unlock(lock)
        }
    }

    @Test("one thread at a time has the lock, and all get it")
    func threads() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in for _ in 0..<5000 { counter.add() } }
        #expect(counter.count == 40000)
    }

    @Test("a lock that another thread has is not taken by a try, and is after it is given back")
    func trying() {
        let counter = Counter()
        #expect(os_unfair_lock_trylock(counter.lock))
        let answer = Thread.detachedAnswer { os_unfair_lock_trylock(counter.lock) }
        #expect(answer == false)
        os_unfair_lock_unlock(counter.lock)
        os_unfair_lock_assert_not_owner(counter.lock)
        #expect(os_unfair_lock_trylock(counter.lock))
        os_unfair_lock_unlock(counter.lock)
    }

    @Test("a lock is a value: one in a variable is used in place")
    func variable() {
        var lock = os_unfair_lock_s()
        os_unfair_lock_lock(&lock)
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        #expect(os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
    }
}

extension Thread {
    /// What a closure answers on a thread of its own.
    fileprivate static func detachedAnswer(_ body: @escaping @Sendable () -> Bool) -> Bool {
        final class Answer: @unchecked Sendable { var value = false }
        let answer = Answer()
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            answer.value = body()
            done.signal()
        }
        done.wait()
        return answer.value
    }
}
