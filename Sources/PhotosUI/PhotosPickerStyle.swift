import DovetailCore
import Foundation

/// How a picker of pictures is shown. Accepted: the desktop's dialog is the one picker here, and a button opens it.
public struct PhotosPickerStyle: Hashable, Sendable {
    private let name: String

    /// In a dialog of its own.
    public static let presentation = PhotosPickerStyle(name: "presentation")
    /// Where the picker stands among the views.
    public static let inline = PhotosPickerStyle(name: "inline")
    /// Where the picker stands, in one row that scrolls sideways.
    public static let compact = PhotosPickerStyle(name: "compact")
}

/// What a picker of pictures lets a person do.
public struct PHPickerCapabilities: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To search.
    public static let search = PHPickerCapabilities(rawValue: 1 << 0)
    /// To take several one after the other.
    public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 1)
    /// To go through albums.
    public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 2)
    /// To end the choice, or to leave it.
    public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
    /// To choose with or without places and the like.
    public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
}

extension View {
    /// Says how pickers of pictures inside are shown. Accepted: the desktop's dialog is the one picker here, and a button opens it.
    nonisolated public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View {
        if style != .presentation { Log.noteAccepted("photosPickerStyle(_:)") }
        return self
    }

    /// Says what pickers of pictures inside don't let a person do. Accepted: the desktop's dialog is as it is.
    nonisolated public func photosPickerDisabledCapabilities(
        _ disabledCapabilities: PHPickerCapabilities
    ) -> some View {
        Log.noteAccepted("photosPickerDisabledCapabilities(_:)")
        return self
    }

    /// Shows or hides the bars of pickers of pictures inside. Accepted: the desktop's dialog is as it is.
    nonisolated public func photosPickerAccessoryVisibility(
        _ visibility: Visibility, edges: Edge.Set = .all
    ) -> some View {
        Log.noteAccepted("photosPickerAccessoryVisibility(_:edges:)")
        return self
    }
}
