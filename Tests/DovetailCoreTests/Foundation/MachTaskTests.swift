import Foundation
import SwiftUI
import Testing

@Suite("What the system tells of the process")
struct MachTaskTests {
    @Test("memory and time are told as apps ask for them")
    func basicInfo() {
        var info = mach_task_basic_info()
        var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size / MemoryLayout<integer_t>.size)
        let result = withUnsafeMutablePointer(to: &info) {
            $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
            }
        }
        #expect(result == KERN_SUCCESS)
        #expect(info.resident_size > 1 << 20 && info.resident_size < info.virtual_size)
        #expect(info.resident_size_max >= info.resident_size / 2)
        #expect(info.user_time.seconds > 0 || info.user_time.microseconds > 0)
        #expect(count == 12)
    }

    @Test("what the process itself takes is part of what is in memory")
    func memoryInfo() {
        func info(room: Int = MemoryLayout<task_vm_info>.size) -> (task_vm_info, kern_return_t) {
            var info = task_vm_info()
            var count = mach_msg_type_number_t(room / MemoryLayout<integer_t>.size)
            let result = withUnsafeMutablePointer(to: &info) {
                $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                    task_info(mach_task_self(), task_flavor_t(TASK_VM_INFO), $0, &count)
                }
            }
            return (info, result)
        }
        let (whole, result) = info()
        #expect(result == KERN_SUCCESS)
        #expect(whole.phys_footprint > 1 << 20 && whole.phys_footprint == whole.internal + whole.compressed)
        #expect(whole.page_size >= 4096)
        let (part, done) = info(room: 16)
        #expect(done == KERN_SUCCESS && part.virtual_size > 0 && part.resident_size == 0)
        #expect(info(room: 4).1 == KERN_INVALID_ARGUMENT)
    }

    @Test("other processes and other questions are not answered")
    func others() {
        var value: integer_t = 0
        var count: mach_msg_type_number_t = 100
        #expect(task_info(1, task_flavor_t(MACH_TASK_BASIC_INFO), &value, &count) == KERN_INVALID_ARGUMENT)
        #expect(task_info(mach_task_self_, 1, &value, &count) == KERN_INVALID_ARGUMENT)
        #expect(task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), nil, &count) == KERN_INVALID_ARGUMENT)
    }
}
