import DovetailCore
import DovetailPlatform
import Foundation

extension AttributeScopes {
    /// The attributes of texts that UIKit's views show.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of texts that UIKit's views show. `Text` reads those of SwiftUI's scope alone; `NSAttributedString(_:)` gives UIKit's
    /// to a label, a field or a text view.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let swiftUI: SwiftUIAttributes
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = NSAttributedString.Key.font.rawValue
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.tracking.rawValue
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    /// UIKit's attributes by their names; where SwiftUI has one of that name and type, that is meant.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T {
        self[T.self]
    }
}

/// What an attribute is called and given as in an `NSAttributedString`, and back.
private struct Bridge {
    let toObject: (AttributedString.Runs.Run) -> (NSAttributedString.Key, Any)?
    let fromObject: ([NSAttributedString.Key: Any], inout AttributeContainer) -> Void

    init<K: AttributedStringKey>(_ key: K.Type, object: @escaping (K.Value) -> Any, value: @escaping (Any) -> K.Value?)
    where K.Value: Sendable {
        let name = NSAttributedString.Key(rawValue: K.name)
        toObject = { run in run[K.self].map { (name, object($0)) } }
        fromObject = { attributes, container in container[K.self] = attributes[name].flatMap(value) }
    }

    init<K: AttributedStringKey>(_ key: K.Type) where K.Value: Sendable {
        self.init(key, object: { $0 }, value: { $0 as? K.Value })
    }

    init<K: AttributedStringKey>(length key: K.Type) where K.Value == CGFloat {
        self.init(key, object: { NSNumber(value: Double($0)) }, value: { AttributedContent.number($0) })
    }

    init<K: AttributedStringKey>(line key: K.Type) where K.Value == NSUnderlineStyle {
        self.init(
            key, object: { NSNumber(value: $0.rawValue) },
            value: {
                $0 as? NSUnderlineStyle ?? AttributedContent.number($0).map { NSUnderlineStyle(rawValue: Int($0)) }
            })
    }

    typealias UI = AttributeScopes.UIKitAttributes

    static var all: [Bridge] {
        [
            Bridge(UI.FontAttribute.self), Bridge(UI.ForegroundColorAttribute.self),
            Bridge(UI.BackgroundColorAttribute.self),
            Bridge(UI.ParagraphStyleAttribute.self), Bridge(length: UI.KernAttribute.self),
            Bridge(length: UI.TrackingAttribute.self), Bridge(length: UI.BaselineOffsetAttribute.self),
            Bridge(line: UI.UnderlineStyleAttribute.self), Bridge(UI.UnderlineColorAttribute.self),
            Bridge(line: UI.StrikethroughStyleAttribute.self), Bridge(UI.StrikethroughColorAttribute.self),
            Bridge(
                AttributeScopes.FoundationAttributes.LinkAttribute.self, object: { $0 },
                value: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }),
        ]
    }
}

extension NSAttributedString {
    /// The text with its attributes of UIKit's and its links. Foundation declares this on Apple's systems and not on Linux.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        let bridges = Bridge.all
        for run in attrStr.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            for bridge in bridges {
                if let (key, value) = bridge.toObject(run) { attributes[key] = value }
            }
            text.append(NSAttributedString(string: String(attrStr.characters[run.range]), attributes: attributes))
        }
        self.init(attributedString: text)
    }

    /// The text with its attributes of UIKit's and its links.
    public convenience init(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
    ) throws {
        self.init(attrStr)
    }
}

extension AttributeContainer {
    /// Attributes of UIKit's and a link; others are left out. Foundation declares this on Apple's systems and not on Linux.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for bridge in Bridge.all { bridge.fromObject(dictionary, &self) }
    }
}

extension AttributedString {
    /// The text with its attributes of UIKit's and its links; others are left out. Foundation declares this on Apple's systems and not on
    /// Linux.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let bridges = Bridge.all
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
            var container = AttributeContainer()
            for bridge in bridges { bridge.fromObject(attributes, &container) }
            self += AttributedString(nsStr.attributedSubstring(from: range).string, attributes: container)
        }
    }

    /// The text with its attributes of UIKit's and its links.
    public init(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
    ) throws {
        self.init(nsStr)
    }
}
