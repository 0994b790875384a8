import Foundation

/// The functions in Metal that a bundle of the app has.
///
///     Image("photo").colorEffect(ShaderLibrary.sepia(.float(0.8)))
///
/// Functions in Metal are not run here: Linux has neither Metal nor a compiler for it, and what they do to a picture is known by their source
/// alone. A view with such an effect is drawn without it, a shape that is filled by a function has the foreground style, and a line in the log
/// names each function once. An app that asks for its own effects on Linux draws them in a `Canvas`, or by effects that SwiftUI has.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
    private enum Source: Equatable, Sendable {
        case bundle(String)
        case file(URL)
        case data(Data)
    }
    private let source: Source

    /// The functions of the app.
    public static let `default` = ShaderLibrary.bundle(.main)
    /// The functions of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(source: .bundle(bundle.bundlePath)) }

    private init(source: Source) { self.source = source }
    /// The functions of a compiled library.
    public init(data: Data) { source = .data(data) }
    /// The functions of a compiled library in a file.
    public init(url: URL) { source = .file(url) }

    /// A function of the app by its name.
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }
    /// A function by its name.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A function in Metal. Called with arguments, it gives a ``Shader``; see ``ShaderLibrary``.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
    public var library: ShaderLibrary
    public var name: String

    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    /// The function with its arguments.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}
