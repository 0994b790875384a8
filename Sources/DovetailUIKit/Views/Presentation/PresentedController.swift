import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// How a controller that is presented comes.
public enum UIModalPresentationStyle: Int, Sendable {
    /// As a sheet.
    case automatic = -2
    case none = -1
    /// Over the whole window.
    case fullScreen = 0
    /// As a sheet.
    case pageSheet, formSheet
    /// Over the whole window.
    case currentContext
    /// As the controller's ``UIViewController/transitioningDelegate`` says; as a sheet where it says nothing.
    case custom
    /// Over the whole window, which is seen where the controller's view is clear.
    case overFullScreen, overCurrentContext
    /// As a popover, where `popoverPresentationController` says what it belongs to.
    case popover

    var coversWindow: Bool {
        switch self {
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext: true
        default: false
        }
    }
}

/// How a controller that is presented moves in. All come as the system's do, but for those that have a ``UIPresentationController`` of an app's own: they
/// come from below, or fade.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Shows what a controller presents.
struct PresentedController: ViewModifier {
    let controller: UIViewController
    @ObservedObject private var changes: PlatformViewChanges

    /// - Parameter controller: Belongs to the main actor, where views are made and their bodies run.
    @MainActor init(_ controller: UIViewController) {
        self.controller = controller
        changes = controller.changes
    }

    func body(content: Content) -> some View {
        let presented = controller.presentedViewController
        let own = controller.ownPresentation
        let alert = presented as? UIAlertController
        let title = alert?.title ?? ""
        let style = alert == nil && own == nil ? presented?.modalPresentationStyle : nil
        let isCover = style?.coversWindow == true
        let popover = style == .popover ? presented : nil
        // A popover of a view or a button is shown by that.
        let isAtSource = popover?.popoverPresentationController?.isShownBySource == true
        content
            .alert(
                Text(verbatim: title), isPresented: isPresenting(alert?.preferredStyle == .alert), presenting: alert,
                actions: AlertActions.init, message: AlertMessage.init
            )
            .confirmationDialog(
                Text(verbatim: title), isPresented: isPresenting(alert?.preferredStyle == .actionSheet),
                titleVisibility: title.isEmpty ? .hidden : .visible, presenting: alert, actions: AlertActions.init,
                message: AlertMessage.init
            )
            .sheet(isPresented: isPresenting(style != nil && !isCover && popover == nil)) {
                if let presented {
                    ShownController(controller: presented).modifier(PreferredSize(presented))
                        .modifier(SheetLook(presented))
                        .interactiveDismissDisabled(presented.presentationController?.mayDismiss == false)
                }
            }
            .fullScreenCover(isPresented: isPresenting(isCover)) {
                if let presented {
                    ShownController(controller: presented)
                        .modifier(
                            ClearGround(isClear: presented.view.backgroundColor.map { $0.cgColor.alpha == 0 } ?? false))
                }
            }
            .modifier(PopoverOfSource(presented: isAtSource ? nil : popover))
            .modifier(
                PresentationModifier(
                    presented: own.map {
                        Presentation(view: AnyView(OwnPresentationContent(presentation: $0)), id: ObjectIdentifier($0))
                    })
            )
            .onChange(of: presented.map { ObjectIdentifier($0) }) { _, _ in controller.presentationChanged() }
    }

    private func isPresenting(_ value: Bool) -> Binding<Bool> {
        let presented = controller.presentedViewController
        return Binding(
            get: { value },
            set: { isPresented in
                // What a button of an alert did may have presented another one by now.
                guard !isPresented, let presented, controller.presentedViewController === presented else { return }
                presented.dismissedByPerson()
            })
    }
}

/// The size that a controller would like to have.
struct PreferredSize: ViewModifier {
    private let size: CGSize

    init(_ controller: UIViewController) {
        // It often says so when its view was made.
        controller.loadViewIfNeeded()
        size = controller.preferredContentSize
    }

    func body(content: Content) -> some View {
        if size.width > 0, size.height > 0 {
            content.frame(idealWidth: size.width, idealHeight: size.height)
        } else {
            content
        }
    }
}
