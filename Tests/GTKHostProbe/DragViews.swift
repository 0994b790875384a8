import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// Something to drag out of its window: a text, a picture of three colours as PNG data, or a value that only programs made with Dovetail know.
struct DragSourceView: View {
    var body: some View {
        VStack(spacing: 0) {
            Color.red.draggable("hello from views")
            Color.green.onDrag {
                let provider = NSItemProvider()
                provider.registerDataRepresentation(forTypeIdentifier: UTType.png.identifier, visibility: .all) {
                    $0(Data("not really a picture".utf8), nil)
                    return nil
                }
                return provider
            }
            Color.blue.draggable(Token(name: "seven"))
        }
        .tellingSize(of: "Source")
    }
}

/// Values that are given as files: one that makes a file with a name at its top, and a picture below.
struct FileSourceView: View {
    var body: some View {
        VStack(spacing: 0) {
            Color.red.draggable(Report())
            Color.green.onDrag {
                let provider = NSItemProvider()
                provider.suggestedName = "Sunset"
                provider.registerDataRepresentation(forTypeIdentifier: UTType.png.identifier, visibility: .all) {
                    $0(Data("a picture".utf8), nil)
                    return nil
                }
                return provider
            }
        }
        .tellingSize(of: "Files")
    }
}

private struct Report: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(exportedContentType: .pdf) { _ in
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("Report of May.pdf")
            try Data("a report".utf8).write(to: file)
            return SentTransferredFile(file)
        }
    }
}

/// A value of an app's own type.
struct Token: Codable, Transferable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType(exportedAs: "org.dovetail.token"))
    }
}

/// Takes texts at its top, values of an app's own below, then addresses, and pictures at its bottom.
struct DropTargetView: View {
    @State private var isTargeted = false

    var body: some View {
        VStack(spacing: 0) {
            Color.red.dropDestination(for: String.self) { items, place in
                say("dropped texts \(items) at \(Int(place.x)),\(Int(place.y))")
                return true
            } isTargeted: {
                say("targeted \($0)")
            }
            Color.blue.dropDestination(for: Token.self) { items, _ in
                say("dropped tokens \(items.map(\.name))")
                return true
            }
            Color.yellow.dropDestination(for: URL.self) { items, _ in
                say("dropped addresses \(items.map(\.absoluteString))")
                return true
            }
            Color.green.onDrop(of: [.image], isTargeted: nil) { providers in
                _ = providers.first?.loadDataRepresentation(for: .png) { data, _ in
                    say("dropped a picture: \(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")")
                }
                return true
            }
        }
        .tellingSize(of: "Target")
    }
}

/// Something to drag at its left, a button in its middle, and something that takes texts at its right.
struct DragBackView: View {
    var body: some View {
        HStack(spacing: 0) {
            Color.red.draggable("round trip")
            Button("Press") { say("pressed") }.frame(width: 100).frame(maxHeight: .infinity)
            Color.blue.dropDestination(for: String.self) { items, place in
                say("dropped texts \(items) at \(Int(place.x)),\(Int(place.y))")
                return true
            }
        }
        .tellingSize(of: "Both")
    }
}

extension View {
    fileprivate func tellingSize(of name: String) -> some View {
        onGeometryChange(for: CGSize.self, of: \.size) { say("\(name) size \(Int($0.width))x\(Int($0.height))") }
    }
}
