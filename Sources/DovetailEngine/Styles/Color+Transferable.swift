import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension Color: Transferable {
    /// A colour is dragged, copied and shared as its components, as it is in light surroundings. Other programs know nothing of the kind.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .dovetailColor) { color in
            try JSONEncoder().encode(color.resolve(in: EnvironmentValues()))
        } importing: { data in
            Color(try JSONDecoder().decode(Color.Resolved.self, from: data))
        }
    }
}

extension UTType {
    /// The components of a ``Color``.
    fileprivate static let dovetailColor = UTType(exportedAs: "org.dovetail.color")
}
