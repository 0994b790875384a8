import DovetailCore
import Foundation

/// What a viewer says of how a view is to be shown: the `settings` of messages.
enum LiveSettings {
    static func size(_ message: LiveConnection.Message) -> CGSize? {
        guard let sides = message["size"] as? [NSNumber], sides.count == 2 else { return nil }
        let size = CGSize(width: sides[0].doubleValue, height: sides[1].doubleValue)
        return (1...10_000).contains(size.width) && (1...10_000).contains(size.height) ? size : nil
    }

    /// The variants that a preview is shown in beside the one that a person uses; no more than fit on a screen.
    static func variants(_ message: LiveConnection.Message) -> [String] {
        Array((message["variants"] as? [String] ?? []).prefix(12))
    }

    /// Changes what the message names, and leaves the rest.
    static func apply(
        _ message: LiveConnection.Message, to environment: inout EnvironmentValues, scale: inout CGFloat
    ) {
        if let number = (message["scale"] as? NSNumber)?.doubleValue, number > 0, number <= 8 { scale = number }
        if let name = message["colorScheme"] as? String { environment.colorScheme = name == "dark" ? .dark : .light }
        if let name = message["typeSize"] as? String,
            let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name })
        {
            environment.dynamicTypeSize = size
        }
        if let name = message["language"] as? String {
            environment.locale = name.isEmpty ? .current : Locale(identifier: name)
        }
        if let isMirrored = message["rightToLeft"] as? Bool {
            environment.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        }
        if let isIncreased = message["contrast"] as? Bool {
            environment.systemSettings.increaseContrast = isIncreased
        }
        if let isReduced = message["reduceMotion"] as? Bool { environment.systemSettings.reduceMotion = isReduced }
    }
}
