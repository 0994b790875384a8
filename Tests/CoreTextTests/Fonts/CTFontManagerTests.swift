import CoreText
import SwiftUI
import TestSupport
import Testing
import UIKit

/// Fonts of files.
@MainActor
struct CTFontManagerTests {
    private let mono = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf"

    /// A font file under another name than the installed one.
    private func copy(_ path: String) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
        try FileManager.default.copyItem(atPath: path, toPath: file.path)
        return file
    }

    @Test func aFileIsRegisteredOnce() throws {
        let file = try copy(mono)
        defer { try? FileManager.default.removeItem(at: file) }
        var error: Unmanaged<CFError>?
        // Another test of this process may have come first.
        if !CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error) {
            #expect(CFErrorGetCode(error?.takeRetainedValue()) == CTFontManagerError.alreadyRegistered.rawValue)
        }
        #expect(UIFont(name: "DejaVuSansMono-Bold", size: 12) != nil)
        #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
        let told = error!.takeRetainedValue()
        #expect(told.code == 105)
        #expect(told.localizedDescription == "The font “\(file.lastPathComponent)” is registered already.")
    }

    @Test func whatIsNoFontIsTold() throws {
        var error: Unmanaged<CFError>?
        let missing = URL(fileURLWithPath: "/nowhere/font.ttf")
        #expect(!CTFontManagerRegisterFontsForURL(missing as CFURL, .process, &error))
        #expect(error!.takeRetainedValue().localizedDescription == "There is no file “font.ttf”.")
        let text = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
        try Data("no font".utf8).write(to: text)
        defer { try? FileManager.default.removeItem(at: text) }
        #expect(!CTFontManagerRegisterFontsForURL(text as CFURL, .process, &error))
        #expect(error!.takeRetainedValue().code == CTFontManagerError.unrecognizedFormat.rawValue)
        #expect(CTFontManagerCreateFontDescriptorsFromURL(text as CFURL) == nil)
        #expect(CGDataProvider(data: Data("no font".utf8) as CFData).flatMap { CGFont($0) } == nil)
    }

    @Test func aFontOfBytesIsDrawn() throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf"))
        let font = try #require(CGDataProvider(data: data as CFData).flatMap { CGFont($0) })
        #expect(font.postScriptName == "DejaVuSerif-Bold")
        #expect(font.fullName == "DejaVu Serif Bold")
        var error: Unmanaged<CFError>?
        if !CTFontManagerRegisterGraphicsFont(font, &error) {
            #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
        }
        let made = CTFontCreateWithGraphicsFont(font, 40, nil, nil)
        #expect(CTFontGetSize(made) == 40)
        #expect(CTFontCopyPostScriptName(made) == "DejaVuSerif-Bold")
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: "Serif", attributes: [.font: made]))
        #expect(CTLineGetTypographicBounds(line, nil, nil, nil) > 100)
    }

    @Test func theFacesOfAFileAreListed() throws {
        let descriptors = try #require(
            CTFontManagerCreateFontDescriptorsFromURL(URL(fileURLWithPath: mono) as CFURL) as? [CTFontDescriptor])
        #expect(descriptors.count == 1)
        let first = descriptors[0]
        #expect(CTFontDescriptorCopyAttribute(first, kCTFontNameAttribute) as? String == "DejaVuSansMono-Bold")
        #expect(CTFontDescriptorCopyAttribute(first, kCTFontFamilyNameAttribute) as? String == "DejaVu Sans Mono")
        #expect(CTFontDescriptorCopyAttribute(first, kCTFontSizeAttribute) == nil)
    }
}
