import DovetailCore
import Foundation

/// One way to show a preview: looks, sizes and a person's settings, joined by “+”, such as `dark+text=accessibility3+phone`.
struct PreviewVariant {
    let name: String
    private(set) var size: CGSize?
    private var changes: [(inout EnvironmentValues) -> Void] = []

    init(_ name: String) throws {
        self.name = name
        for word in name.split(separator: "+").map(String.init) {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            switch (parts[0], parts.count > 1 ? parts[1] : nil) {
            case ("light", nil): changes.append { $0.colorScheme = .light }
            case ("dark", nil): changes.append { $0.colorScheme = .dark }
            case ("rtl", nil): changes.append { $0.layoutDirection = .rightToLeft }
            case ("contrast", nil): changes.append { $0.systemSettings.increaseContrast = true }
            case ("motion", nil): changes.append { $0.systemSettings.reduceMotion = true }
            case ("phone", nil): show(as: .phone, CGSize(width: 393, height: 852))
            case ("tablet", nil): show(as: .pad, CGSize(width: 820, height: 1180))
            case ("size", let lengths?): size = try HostSettings(["DOVETAIL_SIZE": lengths]).size()
            case ("language", let language?): changes.append { $0.locale = Locale(identifier: language) }
            case ("text", let text?):
                guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == text }) else {
                    throw SettingError(
                        text: "“\(text)” is no size of text; it may be "
                            + DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", ") + ".")
                }
                changes.append { $0.dynamicTypeSize = size }
            default:
                throw SettingError(
                    text: "“\(word)” is no variant; it may be light, dark, rtl, contrast, motion, phone, tablet, "
                        + "size=640x480, text=xxxLarge or language=fr, or several joined by “+”.")
            }
        }
    }

    private mutating func show(as idiom: Idiom, _ size: CGSize) {
        self.size = size
        changes.append { $0.idiom = idiom }
    }

    func apply(to environment: inout EnvironmentValues) { for change in changes { change(&environment) } }
}

extension HostSettings {
    /// The variants that each preview is painted in; none where nobody asked for any.
    func variants() throws -> [PreviewVariant] {
        try (values["DOVETAIL_VARIANTS"] ?? "").split(separator: ",").map { try PreviewVariant(String($0)) }
    }

    /// Which of the pictures this process paints: those whose number leaves `rest` when divided by `of`.
    var share: (rest: Int, of: Int) {
        let parts = (values["DOVETAIL_SHARE"] ?? "").split(separator: "/").compactMap { Int($0) }
        guard parts.count == 2, parts[1] > 0, (1...parts[1]).contains(parts[0]) else { return (0, 1) }
        return (parts[0] - 1, parts[1])
    }
}
