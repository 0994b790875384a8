import CoreGraphics
import DovetailUIKit
import Foundation

/// Lets a person select the texts and things of a picture's view. As no ``ImageAnalysis`` can be made, there is nothing to select.
@MainActor @preconcurrency
public final class ImageAnalysisInteraction: NSObject, UIInteraction {
    /// What a person can do.
    public struct InteractionTypes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
        /// Everything, by a long press or a button.
        public static let automatic = InteractionTypes(rawValue: 1 << 0)
        public static let automaticTextOnly = InteractionTypes(rawValue: 1 << 1)
        public static let textSelection = InteractionTypes(rawValue: 1 << 2)
        public static let dataDetectors = InteractionTypes(rawValue: 1 << 3)
        public static let imageSubject = InteractionTypes(rawValue: 1 << 4)
        public static let visualLookUp = InteractionTypes(rawValue: 1 << 5)
    }
    /// A thing of the picture. Nobody gets one here.
    public struct Subject: Hashable, Sendable {
        public var bounds: CGRect { .zero }
        init() {}
    }
    /// Why there is no picture of a thing.
    public enum SubjectUnavailable: Error, Hashable, Sendable { case imageUnavailable }

    public private(set) weak var view: UIView?
    public weak var delegate: (any ImageAnalysisInteractionDelegate)?
    public var analysis: ImageAnalysis?
    public var preferredInteractionTypes: InteractionTypes = []
    /// What a person can do now: nothing.
    public var activeInteractionTypes: InteractionTypes { [] }
    public var selectableItemsHighlighted = false
    public var allowLongPressForDataDetectorsInTextMode = true
    public var isSupplementaryInterfaceHidden = false
    public var supplementaryInterfaceContentInsets = UIEdgeInsets.zero
    public var hasActiveTextSelection: Bool { false }
    public var liveTextButtonVisible: Bool { false }
    public var text: String { "" }
    public var selectedText: String { "" }
    /// The part of the view that the picture fills, in shares of it.
    public var contentsRect: CGRect { delegate?.contentsRect(for: self) ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    /// The things of the picture: none.
    public var subjects: Set<Subject> { get async { [] } }
    public var highlightedSubjects: Set<Subject> = []

    public override init() { super.init() }
    public init(_ delegate: any ImageAnalysisInteractionDelegate) {
        super.init()
        self.delegate = delegate
    }

    public func willMove(to view: UIView?) {}
    public func didMove(to view: UIView?) { self.view = view }
    public func setContentsRectNeedsUpdate() {}
    public func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
        isSupplementaryInterfaceHidden = hidden
    }
    public func resetTextSelection() {}
    public func hasText(at point: CGPoint) -> Bool { false }
    public func hasDataDetector(at point: CGPoint) -> Bool { false }
    public func hasInteractiveItem(at point: CGPoint) -> Bool { false }
    public func hasSupplementaryInterface(at point: CGPoint) -> Bool { false }
    public func analysisHasText(at point: CGPoint) -> Bool { false }
    public func subject(at point: CGPoint) async -> Subject? { nil }
    /// Throws ``SubjectUnavailable/imageUnavailable``.
    public func image(for subjects: Set<Subject>) async throws -> UIImage { throw SubjectUnavailable.imageUnavailable }
}

/// Is asked about and hears of the selection in a picture.
@MainActor @preconcurrency
public protocol ImageAnalysisInteractionDelegate: AnyObject {
    func interaction(
        _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
        for interactionType: ImageAnalysisInteraction.InteractionTypes
    ) -> Bool
    func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
    func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
    func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
    func interaction(_ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool)
    func interaction(
        _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool)
    func textSelectionDidChange(_ interaction: ImageAnalysisInteraction)
}

extension ImageAnalysisInteractionDelegate {
    public func interaction(
        _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
        for interactionType: ImageAnalysisInteraction.InteractionTypes
    ) -> Bool { true }
    public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect {
        CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { nil }
    public func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController? { nil }
    public func interaction(_ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool) {}
    public func interaction(
        _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool
    ) {}
    public func textSelectionDidChange(_ interaction: ImageAnalysisInteraction) {}
}
