import Foundation

/// Views of Apple's that an app shows through representables, or has classes of, and that are not there on Linux.
struct MissingViews {
    struct Use {
        /// The view that is not there, such as `MKMapView`.
        var view: String
        /// The app's type that shows it.
        var owner: String
        var line: Int
    }

    /// The types that a module's sources declare.
    static func declared(in code: String) -> Set<String> {
        Set(matches(#"\b(?:class|struct|enum|actor|protocol|typealias)\s+(\w+)"#, in: code).map { $0[1].text })
    }

    /// What a source shows or is made of and is neither here nor declared by the app.
    static func uses(in code: String, declared: Set<String>) -> [Use] {
        func isMissing(_ name: String) -> Bool {
            looksLikeApples(name) && !PlatformViews.available.contains(name) && !declared.contains(name)
        }
        var uses: [Use] = []
        let kinds = "(?:UI|NS)View(?:Controller)?Representable"
        for match in matches(#"\b(?:struct|class|enum|extension)\s+(\w+)[^{}]*\b\#(kinds)\b[^{}]*\{"#, in: code) {
            let body = body(of: code, from: match[0].range.upperBound)
            let made = matches(
                #"\bfunc\s+make(?:UI|NS)View(?:Controller)?\s*\([^)]*\)[^{>]*->\s*(?:some\s+)?(\w+)"#, in: body)
            let named = matches(#"\btypealias\s+(?:UI|NS)View(?:Controller)?Type\s*=\s*(\w+)"#, in: body)
            guard let view = (made + named).first?[1].text, isMissing(view) else { continue }
            uses.append(Use(view: view, owner: match[1].text, line: code.line(of: match[1].range.lowerBound)))
        }
        for match in matches(#"\bclass\s+(\w+)\s*(?:<[^{}]*>)?\s*:\s*(\w+)"#, in: code) where isMissing(match[2].text) {
            uses.append(
                Use(view: match[2].text, owner: match[1].text, line: code.line(of: match[1].range.lowerBound)))
        }
        return uses
    }

    /// Names of Apple's views begin with capitals of their framework. Foundation's classes are there.
    static func looksLikeApples(_ name: String) -> Bool {
        name.range(
            of: "^(UI|NS|WK|MK|AV|SCN|SK|AR|PDF|MTK|QL|SF|PH|PK|MF|MC|MP|EK|GK|LP|CN|VN|CA|ASAuthorization)[A-Z]",
            options: .regularExpression)
            != nil
            && [
                "View", "Controller", "Control", "Button", "Layer", "Cell", "Field", "Bar", "Recognizer", "Window",
                "Panel", "Picker",
            ]
            .contains(where: name.hasSuffix)
    }

    /// The text up to the brace that closes one that is open at the start.
    private static func body(of code: String, from start: String.Index) -> String {
        var depth = 1
        var end = start
        while end < code.endIndex, depth > 0 {
            if code[end] == "{" { depth += 1 }
            if code[end] == "}" { depth -= 1 }
            end = code.index(after: end)
        }
        return String(code[start..<end])
    }

    private static func matches(_ pattern: String, in text: String) -> [[(text: String, range: Range<String.Index>)]] {
        let expression = try! NSRegularExpression(pattern: pattern)
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
            (0..<match.numberOfRanges).map { index in
                guard let range = Range(match.range(at: index), in: text) else {
                    return ("", text.startIndex..<text.startIndex)
                }
                return (String(text[range]), range)
            }
        }
    }
}

/// The classes of UIKit, AppKit, MapKit, SafariServices, WebKit, ARKit and RealityKit that Dovetail has, and what to do about those that it has not.
enum PlatformViews {
    static func advice(_ view: String) -> String {
        if let advice = advices.first(where: { view.hasPrefix($0.0) })?.1 { return advice }
        return "Write the view in SwiftUI, or keep its use within #if canImport, with another way in #else."
    }

    private static let advices = [
        ("AV", "Sound and film want a library such as GStreamer. Keep its use within #if canImport(AVKit)."),
        ("UITable", "Use List."),
        ("UICollection", "Use LazyVGrid or List."),
        ("NSTable", "Use Table or List."), ("NSOutline", "Use List with children, or OutlineGroup."),
        ("UIPicker", "Use Picker."),
        ("UIDatePicker", "Use DatePicker."),
        ("NSDatePicker", "Use DatePicker."),
        ("UICloudSharing", "Share by ShareLink: there is no iCloud."),
        ("CA", "Layers are not there: draw with Canvas, shapes and animations of SwiftUI's."),
    ]

    static let available = ofKits.union(ofOtherModules)

    /// Views of modules beside UIKit's and AppKit's. A test compares this with the declarations.
    static let ofOtherModules: Set<String> = [
        "ASAuthorizationAppleIDButton", "ASAuthorizationController", "AVCaptureVideoPreviewLayer",
        "AVPictureInPictureController", "AVPlayerLayer", "AVPlayerViewController", "AVRoutePickerView",
        "CNContactPickerViewController",
        "CNContactViewController",
        "EKEventEditViewController", "EKEventViewController", "GKGameCenterViewController",
        "GKMatchmakerViewController", "LPLinkView",
        "MCBrowserViewController", "MFMailComposeViewController", "MFMessageComposeViewController",
        "MPMediaPickerController", "MPMusicPlayerController", "MPVolumeView", "PDFThumbnailView", "PDFView",
        "PHPickerViewController",
        "PKCanvasView", "PKToolPicker", "QLPreviewController", "SKStoreReviewController", "SKView",
        "VNDocumentCameraViewController",
    ]

    /// A test compares this with the declarations.
    static let ofKits: Set<String> = [
        "ARAnchor", "ARBodyAnchor", "ARBodyTrackingConfiguration", "ARCoachingOverlayView", "ARConfiguration",
        "ARFaceAnchor", "ARFaceTrackingConfiguration", "ARFrame", "ARGeoTrackingConfiguration",
        "ARImageAnchor", "ARImageTrackingConfiguration", "AROrientationTrackingConfiguration", "ARPlaneAnchor",
        "ARRaycastQuery", "ARRaycastResult", "ARReferenceImage", "ARReferenceObject", "ARSession", "ARView",
        "ARWorldTrackingConfiguration", "AnchorEntity", "CAAnimation", "CAAnimationGroup", "CABasicAnimation",
        "CADisplayLink", "CAEmitterCell", "CAEmitterLayer", "CAGradientLayer", "CAKeyframeAnimation",
        "CALayer", "CAMediaTimingFunction", "CAPropertyAnimation", "CAShapeLayer", "CASpringAnimation",
        "CATextLayer", "CATransaction", "CATransformLayer", "CATransition", "Entity", "MKAnnotationView",
        "MKCircle", "MKCircleRenderer", "MKClusterAnnotation", "MKDirections", "MKGeocodingRequest",
        "MKGeodesicPolyline", "MKHybridMapConfiguration", "MKImageryMapConfiguration", "MKLocalSearch",
        "MKLocalSearchCompleter", "MKLocalSearchCompletion", "MKLookAroundSceneRequest",
        "MKLookAroundSnapshot", "MKLookAroundSnapshotter", "MKLookAroundViewController", "MKMapCamera",
        "MKMapConfiguration", "MKMapItem", "MKMapItemRequest", "MKMapSnapshotter", "MKMapView",
        "MKMarkerAnnotationView", "MKMultiPoint", "MKMultiPolygon", "MKMultiPolygonRenderer",
        "MKMultiPolyline", "MKMultiPolylineRenderer", "MKOverlayPathRenderer", "MKOverlayRenderer",
        "MKPinAnnotationView", "MKPlacemark", "MKPointAnnotation", "MKPolygon", "MKPolygonRenderer",
        "MKPolyline", "MKPolylineRenderer", "MKReverseGeocodingRequest", "MKRoute", "MKShape",
        "MKStandardMapConfiguration", "MKUserLocation", "ModelEntity", "NSAccessibilityCustomAction",
        "NSActionCell", "NSAlert", "NSAnimationContext", "NSAppearance", "NSAppleEventDescriptor",
        "NSAppleEventManager", "NSAppleScript", "NSApplication", "NSBezierPath", "NSBitmapImageRep", "NSBox",
        "NSButton", "NSButtonCell", "NSCell", "NSClickGestureRecognizer", "NSClipView",
        "NSCollectionLayoutAnchor", "NSCollectionLayoutBoundarySupplementaryItem",
        "NSCollectionLayoutDecorationItem", "NSCollectionLayoutDimension", "NSCollectionLayoutEdgeSpacing",
        "NSCollectionLayoutGroup", "NSCollectionLayoutGroupCustomItem", "NSCollectionLayoutItem",
        "NSCollectionLayoutSection", "NSCollectionLayoutSize", "NSCollectionLayoutSpacing",
        "NSCollectionLayoutSupplementaryItem", "NSColor", "NSColorSampler", "NSColorSpace", "NSColorWell",
        "NSComboBox", "NSControl", "NSCursor", "NSDatePicker", "NSDockTile", "NSDocumentController", "NSEvent",
        "NSFont", "NSFontDescriptor", "NSFontManager", "NSGestureRecognizer", "NSGlassEffectView",
        "NSGradient", "NSGraphicsContext", "NSHostingController", "NSHostingView", "NSImage", "NSImageCell",
        "NSImageView", "NSLayoutAnchor", "NSLayoutConstraint", "NSLayoutDimension", "NSLayoutGuide",
        "NSLayoutManager", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLevelIndicator",
        "NSMagnificationGestureRecognizer", "NSMenu", "NSMenuItem", "NSMenuToolbarItem",
        "NSMutableParagraphStyle", "NSNib", "NSOpenPanel", "NSPanGestureRecognizer", "NSPanel",
        "NSParagraphStyle", "NSPasteboard", "NSPasteboardItem", "NSPathControl", "NSPathControlItem",
        "NSPopUpButton", "NSPopover", "NSPressGestureRecognizer", "NSPressureConfiguration",
        "NSProgressIndicator", "NSResponder", "NSRotationGestureRecognizer", "NSRunningApplication",
        "NSSavePanel", "NSScreen", "NSScrollView", "NSScroller", "NSSearchField", "NSSearchFieldCell",
        "NSSearchToolbarItem", "NSSecureTextField", "NSSecureTextFieldCell", "NSSegmentedControl", "NSShadow",
        "NSSharingService", "NSSharingServicePicker", "NSSlider", "NSSound", "NSSplitView",
        "NSSplitViewController", "NSSplitViewItem", "NSStackView", "NSStatusBar", "NSStatusBarButton",
        "NSStatusItem", "NSStepper", "NSSwitch", "NSTabView", "NSTabViewItem", "NSTableCellView",
        "NSTableColumn", "NSTableHeaderCell", "NSTableHeaderView", "NSTableRowView", "NSTableView",
        "NSTableViewRowAction", "NSText", "NSTextAttachment", "NSTextContentStorage", "NSTextField",
        "NSTextFieldCell", "NSTextFinder", "NSTextLayoutManager", "NSTextStorage", "NSTextView",
        "NSTitlebarAccessoryViewController", "NSTokenField", "NSToolbar", "NSToolbarItem",
        "NSToolbarItemGroup", "NSTouch", "NSTrackingArea", "NSView", "NSViewController", "NSVisualEffectView",
        "NSWindow", "NSWindowController", "NSWorkspace", "RealityScene", "SFSafariViewController",
        "UIAccessibilityCustomAction", "UIAccessibilityElement", "UIAction", "UIActivity",
        "UIActivityIndicatorView", "UIActivityViewController", "UIAlertAction", "UIAlertController",
        "UIApplication", "UIApplicationShortcutIcon", "UIApplicationShortcutItem", "UIBarAppearance",
        "UIBarButtonItem", "UIBarButtonItemAppearance", "UIBarButtonItemGroup",
        "UIBarButtonItemStateAppearance", "UIBarItem", "UIBezierPath", "UIBlurEffect", "UIButton",
        "UICalendarSelection", "UICalendarSelectionMultiDate", "UICalendarSelectionSingleDate",
        "UICalendarView", "UICollectionReusableView", "UICollectionView", "UICollectionViewCell",
        "UICollectionViewCompositionalLayout", "UICollectionViewCompositionalLayoutConfiguration",
        "UICollectionViewController", "UICollectionViewDiffableDataSource", "UICollectionViewFlowLayout",
        "UICollectionViewFlowLayoutInvalidationContext", "UICollectionViewLayout",
        "UICollectionViewLayoutAttributes", "UICollectionViewLayoutInvalidationContext",
        "UICollectionViewListCell", "UIColor", "UIColorPickerViewController", "UIColorWell", "UICommand",
        "UIContentUnavailableView", "UIContextMenuConfiguration", "UIContextMenuInteraction",
        "UIContextualAction", "UIControl", "UICubicTimingParameters", "UIDatePicker", "UIDeferredMenuElement",
        "UIDevice", "UIDocumentInteractionController", "UIDocumentPickerViewController", "UIDragInteraction",
        "UIDragItem", "UIDragPreview", "UIDragPreviewParameters", "UIDropInteraction", "UIDropProposal",
        "UIEditMenuConfiguration", "UIEditMenuInteraction", "UIEvent", "UIFeedbackGenerator",
        "UIFindInteraction", "UIFont", "UIFontDescriptor", "UIFontMetrics", "UIFontPickerViewController",
        "UIGestureRecognizer", "UIGraphicsImageRenderer", "UIGraphicsImageRendererContext",
        "UIGraphicsImageRendererFormat", "UIGraphicsPDFRenderer", "UIGraphicsPDFRendererContext",
        "UIGraphicsPDFRendererFormat", "UIHostingController", "UIHoverGestureRecognizer", "UIImage",
        "UIImagePickerController", "UIImageView", "UIImpactFeedbackGenerator", "UIInterpolatingMotionEffect",
        "UIKey", "UIKeyCommand", "UIKeyboardLayoutGuide", "UILabel", "UILargeContentViewerInteraction",
        "UILayoutGuide", "UILongPressGestureRecognizer", "UIMarkupTextPrintFormatter", "UIMenu",
        "UIMenuElement", "UIMotionEffect", "UIMotionEffectGroup", "UINavigationBar",
        "UINavigationBarAppearance", "UINavigationController", "UINavigationItem", "UINib",
        "UINotificationFeedbackGenerator", "UIOpenURLContext", "UIPageControl", "UIPageViewController",
        "UIPanGestureRecognizer", "UIPasteControl", "UIPasteboard", "UIPercentDrivenInteractiveTransition",
        "UIPickerView", "UIPinchGestureRecognizer", "UIPointerInteraction", "UIPointerRegion",
        "UIPointerRegionRequest", "UIPointerStyle", "UIPopoverPresentationController",
        "UIPresentationController", "UIPress", "UIPressesEvent", "UIPreviewParameters", "UIPreviewTarget",
        "UIPrintFormatter", "UIPrintInfo", "UIPrintInteractionController", "UIPrintPageRenderer",
        "UIProgressView", "UIReferenceLibraryViewController", "UIRefreshControl", "UIResponder",
        "UIRotationGestureRecognizer", "UIScene", "UISceneConfiguration", "UISceneSession",
        "UISceneSizeRestrictions", "UIScreen", "UIScreenEdgePanGestureRecognizer", "UIScrollView",
        "UISearchBar", "UISearchController", "UISearchSuggestionItem", "UISearchTab", "UISearchTextField",
        "UISearchToken", "UISegmentedControl", "UISelectionFeedbackGenerator", "UISheetPresentationController",
        "UISimpleTextPrintFormatter", "UISlider", "UISplitViewController", "UISpringTimingParameters",
        "UIStackView", "UIStatusBarManager", "UIStepper", "UIStoryboardSegue", "UISwipeActionsConfiguration",
        "UISwipeGestureRecognizer", "UISwitch", "UITab", "UITabBar", "UITabBarAppearance",
        "UITabBarController", "UITabBarItem", "UITabBarItemAppearance", "UITabBarItemStateAppearance",
        "UITabGroup", "UITableView", "UITableViewCell", "UITableViewController",
        "UITableViewDiffableDataSource", "UITableViewHeaderFooterView", "UITapGestureRecognizer",
        "UITargetedDragPreview", "UITargetedPreview", "UITextChecker", "UITextField",
        "UITextInputAssistantItem", "UITextInputPasswordRules", "UITextPosition", "UITextRange", "UITextView",
        "UIToolbar", "UIToolbarAppearance", "UITouch", "UITraitCollection", "UIVibrancyEffect", "UIView",
        "UIViewController", "UIViewPrintFormatter", "UIViewPropertyAnimator", "UIVisualEffect",
        "UIVisualEffectView", "UIWindow", "UIWindowScene", "WKBackForwardList", "WKBackForwardListItem",
        "WKContentWorld", "WKFindConfiguration", "WKFindResult", "WKFrameInfo", "WKHTTPCookieStore",
        "WKNavigation", "WKNavigationAction", "WKNavigationResponse", "WKPreferences", "WKProcessPool",
        "WKScriptMessage", "WKSecurityOrigin", "WKSnapshotConfiguration", "WKUserContentController",
        "WKUserScript", "WKWebView", "WKWebViewConfiguration", "WKWebpagePreferences", "WKWebsiteDataStore",
        "WKWindowFeatures",
    ]
}
