import Foundation

/// The devices that an app's own project says it is made for.
///
/// They are given as Xcode gives them, as numbers: 1 for the iPhone, 2 for the iPad, 6 for the Mac. A program says so in the environment
/// variable `DOVETAIL_DEVICE_FAMILY`, such as `1,2`, which is the form of the build setting `TARGETED_DEVICE_FAMILY`; or else by the key
/// `UIDeviceFamily` of its `Info.plist`, an array of numbers or a text of the same form. The variable comes first.
///
/// An app for one kind of device has windows of that device's size, whatever idiom it is drawn in (``InitialWindowSize``), and an app for the
/// iPhone alone is drawn in the idiom `phone` unless its settings name another one (``Idiom``).
package struct DeviceFamily: Hashable, Sendable {
    package static let variable = "DOVETAIL_DEVICE_FAMILY"
    package static let infoKey = "UIDeviceFamily"

    private let numbers: Set<Int>

    /// The devices that a program's settings name; nil where they name none that is known.
    package init?(environment: [String: String], info: [String: Any]?) {
        let numbers = Self.numbers(in: environment[Self.variable]) ?? Self.numbers(in: info?[Self.infoKey])
        guard let numbers else { return nil }
        self.numbers = numbers
    }

    private static func numbers(in value: Any?) -> Set<Int>? {
        let words: [String] =
            switch value {
            case let text as String: text.split { !$0.isNumber }.map(String.init)
            case let list as [Any]: list.map { "\($0)" }
            case let value?: ["\(value)"]
            case nil: []
            }
        let known = Set(words.compactMap { Int($0) }).intersection([1, 2, 6])
        return known.isEmpty ? nil : known
    }

    /// The idiom of the one kind of device that the app is made for; nil if it is made for several.
    package var onlyIdiom: Idiom? {
        switch numbers {
        case [1]: .phone
        case [2]: .pad
        case [6]: .desktop
        default: nil
        }
    }

    /// That of this process. The settings are read once.
    package static let ofProcess = DeviceFamily(
        environment: ProcessInfo.processInfo.environment, info: Bundle.main.infoDictionary)
}
