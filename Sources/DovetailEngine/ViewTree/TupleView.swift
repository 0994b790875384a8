import AttributeGraph

/// Several views side by side in a builder.
public struct TupleView<T>: MultiView {
    public var value: T

    public init(_ value: T) { self.value = value }

    public static func _makeViewList(
        view: Attribute<TupleView<T>>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        .joined(
            viewTypes.map { element in
                func make<V: View>(_ type: V.Type) -> _ViewListOutputs {
                    list(type, at: element.offset, of: view, inputs: inputs)
                }
                return _openExistential(element.type, do: make)
            })
    }

    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        var sum = 0
        for element in viewTypes {
            guard let count = element.type._viewListCount(inputs: inputs) else { return nil }
            sum += count
        }
        return sum
    }

    private static var viewTypes: [(type: any View.Type, offset: Int)] {
        TupleElements.of(T.self).map { element in
            guard let viewType = element.type as? any View.Type else {
                fatalError("TupleView holds a \(element.type), which is not a View")
            }
            return (viewType, element.offset)
        }
    }

    private static func list<V: View>(
        _: V.Type, at offset: Int, of view: Attribute<TupleView<T>>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        V._makeViewList(view: view.field(at: offset, as: V.self), inputs: inputs)
    }
}

/// Content that knows its views one by one.
package protocol SeparableContent {
    /// The views, each as it was written; nil where one of them stands for none or several.
    @MainActor var singleViews: [AnyView]? { get }
}

extension TupleView: SeparableContent {
    package var singleViews: [AnyView]? {
        withUnsafePointer(to: value) { start in
            var views: [AnyView] = []
            for element in Self.viewTypes {
                func view<V: View>(_ type: V.Type) -> AnyView? {
                    guard V._viewListCount(inputs: _ViewListCountInputs()) == 1 else { return nil }
                    return AnyView((UnsafeRawPointer(start) + element.offset).assumingMemoryBound(to: V.self).pointee)
                }
                guard let view = _openExistential(element.type, do: view) else { return nil }
                views.append(view)
            }
            return views
        }
    }
}

/// The element types and offsets of a tuple type, from its metadata.
package enum TupleElements {
    package static func of(_ type: Any.Type) -> [(type: Any.Type, offset: Int)] {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let kind = metadata.load(as: Int.self)
        // Kind 0x301 is a tuple: then the number of elements, the labels, and for each element its type and offset. These
        // words are part of the stable layout of metadata; the offset fills half a word except on Apple's systems. A "tuple" of one is the element itself.
        guard kind == 0x301 else { return type == Void.self ? [] : [(type, 0)] }
        let word = MemoryLayout<Int>.size
        let count = metadata.load(fromByteOffset: word, as: Int.self)
        return (0..<count).map { index in
            let base = word * (3 + 2 * index)
            return (
                metadata.load(fromByteOffset: base, as: Any.Type.self),
                Int(metadata.load(fromByteOffset: base + word, as: UInt32.self))
            )
        }
    }
}
