/// A source file after which files of its module that import Foundation alone see Combine's names of models, Observation, URLSession and XMLParser
/// too, as on Apple's systems: an exported import counts for all files of the module that has it. Of Combine it has what SwiftUI has, so that an app's
/// own `Subscription` or `Record` is the only one.
public enum SharedImports {
    public static let fileName = "SharedImports.swift"

    public static let source = """
        // On Apple's systems Foundation brings these modules along. An exported import counts for every file of this module.
        #if os(Linux)
        @_exported public import class Combine.AnyCancellable
        @_exported public import struct Combine.AnyPublisher
        @_exported public import protocol Combine.Cancellable
        @_exported public import protocol Combine.ConnectablePublisher
        @_exported public import class Combine.CurrentValueSubject
        @_exported public import struct Combine.Just
        @_exported public import protocol Combine.ObservableObject
        @_exported public import class Combine.ObservableObjectPublisher
        @_exported public import class Combine.PassthroughSubject
        @_exported public import struct Combine.Published
        @_exported public import protocol Combine.Publisher
        @_exported public import enum Combine.Publishers
        @_exported public import FoundationNetworking
        @_exported public import Observation
        @_exported public import class FoundationXML.XMLParser
        @_exported public import protocol FoundationXML.XMLParserDelegate
        #endif

        """

    /// Products of Dovetail whose modules SwiftUI or UIKit, and with it SwiftUI, brings along on Apple's systems.
    /// Core Data is told by the models of a project, too.
    static let broughtAlong = Set(OptionalProducts.broughtAlong.keys).union(["CoreData"])

    /// The file of a module that has some of Dovetail's products: those that SwiftUI brings along on Apple's systems are exported, too.
    static func source(products: [String]) -> String {
        let exported = products.filter(broughtAlong.contains)
        guard !exported.isEmpty else { return source }
        return source + "\n// SwiftUI brings these along there.\n"
            + exported.map { "@_exported public import \($0)\n" }.joined()
    }
}

/// A source file with what Foundation does otherwise on Apple's systems, for the files of one module.
package enum FoundationDifferences {
    static let fileName = "FoundationDifferences.swift"

    /// Names of the system that files have by importing Foundation alone, each imported by itself: other names of the module are Foundation's, too.
    package static let systemNames = [
        "func": [
            "host_page_size", "host_processor_info", "host_statistics", "host_statistics64", "mach_absolute_time",
            "mach_continuous_time", "mach_host_self", "mach_port_deallocate", "mach_task_self", "sysctl",
            "sysctlbyname", "task_info", "vm_deallocate",
        ],
        "let": [
            "CPU_STATE_IDLE", "CPU_STATE_MAX", "CPU_STATE_NICE", "CPU_STATE_SYSTEM", "CPU_STATE_USER", "CTL_HW",
            "CTL_KERN", "CTL_VM", "HOST_CPU_LOAD_INFO", "HOST_CPU_LOAD_INFO_COUNT", "HOST_VM_INFO64",
            "HOST_VM_INFO64_COUNT", "HW_MACHINE", "HW_MEMSIZE", "HW_MODEL", "HW_NCPU", "HW_PAGESIZE", "KERN_BOOTTIME",
            "KERN_FAILURE", "KERN_HOSTNAME", "KERN_INVALID_ARGUMENT", "KERN_OSRELEASE", "KERN_OSTYPE",
            "KERN_OSVERSION", "KERN_SUCCESS", "KERN_VERSION", "MACH_TASK_BASIC_INFO", "PROCESSOR_CPU_LOAD_INFO",
            "TASK_VM_INFO", "VM_SWAPUSAGE", "mach_task_self_", "vm_kernel_page_size", "vm_page_size",
        ],
        "struct": [
            "host_cpu_load_info", "mach_task_basic_info", "mach_timebase_info", "processor_cpu_load_info",
            "task_vm_info", "vm_statistics64", "xsw_usage",
        ],
        "typealias": [
            "host_cpu_load_info_data_t", "host_cpu_load_info_t", "host_flavor_t", "host_info64_t", "host_info_t",
            "host_t", "integer_t", "kern_return_t", "mach_msg_type_number_t", "mach_port_t",
            "mach_task_basic_info_data_t", "mach_timebase_info_data_t", "mach_vm_size_t", "natural_t",
            "processor_cpu_load_info_data_t", "processor_cpu_load_info_t", "processor_flavor_t",
            "processor_info_array_t", "task_flavor_t", "task_info_t", "task_t", "task_vm_info_data_t", "vm_address_t",
            "vm_map_t", "vm_size_t", "vm_statistics64_data_t", "vm_statistics64_t",
        ],
    ]

    /// Names of drawing and of Objective-C that files have by importing Foundation alone. Foundation brings all of Core Graphics along there; here
    /// that is one with much of SwiftUI, which such a file must not see.
    private static let namesOfSwiftUI = [
        "class": ["CGColor", "CGColorSpace", "CGContext", "CGGradient", "CGImage", "CGMutablePath", "CGPath"],
        "struct": ["Selector"],
    ]

    /// Lines that export names of a module, each by itself.
    private static func exports(_ names: [String: [String]], of module: String) -> String {
        names.sorted { $0.key < $1.key }.flatMap { kind, names in
            names.map { "@_exported public import \(kind) \(module).\($0)" }
        }.joined(separator: "\n")
    }

    /// A function of a module's own goes before one that it imports.
    static let source = """
        #if os(Linux)
        import Foundation
        public import FoundationAdditions
        public import SwiftUI

        // Linux's Foundation declares some of these too, as unavailable or without effect; files that import Foundation alone see these.
        // They are public, as what names them may be.
        public typealias DateComponentsFormatter = FoundationAdditions.DateComponentsFormatter
        public typealias ListFormatter = FoundationAdditions.ListFormatter
        public typealias MeasurementFormatter = FoundationAdditions.MeasurementFormatter
        public typealias NSComparisonPredicate = FoundationAdditions.NSComparisonPredicate
        public typealias NSExpression = FoundationAdditions.NSExpression
        public typealias PersonNameComponentsFormatter = FoundationAdditions.PersonNameComponentsFormatter
        public typealias RelativeDateTimeFormatter = FoundationAdditions.RelativeDateTimeFormatter

        // Texts of models and intents are of this type, in files that import Foundation alone.
        public typealias LocalizedStringResource = SwiftUI.LocalizedStringResource
        public typealias CustomLocalizedStringResourceConvertible = SwiftUI.CustomLocalizedStringResourceConvertible

        // Foundation brings the names of the system along there. These are those of time, of memory, of processors and of what
        // the system tells of itself.
        \(exports(systemNames, of: "FoundationAdditions"))

        \(exports(namesOfSwiftUI, of: "SwiftUI"))

        /// As on Apple's systems, in the person's language and from string catalogues too. Foundation's own takes the language that the
        /// app was written in.
        nonisolated func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
        ) -> String {
            let text = String(localized: String.LocalizationValue(key), table: tableName, bundle: bundle)
            return text == key && !value.isEmpty ? value : text
        }

        /// As on Apple's systems, with objects such as errors among the values.
        @_disfavoredOverload
        nonisolated func NSLog(_ format: String, _ values: Any...) {
            let arguments = values.map { $0 as? any CVarArg ?? NSString(string: "\\($0)") as any CVarArg }
            withVaList(arguments) { NSLogv(format, $0) }
        }
        #endif

        """
}
