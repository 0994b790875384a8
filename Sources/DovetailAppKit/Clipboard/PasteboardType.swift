import Foundation

extension NSPasteboard {
    /// A kind of data.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Text.
        public static let string = PasteboardType("public.utf8-plain-text")
        /// An address.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        public static let URL = PasteboardType("public.url")
        /// The address of a file.
        public static let fileURL = PasteboardType("public.file-url")

        public static let png = PasteboardType("public.png")
        public static let tiff = PasteboardType("public.tiff")
        public static let html = PasteboardType("public.html")
        public static let rtf = PasteboardType("public.rtf")
        public static let rtfd = PasteboardType("com.apple.flat-rtfd")
        public static let pdf = PasteboardType("com.adobe.pdf")
        public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
        public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
        public static let sound = PasteboardType("com.apple.cocoa.pasteboard.sound")
        public static let font = PasteboardType("com.apple.cocoa.pasteboard.character-formatting")
        public static let ruler = PasteboardType("com.apple.cocoa.pasteboard.paragraph-formatting")
        public static let multipleTextSelection = PasteboardType("com.apple.cocoa.pasteboard.multiple-text-selection")
        public static let textFinderOptions = PasteboardType("com.apple.cocoa.pasteboard.find-panel-search-options")
        public static let findPanelSearchOptions = PasteboardType(
            "com.apple.cocoa.pasteboard.find-panel-search-options")
        /// What a file contains, without an address.
        public static let fileContents = PasteboardType("NXFileContentsPboardType")
    }

}
