/// What stands for modules that nobody has: modules of the same names, with what the project uses of them.
///
/// The compiler tells what is missing (``StandInReader``), a round at a time: the modules, their types, their functions. All stand-ins of
/// a package are declared in one module, which those with the missing names export, as it is not known which of them has a name.
public struct StandIns: Codable, Sendable {
    struct TypeKind: Hashable, Codable, Sendable {
        enum Form: Codable, Sendable {
            case value, object, interface, wrapper
            /// A view of UIKit's, or a controller of one.
            case uiView, uiController
        }

        var form = Form.value
        var parameterCount = 0
    }

    struct Method: Hashable, Codable, Sendable {
        var name: String
        var shape: CallShape
        var isStatic = false
    }

    /// A parameter of a closure that a method is given, by their numbers.
    struct ClosureParameter: Hashable, Codable, Sendable {
        var method: String
        var argument: Int
        var parameter: Int
    }

    /// A use that the page tells.
    struct Place: Hashable, Comparable, Codable, Sendable {
        var file: String
        var line: Int
        var description: String { "\(file):\(line)" }
        static func < (first: Place, second: Place) -> Bool {
            (first.file, first.line) < (second.file, second.line)
        }
    }

    public internal(set) var modules: Set<String> = []
    var types: [String: TypeKind] = [:]
    /// Types within others: the name of the outer one and their own.
    var nested: [String: Set<String>] = [:]
    /// How values of a type are made.
    var initialisers: [String: Set<CallShape>] = [:]
    var methods: Set<Method> = []
    /// Methods of types of other modules, such as a modifier of `View`.
    var foreignMethods: [String: Set<Method>] = [:]
    /// Properties of types of other modules that are not called, such as a colour of `Color`; “static” stands before those of the type itself. Nil, as in
    /// what earlier versions kept, stands for none.
    var foreignProperties: [String: Set<String>]?
    /// Members that are written without their type; nil for those that are not called.
    var members: [String: Set<CallShape?>] = [:]
    /// Types that the stand-ins' own module does not see.
    var unseenTypes: Set<String> = []
    /// Properties that are asked whether they are there.
    var optionalProperties: Set<String> = []
    /// The types of properties that are known by what they are assigned to or used as. Nil, as in what earlier versions kept, stands for none.
    var propertyTypes: [String: String]?
    /// Properties that closures are assigned to, with the number of their parameters.
    var handlers: [String: Int] = [:]
    /// What these closures give, where that is not nothing. Nil, as in what earlier versions kept, stands for none.
    var handlerResults: [String: String]?
    /// The types of parameters of closures that are given to methods, where the compiler has told them. Nil, as in what earlier versions kept, stands
    /// for none.
    var parameterTypes: [ClosureParameter: String]?
    var functions: [String: Set<CallShape>] = [:]
    var variables: Set<String> = []
    var conformances: [String: Set<String>] = [:]
    /// Methods that are called without `try` too.
    var neverThrowing: Set<String> = []
    /// Whether files see UIKit by way of a missing module. Nil, as in what earlier versions kept, stands for false.
    var exportsUIKit: Bool?
    /// Where modules, types, functions and variables are used, by name.
    var places: [String: Set<Place>] = [:]
    /// The modules that the files with a name import.
    var origins: [String: Set<String>] = [:]

    public init() {}

    public var isEmpty: Bool { modules.isEmpty }

    /// The module that declares all.
    static let moduleName = "StandIns"

    /// The sources by their paths in the package.
    var files: [(path: String, text: String)] {
        guard !isEmpty else { return [] }
        let folder = "Sources/\(Self.moduleName)/"
        return [
            (folder + "StandIn.swift", StandInRuntime.source), (folder + "Uses.swift", StandInSource(self).text),
        ]
            + modules.sorted().map { name in
                (
                    "Sources/\(name)/\(name).swift",
                    "// Written by dovetail open in place of a module that is not there.\n@_exported import \(Self.moduleName)\n@_exported import Foundation\n"
                        + (exportsUIKit == true
                            ? "#if canImport(UIKit)\n@_exported import UIKit\n#else\n@_exported import SwiftUI\n#endif\n"
                            : "") + (KnownStandIns.source(of: name) ?? "")
                )
            }
    }
}
