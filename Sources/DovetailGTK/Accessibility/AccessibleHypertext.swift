import DovetailBus
import DovetailCore

/// The links in what is written in an object, and an object that is a link.
@MainActor
struct AccessibleHypertext {
    let server: AccessibilityServer
    let object: Accessible

    /// What a text answers.
    func hypertext(_ method: String, _ arguments: BusArguments) -> [BusValue]? {
        guard let links = object.text?.links else { return nil }
        switch method {
        case "GetNLinks": return [.int(Int32(links.count))]
        case "GetLink":
            guard let index = arguments.index(0, in: links.count) else { return nil }
            return [server.reference(path(of: index))]
        case "GetLinkIndex":
            guard let offset = arguments.index(0, in: (object.text?.count ?? 0) + 1) else { return nil }
            return [.int(Int32(links.firstIndex { $0.range.contains(offset) } ?? -1))]
        default: return nil
        }
    }

    private func path(of index: Int) -> AccessiblePath? {
        guard case .element(let window, let id) = object.path else { return nil }
        return .link(window: window, id: id, index: index)
    }

    /// Where the object leads: it is a link as a whole, or one in a text.
    private var address: String? {
        if let link = object.part as? AccessibleLink { return link.link.url.absoluteString }
        return object.part == nil ? object.item?.semantics.details?.link?.absoluteString : nil
    }

    private var linkObject: AccessiblePath {
        guard case .link(let window, let id, let index) = object.path else { return object.path }
        return .linkObject(window: window, id: id, index: index)
    }

    /// What a link answers. It has one anchor.
    func hyperlink(_ method: String, _ arguments: BusArguments) -> [BusValue]? {
        guard let address else { return nil }
        switch method {
        case "IsValid": return [.bool(true)]
        case "GetObject": return arguments.index(0, in: 1).map { _ in [server.reference(linkObject)] }
        case "GetURI": return arguments.index(0, in: 1).map { _ in [.string(address)] }
        default: return nil
        }
    }

    /// Where the link begins and ends in its text. One that is no part of a text is all of its own.
    func property(_ name: String) -> BusValue? {
        guard address != nil else { return nil }
        let range = (object.part as? AccessibleLink)?.link.range ?? 0..<(object.text?.count ?? 0)
        return switch name {
        case "NAnchors": .int(1)
        case "StartIndex": .int(Int32(range.lowerBound))
        case "EndIndex": .int(Int32(range.upperBound))
        default: nil
        }
    }
}
