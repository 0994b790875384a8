import CDovetailGTK
import DovetailCore
import Foundation

/// A font from the bytes of a file, for `CTFontManagerRegisterGraphicsFont`.
///
/// Any thread may use one.
public final class CGFont: Sendable {
    /// The bytes as a file, which goes with the font; `path` is valid until then.
    private let file: Int32
    private let face: FontFace

    /// The path by which the bytes can be read while the font is there.
    package var path: String { "/proc/self/fd/\(file)" }

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

    deinit { close(file) }

    /// The name that programs know the font by.
    public var postScriptName: CFString? { face.postScriptName }
    /// The name that people know it by.
    public var fullName: CFString? { face.fullName }
    package var names: FontFace { face }
}
