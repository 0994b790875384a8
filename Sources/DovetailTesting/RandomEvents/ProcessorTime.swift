import Foundation

/// The processor time of this process.
package enum ProcessorTime {
    /// What it has used so far, in seconds.
    package static var used: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The time after which a step counts as one that never ends, in seconds.
    private static let endlessTime = 40

    /// From now on the system ends the process, by the signal `SIGPROF`, when it takes too long before the next call of this.
    package static func limitNextStep() {
        var timer = itimerval()
        timer.it_value.tv_sec = endlessTime
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    }

    /// Ends the limit.
    package static func endLimit() {
        var timer = itimerval()
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    }
}
