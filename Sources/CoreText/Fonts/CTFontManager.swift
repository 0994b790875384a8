// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailBase
import DovetailPaint
import DovetailPlatform
import Foundation

/// For whom fonts are registered: always for the program alone, until it ends.
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3

    public static let user = CTFontManagerScope.persistent
}

/// Why a font was not registered.
public enum CTFontManagerError: Int, Error, Sendable {
    case fileNotFound = 101
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
    case notRegistered = 201
    case unsupportedScope = 308
}

/// The domain of errors of the font manager.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

extension CTFontManagerError {
    fileprivate func told(of name: String) -> NSError {
        let sentence =
            switch self {
            case .fileNotFound: "There is no file “\(name)”."
            case .unrecognizedFormat: "“\(name)” holds no font that can be read."
            case .invalidFontData: "The data of the font “\(name)” cannot be read."
            case .alreadyRegistered: "The font “\(name)” is registered already."
            case .notRegistered: "The font “\(name)” cannot be taken back before the program ends."
            case .unsupportedScope: "Fonts are registered for the program alone."
            }
        return NSError(
            domain: kCTFontManagerErrorDomain, code: rawValue, userInfo: [NSLocalizedDescriptionKey: sentence])
    }
}

/// Makes the fonts of a file available to the program's texts, by their families, full and PostScript names.
///
/// - Parameter error: Set to why it fails: there is no such file, it holds no font, or its fonts are there already. Fonts in the app's
///   resources are there by themselves; registering them fails, which does no harm.
/// - Returns: Whether there are new fonts.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    register(file: fontURL.path, name: fontURL.lastPathComponent, error)
}

/// Makes a font available to the program's texts.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let name = font.postScriptName ?? ""
    guard let path = font.path else {
        error?.pointee = .passRetained(CTFontManagerError.alreadyRegistered.told(of: name))
        return false
    }
    let isAdded = register(file: path, name: name, error)
    // What Pango reads by the path has to stay as long as the program.
    if isAdded { _ = Unmanaged.passRetained(font) }
    return isAdded
}

/// Makes the fonts of several files available.
///
/// - Parameter registrationHandler: Called once, before this returns, with the errors that there were and true. What it returns means nothing.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    var errors: CFArray = []
    for url in fontURLs.compactMap({ $0 as? URL }) {
        var error: Unmanaged<CFError>?
        if !CTFontManagerRegisterFontsForURL(url, scope, &error), let error { errors.append(error.takeRetainedValue()) }
    }
    _ = registrationHandler?(errors, true)
}

/// Fonts stay until the program ends, so this gives an error of ``CTFontManagerError/notRegistered`` and false.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    error?.pointee = .passRetained(CTFontManagerError.notRegistered.told(of: fontURL.lastPathComponent))
    return false
}

/// Fonts stay until the program ends, so this gives an error of ``CTFontManagerError/notRegistered`` and false.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    error?.pointee = .passRetained(CTFontManagerError.notRegistered.told(of: font.postScriptName ?? ""))
    return false
}

/// Descriptors of the fonts in a file, which need not be registered; nil when it holds none.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    let faces = FontFace.faces(ofFile: fileURL.path)
    return faces.isEmpty ? nil : faces.map { CTFontDescriptor(face: $0) }
}

/// A descriptor of the first font in the bytes of a file; nil when they hold none. A font that is made of it has to be registered first.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    guard let provider = CGDataProvider(data: data), let font = CGFont(provider) else { return nil }
    return CTFontDescriptor(face: font.names)
}

/// The families of fonts that are installed or come with the app, sorted.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray {
    MainThread.sync { PangoTextEngine.shared.familyNames }
}

private func register(
    file: String, name: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    func fail(_ reason: CTFontManagerError) -> Bool {
        error?.pointee = .passRetained(reason.told(of: name))
        return false
    }
    guard FileManager.default.fileExists(atPath: file) else { return fail(.fileNotFound) }
    let faces = FontFace.faces(ofFile: file)
    guard !faces.isEmpty else { return fail(.unrecognizedFormat) }
    let reason = MainThread.sync { () -> CTFontManagerError? in
        let known = Set(PangoTextEngine.shared.fontNamesInFiles)
        if faces.allSatisfy({ known.contains($0.postScriptName.lowercased()) }) { return .alreadyRegistered }
        return PangoTextEngine.shared.addFont(file: file) ? nil : .invalidFontData
    }
    return reason.map(fail) ?? true
}
