import DovetailControls
import DovetailCore

/// How a map shows the details of a place that is selected.
public struct MapItemDetailSelectionAccessoryStyle: Sendable {
    enum Kind: Sendable {
        case automatic
        case callout(CalloutStyle)
        case caption
        case sheet
    }
    let kind: Kind

    /// What suits the window: a sheet where its horizontal size class is compact, else a callout. What Apple's chooses is not
    /// documented.
    public static var automatic: MapItemDetailSelectionAccessoryStyle { .init(kind: .automatic) }
    /// A popover at the mark, of the callout style that suits the window.
    public static var callout: MapItemDetailSelectionAccessoryStyle { .callout(.automatic) }
    /// A button below the mark's title that opens the desktop's program for maps.
    public static var caption: MapItemDetailSelectionAccessoryStyle { .init(kind: .caption) }
    /// A sheet with all that is known.
    public static var sheet: MapItemDetailSelectionAccessoryStyle { .init(kind: .sheet) }

    /// A popover at the mark.
    public static func callout(_ style: CalloutStyle = .automatic) -> MapItemDetailSelectionAccessoryStyle {
        .init(kind: .callout(style))
    }

    /// How much a callout tells.
    public struct CalloutStyle: Sendable {
        enum Kind: Sendable { case automatic, full, compact }
        let kind: Kind

        /// The compact one where the window's horizontal size class is compact, else the full one.
        public static var automatic: CalloutStyle { CalloutStyle(kind: .automatic) }
        /// All that is known. Where the window's horizontal size class is compact there is no room for it, and it is the compact one.
        public static var full: CalloutStyle { CalloutStyle(kind: .full) }
        /// The name, what it is, and a button that opens the desktop's program for maps.
        public static var compact: CalloutStyle { CalloutStyle(kind: .compact) }
    }

    /// What a style is in a window.
    enum Form {
        case sheet
        case callout(isCompact: Bool)
        case caption
    }

    func form(isNarrow: Bool) -> Form {
        switch kind {
        case .automatic: isNarrow ? .sheet : .callout(isCompact: false)
        case .callout(let style): .callout(isCompact: isNarrow || style.kind == .compact)
        case .caption: .caption
        case .sheet: .sheet
        }
    }
}

extension MapContent {
    /// How the map shows the details of the marks inside when they are selected: of those that were made of an `MKMapItem`. Others have none.
    ///
    /// Closing the sheet or the callout selects nothing.
    ///
    /// - Parameter style: How they are shown; nil for not at all.
    nonisolated public func mapItemDetailSelectionAccessory(
        _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
    ) -> some MapContent {
        _ModifiedMapContent(self) { if $0.accessory == nil { $0.accessory = .some(style) } }
    }
}
