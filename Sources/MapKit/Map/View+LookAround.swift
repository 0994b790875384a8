import DovetailControls
import DovetailCore
import Foundation

extension View {
    /// Shows pictures from the street in a sheet, as long as `isPresented` is true. There are none here: the sheet says so.
    nonisolated public func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View {
        sheet(isPresented: isPresented, onDismiss: onDismiss) { LookAroundPage(isPresented: isPresented) }
    }

    /// Shows pictures from the street, which may be others later, in a sheet, as long as `isPresented` is true. There are none here: the sheet
    /// says so.
    nonisolated public func lookAroundViewer(
        isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View {
        sheet(isPresented: isPresented, onDismiss: onDismiss) { LookAroundPage(isPresented: isPresented) }
    }
}

/// What the sheet shows: that there are no pictures, and the button to close it.
private struct LookAroundPage: View {
    @Binding var isPresented: Bool

    var body: some View {
        LookAroundPreview(initialScene: nil)
            .frame(minHeight: 240)
            .overlay(alignment: .topTrailing) { Button("Done") { isPresented = false }.padding() }
    }
}
