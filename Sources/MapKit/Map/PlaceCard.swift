import CoreLocation
import DovetailControls
import DovetailCore
import Foundation

/// What is known of a place: its name, what it is, its address, how to call it, and a button that shows it in the desktop's program for maps.
struct PlaceCard: View {
    let item: MKMapItem
    let displaysMap: Bool
    /// Whether the name and what it is are enough.
    var isCompact = false
    /// How wide it becomes where there is room, in points.
    var maxWidth: CGFloat = 320

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: item.name ?? place).font(.headline)
                if let kind = item.pointOfInterestCategory?.title {
                    Text(verbatim: kind).font(.subheadline).foregroundStyle(.secondary)
                }
            }
            if !isCompact { details }
            Button("Open in Maps") { item.openInMaps() }.buttonStyle(.bordered)
        }
        .padding()
        .frame(minWidth: isCompact ? 0 : 220, maxWidth: maxWidth, alignment: .leading)
    }

    @ViewBuilder
    private var details: some View {
        if displaysMap {
            Map(initialPosition: .item(item), interactionModes: []) { Marker(item: item) }
                .frame(minHeight: 140, maxHeight: 220)
                .clipShape(RoundedRectangle(cornerRadius: 10))
        }
        Text(verbatim: item.addressRepresentations?.fullAddress(includingRegion: true, singleLine: false) ?? place)
            .font(.subheadline)
        if let number = item.phoneNumber, !number.isEmpty {
            Label(number, systemImage: "phone").font(.subheadline)
        }
        if let url = item.url { Link(url.host ?? url.absoluteString, destination: url).font(.subheadline) }
    }

    private var place: String {
        let place = item.placemark.coordinate
        func number(_ value: Double) -> String { value.formatted(.number.precision(.fractionLength(4))) }
        return "\(number(place.latitude)), \(number(place.longitude))"
    }
}

extension MKPointOfInterestCategory {
    /// What it is in words, made of the constant's name (“MKPOICategoryMovieTheater” is “Movie Theater”); nil for others.
    var title: String? {
        let prefix = "MKPOICategory"
        guard rawValue.hasPrefix(prefix), rawValue.count > prefix.count else { return nil }
        var words = ""
        var wasSmall = false
        for letter in rawValue.dropFirst(prefix.count) {
            if letter.isUppercase, wasSmall { words.append(" ") }
            words.append(letter)
            wasSmall = letter.isLowercase
        }
        return words
    }
}

extension View {
    /// Shows details of a place in a sheet, as long as `isPresented` is true and there is a place.
    nonisolated public func mapItemDetailSheet(
        isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true
    ) -> some View {
        sheet(isPresented: isPresented) {
            if let item {
                // A sheet may be lower than what is known of a place.
                ScrollView { PlaceCard(item: item, displaysMap: displaysMap, maxWidth: .infinity) }
                    .presentationDetents([.medium, .large])
            }
        }
    }

    /// Shows details of a place in a sheet, as long as there is one. Closing it sets nil.
    nonisolated public func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> some View {
        mapItemDetailSheet(isPresented: item.isPresent(), item: item.wrappedValue, displaysMap: displaysMap)
    }

    /// Shows details of a place in a popover, as long as `isPresented` is true and there is a place.
    nonisolated public func mapItemDetailPopover(
        isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top
    ) -> some View {
        popover(isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) {
            if let item { PlaceCard(item: item, displaysMap: displaysMap) }
        }
    }

    /// Shows details of a place in a popover, as long as there is one. Closing it sets nil.
    nonisolated public func mapItemDetailPopover(
        item: Binding<MKMapItem?>, displaysMap: Bool = true,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top
    ) -> some View {
        mapItemDetailPopover(
            isPresented: item.isPresent(), item: item.wrappedValue, displaysMap: displaysMap,
            attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge)
    }
}
