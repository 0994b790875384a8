import CDovetailGTK
import DovetailCore
import Foundation

/// A font from the bytes of a file, for `CTFontManagerRegisterGraphicsFont`, or by a name, for a `CATextLayer`.
///
/// Any thread may use one.
public final class CGFont: Sendable {
    /// The bytes as a file, which goes with the font; `path` is valid until then. Nil for a font by its name.
    private let file: Int32?
    private let face: FontFace

    /// The path by which the bytes can be read while the font is there; nil for a font by its name, which is registered already.
    package var path: String? { file.map { "/proc/self/fd/\($0)" } }

    /// The first font of a file's bytes; nil when they hold none.
    public init?(_ provider: CGDataProvider) {
        let file = provider.bytes.withUnsafeBytes { dovetail_memory_file($0.baseAddress, $0.count) }
        guard file >= 0 else { return nil }
        guard let face = FontFace.faces(ofFile: "/proc/self/fd/\(file)").first else {
            close(file)
            return nil
        }
        self.file = file
        self.face = face
    }

    /// A font that is installed or was registered, by the name of its family or face; nil when there is none. Fonts of Apple's systems are always there:
    /// others stand in for them.
    public init?(_ name: CFString) {
        guard MainThread.sync({ MainActor.assumeIsolated { PangoTextEngine.shared.knowsFont(name) } }) else {
            return nil
        }
        file = nil
        face = FontFace(family: name, fullName: name, postScriptName: name)
    }

    deinit { if let file { close(file) } }

    /// The name that programs know the font by.
    public var postScriptName: CFString? { face.postScriptName }
    /// The name that people know it by.
    public var fullName: CFString? { face.fullName }
    package var names: FontFace { face }
}
