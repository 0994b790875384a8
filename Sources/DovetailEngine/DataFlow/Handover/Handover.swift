import AttributeGraph
import Foundation

/// What views of a program hand to the program that takes its place, and what they were handed by the one before.
///
/// A program that is watched while it is edited ends with each change, and another one goes on in its place. State belongs to an identity;
/// that of the other program's views is found by the types of the views around, the ids of rows, and, where these are the same, by the order
/// in which the views were made.
///
/// Main thread only. Programs that are not watched have none.
package final class Handover {
    // One for the process, set before its first view is made: which program comes after is nothing that a part of it could tell.
    nonisolated(unsafe) package static var ofProcess: Handover?

    /// What one view keeps.
    package struct Kept: Codable {
        /// The type that it belongs to.
        var type: String
        var layout: String
        var values: [String: HandedValue]
    }

    private struct Member {
        let key: String
        let capture: () -> Kept?
    }

    /// Which view drew what.
    package let origins = ViewOrigins()

    private var received: [String: Kept]
    private var members: [Int: Member] = [:]
    private var nextMember = 0
    /// The numbers that are in use among members of the same place and type.
    private var numbers: [String: Set<Int>] = [:]
    /// What could not be kept, a sentence each, in the order in which it was found.
    package private(set) var losses: [String] = []

    package init(received: [String: Kept] = [:]) { self.received = received }

    /// Adds a view's state until the current subgraph is released.
    /// - Returns: What the view's predecessor kept, if there was one.
    package func join(
        place: UInt64, type: String, layout: String, onLeave: (@escaping () -> Void) -> Void,
        capture: @escaping () -> [String: HandedValue]
    ) -> [String: HandedValue]? {
        let kind = String(place, radix: 36) + "/" + type
        var number = 0
        while numbers[kind]?.contains(number) == true { number += 1 }
        numbers[kind, default: []].insert(number)
        let key = "\(kind)#\(number)"
        let id = nextMember
        nextMember += 1
        members[id] = Member(key: key) {
            let values = capture()
            return values.isEmpty ? nil : Kept(type: type, layout: layout, values: values)
        }
        onLeave { [weak self] in
            self?.members[id] = nil
            self?.numbers[kind]?.remove(number)
        }
        // Each is handed over once: a view that comes later with the same identity begins anew.
        guard let kept = received.removeValue(forKey: key) else { return nil }
        guard kept.layout == layout else {
            note("\(type) starts over: its stored properties changed.")
            return nil
        }
        return kept.values
    }

    /// Notes what could not be kept.
    package func note(_ loss: String) {
        if !losses.contains(loss) { losses.append(loss) }
    }

    /// What all views keep now. What was received and not asked for yet, of rows and pages that are not on show, is handed on.
    package func capture() -> [String: Kept] {
        var result = received
        for member in members.values { result[member.key] = member.capture() }
        return result
    }
}

private struct HandoverPlace: InheritedKey {
    static var defaultValue: UInt64 { 0xcbf2_9ce4_8422_2325 }
}

/// Where something is in the tree of views.
final class HandoverOrigin {
    let place: UInt64
    let trail: ViewTrail?

    init(place: UInt64, trail: ViewTrail?) { (self.place, self.trail) = (place, trail) }
}

extension _GraphInputs {
    /// The place in the tree of views, for ``Handover``.
    package var handoverPlace: UInt64 { inherited[HandoverPlace.self] }

    /// The same with the views around; nil in a program that is not watched.
    var handoverOrigin: HandoverOrigin? {
        get {
            guard Handover.ofProcess != nil else { return nil }
            return HandoverOrigin(place: handoverPlace, trail: inherited[ViewTrail.Key.self])
        }
        set {
            guard let newValue else { return }
            inherited[HandoverPlace.self] = newValue.place
            inherited[ViewTrail.Key.self] = newValue.trail
        }
    }

    /// What is made with these inputs is inside of something of that name. Does nothing in a program that is not watched.
    package mutating func enter(_ name: @autoclosure () -> String, isView: Bool = false) {
        guard Handover.ofProcess != nil else { return }
        let name = name()
        inherited[HandoverPlace.self] = HandoverNames.place(handoverPlace, name)
        if isView { enterView(name) }
    }
}

extension Handover {
    /// Adds something that keeps one value of a type that does not change, until the current subgraph is released.
    /// - Returns: The value of its predecessor, if there was one.
    package func join<Value: Codable>(
        place: UInt64, type: String, onLeave: (@escaping () -> Void) -> Void, value: @escaping () -> Value?
    ) -> Value? {
        join(place: place, type: type, layout: "", onLeave: onLeave) {
            value().flatMap { ValueHandover.value(of: $0) }.map { ["value": $0] } ?? [:]
        }?["value"].flatMap { ValueHandover.make(Value.self, of: $0) }
    }
}
