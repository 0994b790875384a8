import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// Fonts that come with the app, in its bundle's resources: `Font.custom` finds them by family, full or PostScript name.
///
/// Main thread only.
final class FontFiles {
    /// What a name stands for. A name of one face, such as `Lobster-Bold`, says how bold it is.
    struct Face {
        let family: String
        let weight: Int
        let isItalic: Bool
        let isFamily: Bool
    }

    private var faces: [String: Face] = [:]
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private var hasLooked = false

    init(_ fontMap: UnsafeMutablePointer<PangoFontMap>) { self.fontMap = fontMap }

    /// The face with a name. The app's resources are looked through when the first name is asked for.
    func face(named name: String) -> Face? {
        if !hasLooked {
            hasLooked = true
            for folder in ResourceFolders.folders(of: nil) { addAll(in: folder) }
        }
        return faces[name.lowercased()]
    }

    /// All names that there are faces for, in lower case.
    var names: [String] { faces.keys.sorted() }

    private static let limit = 64 << 20

    private func addAll(in folder: URL) {
        let keys: [URLResourceKey] = [.isRegularFileKey, .fileSizeKey]
        guard
            let files = FileManager.default.enumerator(
                at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
        else { return }
        var looked = 0
        for case let file as URL in files {
            looked += 1
            // Beside a program that runs from its build folder lie thousands of files that are no resources.
            if files.level > 3 { files.skipDescendants() }
            if ["build", "swiftmodule", "product", "xctest"].contains(file.pathExtension) { files.skipDescendants() }
            if looked > 20_000 { return }
            guard ["ttf", "otf", "ttc", "otc"].contains(file.pathExtension.lowercased()) else { continue }
            add(file.path)
        }
    }

    /// Makes the fonts of a file available. Returns whether there are any; else that is told in the log.
    @discardableResult
    func add(_ path: String) -> Bool {
        var status = stat()
        let isUsable = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size <= Self.limit
        let context = Unmanaged.passUnretained(self).toOpaque()
        let isAdded =
            isUsable
            && dovetail_add_font_file(
                path, UnsafeMutableRawPointer(fontMap),
                { context, name, family, weight, isSlanted in
                    // The object is alive: it makes the call.
                    let files = Unmanaged<FontFiles>.fromOpaque(context!).takeUnretainedValue()
                    let family = String(cString: family!)
                    let name = String(cString: name!)
                    let isFamily = name == family
                    if isFamily, files.faces[name.lowercased()] != nil { return }
                    files.faces[name.lowercased()] = Face(
                        family: family, weight: Int(weight), isItalic: isSlanted != 0, isFamily: isFamily)
                }, context) != 0
        if !isAdded {
            Log.warnOnce("font file \(path)", "the font file \(path) cannot be read; fonts of it are not there")
        }
        return isAdded
    }
}
