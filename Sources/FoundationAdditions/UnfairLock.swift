@_exported import typealias OSLog.os_unfair_lock
// On Apple's systems these come with Foundation, and not only with `import os`.
@_exported import func OSLog.os_unfair_lock_assert_not_owner
@_exported import func OSLog.os_unfair_lock_assert_owner
@_exported import func OSLog.os_unfair_lock_lock
@_exported import struct OSLog.os_unfair_lock_s
@_exported import typealias OSLog.os_unfair_lock_t
@_exported import func OSLog.os_unfair_lock_trylock
@_exported import func OSLog.os_unfair_lock_unlock
