/// A source file after which files of its module that import Foundation alone see Combine, Observation and URLSession too, as on Apple's
/// systems: an exported import counts for all files of the module that has it.
public enum SharedImports {
    public static let fileName = "SharedImports.swift"

    public static let source = """
        // On Apple's systems Foundation brings these modules along. An exported import counts for every file of this module.
        #if os(Linux)
        @_exported import Combine
        @_exported import FoundationNetworking
        @_exported import Observation
        #endif

        """
}
