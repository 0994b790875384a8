import DovetailCore
import DovetailPaint
import DovetailPlatform
import Foundation

// The system's pictures, as far as there are some like them here: dots of colours for what is available and what not, and symbols.
extension NSImage {
    /// A green dot.
    public static let statusAvailableName: Name = "NSStatusAvailable"
    /// A yellow dot.
    public static let statusPartiallyAvailableName: Name = "NSStatusPartiallyAvailable"
    /// A red dot.
    public static let statusUnavailableName: Name = "NSStatusUnavailable"
    /// A grey dot.
    public static let statusNoneName: Name = "NSStatusNone"
    /// A yellow triangle with an exclamation mark.
    public static let cautionName: Name = "NSCaution"
    /// A letter i.
    public static let infoName: Name = "NSInfo"
    /// A folder.
    public static let folderName: Name = "NSFolder"
    /// A computer.
    public static let computerName: Name = "NSComputer"
    /// A globe.
    public static let networkName: Name = "NSNetwork"
    /// A person.
    public static let userName: Name = "NSUser"
    /// An empty bin.
    public static let trashEmptyName: Name = "NSTrashEmpty"
    /// A full bin.
    public static let trashFullName: Name = "NSTrashFull"
    /// A gear wheel.
    public static let preferencesGeneralName: Name = "NSPreferencesGeneral"
    /// Gear wheels.
    public static let advancedName: Name = "NSAdvanced"
    /// A gear wheel, as a template.
    public static let actionTemplateName: Name = "NSActionTemplate"
    /// A plus, as a template.
    public static let addTemplateName: Name = "NSAddTemplate"
    /// A minus, as a template.
    public static let removeTemplateName: Name = "NSRemoveTemplate"
    /// An arrow that goes around, as a template.
    public static let refreshTemplateName: Name = "NSRefreshTemplate"
    /// A cross, as a template.
    public static let stopProgressTemplateName: Name = "NSStopProgressTemplate"
    /// An angle to the left, as a template.
    public static let goLeftTemplateName: Name = "NSGoLeftTemplate"
    /// An angle to the right, as a template.
    public static let goRightTemplateName: Name = "NSGoRightTemplate"
    /// A closed lock, as a template.
    public static let lockLockedTemplateName: Name = "NSLockLockedTemplate"
    /// An open lock, as a template.
    public static let lockUnlockedTemplateName: Name = "NSLockUnlockedTemplate"
    /// A house, as a template.
    public static let homeTemplateName: Name = "NSHomeTemplate"
    /// A book, as a template.
    public static let bookmarksTemplateName: Name = "NSBookmarksTemplate"
    /// An arrow out of a box, as a template.
    public static let shareTemplateName: Name = "NSShareTemplate"
    /// An eye, as a template.
    public static let quickLookTemplateName: Name = "NSQuickLookTemplate"
    /// Lines, as a template.
    public static let listViewTemplateName: Name = "NSListViewTemplate"
    /// Squares, as a template.
    public static let iconViewTemplateName: Name = "NSIconViewTemplate"
    /// Columns, as a template.
    public static let columnViewTemplateName: Name = "NSColumnViewTemplate"
    /// A tick, as a template.
    public static let menuOnStateTemplateName: Name = "NSMenuOnStateTemplate"
    /// A dash, as a template.
    public static let menuMixedStateTemplateName: Name = "NSMenuMixedStateTemplate"
    /// A magnifying glass, as a template.
    public static let revealFreestandingTemplateName: Name = "NSRevealFreestandingTemplate"
}

/// How a picture of the system's is drawn.
struct SystemPicture {
    private let symbol: String
    private let color: Color?

    /// Nil for a name that is none of the system's.
    init?(named name: NSImage.Name) {
        switch name {
        case NSImage.statusAvailableName: (symbol, color) = ("circle.fill", .green)
        case NSImage.statusPartiallyAvailableName: (symbol, color) = ("circle.fill", .yellow)
        case NSImage.statusUnavailableName: (symbol, color) = ("circle.fill", .red)
        case NSImage.statusNoneName: (symbol, color) = ("circle.fill", .gray)
        case NSImage.cautionName: (symbol, color) = ("exclamationmark.triangle.fill", .yellow)
        default:
            guard let symbol = Self.symbols[name] else { return nil }
            (self.symbol, color) = (symbol, nil)
        }
    }

    private static let symbols: [NSImage.Name: String] = [
        NSImage.infoName: "info", NSImage.folderName: "folder.fill", NSImage.computerName: "desktopcomputer",
        NSImage.networkName: "globe", NSImage.userName: "person.fill", NSImage.trashEmptyName: "trash",
        NSImage.trashFullName: "trash.fill", NSImage.preferencesGeneralName: "gearshape",
        NSImage.advancedName: "gearshape.2", NSImage.actionTemplateName: "gearshape",
        NSImage.addTemplateName: "plus", NSImage.removeTemplateName: "minus",
        NSImage.refreshTemplateName: "arrow.clockwise", NSImage.stopProgressTemplateName: "xmark",
        NSImage.goLeftTemplateName: "chevron.left", NSImage.goRightTemplateName: "chevron.right",
        NSImage.lockLockedTemplateName: "lock.fill", NSImage.lockUnlockedTemplateName: "lock.open",
        NSImage.homeTemplateName: "house", NSImage.bookmarksTemplateName: "book.fill",
        NSImage.shareTemplateName: "square.and.arrow.up", NSImage.quickLookTemplateName: "eye",
        NSImage.listViewTemplateName: "list.bullet", NSImage.iconViewTemplateName: "square.grid.2x2",
        NSImage.columnViewTemplateName: "rectangle.split.3x1", NSImage.menuOnStateTemplateName: "checkmark",
        NSImage.menuMixedStateTemplateName: "minus", NSImage.revealFreestandingTemplateName: "magnifyingglass",
    ]

    /// The picture. One in a colour is painted on the main thread; elsewhere it is the symbol without the colour.
    var value: PictureValue? {
        guard color != nil, MainThread.isCurrent else { return PictureValue(symbol: symbol) }
        let (symbol, color) = (symbol, color)
        return MainActor.assumeIsolated {
            let renderer = ImageRenderer(
                content: Image(systemName: symbol).font(.system(size: 12)).foregroundStyle(color ?? .primary)
                    .frame(width: 16, height: 16))
            renderer.scale = 3
            return renderer.pngData.flatMap { PictureValue(data: $0, scale: renderer.scale) }
        }
    }
}
