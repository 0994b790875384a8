import FoundationEssentials
import Glibc

/// The program that the compiler asks to expand Dovetail's macros.
///
/// A macro plug-in is a program that reads requests from its standard input and writes answers to its standard output, each a JSON
/// text after its length in eight bytes. `swift-syntax` would add more than a minute to the first build of every app, because it is
/// compiled with it; the macros here need to know so little of Swift's grammar that ``SourceTree`` is enough.
@main
struct Plugin {
    static func main() {
        while let request = read(Request.self) {
            write(answer(to: request))
        }
    }

    private static func answer(to request: Request) -> Answer {
        if let expansion = request.expandFreestandingMacro {
            return Answer(expansion: expand(expansion, syntax: expansion.syntax))
        }
        if let expansion = request.expandAttachedMacro {
            return Answer(expansion: expand(expansion, syntax: expansion.declSyntax))
        }
        return Answer(getCapabilityResult: .init())
    }

    private static func expand(_ request: Expansion, syntax: Syntax?) -> ExpansionResult {
        guard let syntax else { return ExpansionResult(expandedSource: "") }
        do {
            return ExpansionResult(expandedSource: try source(of: request, syntax: syntax))
        } catch let error as MacroError {
            return ExpansionResult(error: error, at: syntax)
        } catch {
            return ExpansionResult(error: MacroError(text: "\(error)"), at: syntax)
        }
    }

    private static func source(of request: Expansion, syntax: Syntax) throws -> String {
        switch request.macro.typeName {
        case "EntryMacro": try EntryMacro(syntax: syntax, request: request).expansion(request.macroRole)
        case "PreviewMacro": try PreviewMacro(syntax: syntax, discriminator: request.discriminator ?? "").expansion()
        // Xcode alone runs playgrounds.
        case "PlaygroundMacro": ""
        case "UIKitPreviewMacro":
            try PreviewMacro(syntax: syntax, discriminator: request.discriminator ?? "", names: .uiKit).expansion()
        case "WidgetPreviewMacro":
            try PreviewMacro(
                syntax: syntax, discriminator: request.discriminator ?? "", names: .widgets, isHandedOn: true
            ).expansion()
        case "PreviewableMacro": try PreviewableMacro.check(syntax: syntax, request: request)
        case "AnimatableMacro": try AnimatableMacro(syntax: syntax, request: request).expansion(request.macroRole)
        case "AnimatableIgnoredMacro": ""
        case "ModelMacro": try ModelMacro(syntax: syntax, request: request).expansion(request.macroRole)
        case "PersistedPropertyMacro":
            try PersistedPropertyMacro(syntax: syntax, request: request).expansion(request.macroRole)
        case "ModelActorMacro": try ModelActorMacro(syntax: syntax, request: request).expansion(request.macroRole)
        case "QueryMacro": try QueryMacro(syntax: syntax, request: request).expansion(request.macroRole)
        case "TipRuleMacro": try TipRuleMacro(syntax: syntax).expansion()
        case "TipParameterMacro": try TipParameterMacro(syntax: syntax, request: request).expansion(request.macroRole)
        // Read by `@Model`, which knows the whole type.
        case "ModelNoteMacro": ""
        case let name: throw MacroError(text: "this plug-in has no macro \(name)")
        }
    }

    // MARK: Messages

    private static func read(_ type: Request.Type) -> Request? {
        guard let header = readBytes(8) else { return nil }
        let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
        guard let body = readBytes(count) else { return nil }
        do {
            return try JSONDecoder().decode(Request.self, from: Data(body))
        } catch {
            // A request of a later compiler that is unknown here is answered like the first one.
            return Request()
        }
    }

    private static func readBytes(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let step = bytes.withUnsafeMutableBytes { Glibc.read(0, $0.baseAddress! + done, count - done) }
            guard step > 0 else { return nil }
            done += step
        }
        return bytes
    }

    private static func write(_ answer: Answer) {
        guard let body = try? JSONEncoder().encode(answer) else { return }
        let header = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
        let bytes = header + [UInt8](body)
        var done = 0
        while done < bytes.count {
            let step = bytes.withUnsafeBytes { Glibc.write(1, $0.baseAddress! + done, bytes.count - done) }
            guard step > 0 else { return }
            done += step
        }
    }
}

/// Why a macro cannot be used as it is written.
struct MacroError: Error {
    let text: String
}
