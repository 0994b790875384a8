import Foundation

/// The kind of device that an app is drawn for. It decides the sizes of text styles, the measures of controls, and how
/// everything looks whose style is *automatic*.
///
/// Most SwiftUI code is written for iOS, so a program that says nothing is drawn as on an iPad, with feedback for the
/// pointer and the keyboard added. A program is drawn in another idiom when, in this order,
///
/// - the environment variable `DOVETAIL_IDIOM` is `phone`, `pad` or `desktop` (`dovetail run --idiom desktop` sets it), or
/// - the key `DovetailIdiom` of its `Info.plist` has one of these values, or
/// - the program is made for one kind of device alone, as its `Info.plist` says by the key `UIDeviceFamily`: 1 for the iPhone, 2 for the
///   iPad, 6 for the Mac. An app for both the iPhone and the iPad is drawn as on an iPad.
public enum Idiom: String, Hashable, CaseIterable, Sendable {
    /// As on an iPhone: as `pad`, but the width of a window always counts as compact.
    case phone
    /// As on an iPad: body text of 17 points, tinted buttons without a bezel, switches.
    case pad
    /// As on a Mac: body text of 13 points, bezels, checkboxes, denser; texts in a column follow one another without
    /// a gap.
    case desktop
}

extension Idiom {
    /// Whether views are made for fingers: larger rows, swipes, menus that open while a press is held.
    package var isTouch: Bool { self != .desktop }

    /// Whether a window of a size class has no room beside its content: on a phone never, on an iPad in a narrow window. A desktop's
    /// windows are never narrow.
    package func isNarrow(_ sizeClass: UserInterfaceSizeClass?) -> Bool {
        switch self {
        case .phone: true
        case .pad: sizeClass == .compact
        case .desktop: false
        }
    }

    /// The environment variable that sets the idiom.
    package static let variable = "DOVETAIL_IDIOM"
    /// The key of the program's `Info.plist` that sets the idiom.
    package static let infoKey = "DovetailIdiom"

    /// The idiom that a program's settings ask for, or that of the only device that it is made for: `pad` where neither says anything.
    /// Throws for a name that is none.
    package static func setting(environment: [String: String], info: [String: Any]?) throws -> Idiom {
        if let name = environment[variable], !name.isEmpty { return try named(name, in: variable) }
        if let value = info?[infoKey] {
            return try named("\(value)", in: "\(infoKey) in Info.plist")
        }
        return DeviceFamily(environment: environment, info: info)?.onlyIdiom ?? .pad
    }

    private static func named(_ name: String, in source: String) throws -> Idiom {
        guard let idiom = Idiom(rawValue: name.lowercased()) else { throw UnknownIdiom(name: name, source: source) }
        return idiom
    }

    /// The idiom of this process. The settings are read once; a wrong one counts as none (``setting(environment:info:)``
    /// tells a person about it when the program starts).
    package static let ofProcess: Idiom =
        (try? setting(environment: ProcessInfo.processInfo.environment, info: Bundle.main.infoDictionary)) ?? .pad
}

/// A setting names an idiom that does not exist.
package struct UnknownIdiom: Error, CustomStringConvertible {
    let name: String
    let source: String

    package var description: String { "\(source) is “\(name)”; it may be phone, pad or desktop." }
}

extension EnvironmentValues {
    /// The kind of device that the views are drawn for.
    package var idiom: Idiom {
        get { builtIn.idiom }
        set { builtIn.idiom = newValue }
    }
}
