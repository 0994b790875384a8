import DovetailCore
import Foundation

/// What all filters have.
public protocol CIFilterProtocol: AnyObject {
    /// The picture that the filter makes of its inputs; nil while one is missing that it needs.
    var outputImage: CIImage? { get }
}

/// A step that makes a picture of its inputs, which are set by key or, of the filters of `CIFilter.sepiaTone()` and its like, as properties.
///
/// A filter may be changed by one thread at a time. Its ``outputImage`` is a recipe: it costs little, keeps the values of this moment, and nothing is
/// computed until a ``CIContext`` renders it.
open class CIFilter: NSObject, CIFilterProtocol {
    private let definition: FilterDefinition?
    private var values: [String: Any] = [:]
    /// A name for people; at first the one that the filter was asked for with.
    open var name: String

    init(_ definition: FilterDefinition) {
        self.definition = definition
        name = definition.name
        super.init()
        setDefaults()
    }

    /// A filter of an app's own: a subclass gives its ``outputImage``, and its inputs as it likes.
    public override init() {
        definition = nil
        name = ""
        super.init()
        name = String(describing: type(of: self))
    }

    /// A filter of Core Image's by its name, with its defaults; nil when there is none of that name, and that is logged.
    public convenience init?(name: String) {
        guard let definition = FilterCatalogue.definition(name) else {
            Log.warnOnce("CIFilter \(name)", "there is no filter \(name)")
            return nil
        }
        self.init(definition)
    }

    /// A filter of Core Image's by its name, with values for inputs and else its defaults; nil when there is none of that name.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// As ``init(name:parameters:)``.
    public convenience init?(name: String, withInputParameters params: [String: Any]?) {
        self.init(name: name, parameters: params)
    }

    open var outputImage: CIImage? { definition.flatMap { $0.output(current) } }

    /// The inputs as they are now. Only for filters of Core Image's.
    var current: FilterValues { FilterValues(definition: definition!, values: values) }

    /// The keys of the inputs.
    open var inputKeys: [String] { definition?.inputs.map(\.key) ?? [] }

    /// The keys of the results.
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// What there is to know of the filter and, by their keys, of its inputs: kinds, defaults and the ranges that sliders have.
    open var attributes: [String: Any] {
        guard let definition else { return [kCIAttributeFilterName: name] }
        var result: [String: Any] = [
            kCIAttributeFilterName: definition.name, kCIAttributeFilterDisplayName: definition.title,
            kCIAttributeFilterCategories: definition.categories,
        ]
        for input in definition.inputs { result[input.key] = input.attributes }
        return result
    }

    /// Sets all inputs back to their defaults.
    open func setDefaults() {
        values = [:]
        for input in definition?.inputs ?? [] { values[input.key] = input.defaultValue }
    }

    /// Sets an input; nil takes its value away. A value of a kind that the input cannot use counts as its default.
    ///
    /// Traps when the filter has no such input, as on Apple's systems: `inputKeys` tells which it has.
    open func setValue(_ value: Any?, forKey key: String) {
        guard definition?.input(key) != nil else {
            fatalError(
                "[<\(name)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
            )
        }
        values[key] = value
    }

    /// The value of an input, or the result under ``kCIOutputImageKey``.
    ///
    /// Traps when the filter has neither, as on Apple's systems.
    open func value(forKey key: String) -> Any? {
        if key == kCIOutputImageKey { return outputImage }
        guard definition?.input(key) != nil else {
            fatalError(
                "[<\(name)> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
        }
        return values[key]
    }

    open override var description: String {
        "<\(name): " + inputKeys.map { "\($0)=\(values[$0].map { "\($0)" } ?? "nil")" }.joined(separator: " ") + ">"
    }
}

extension CIFilter {
    /// The names of the filters of a category, in the order of the alphabet; with nil of all.
    public class func filterNames(inCategory category: String?) -> [String] {
        FilterCatalogue.all.values.filter { category == nil || $0.categories.contains(category!) }.map(\.name).sorted()
    }

    /// The names of the filters that are in all of some categories, in the order of the alphabet; with nil of all.
    public class func filterNames(inCategories categories: [String]?) -> [String] {
        FilterCatalogue.all.values.filter { Set(categories ?? []).isSubset(of: $0.categories) }.map(\.name).sorted()
    }

    /// A filter's name for people, in English; nil when there is none of that name.
    public class func localizedName(forFilterName filterName: String) -> String? {
        FilterCatalogue.definition(filterName)?.title
    }
}
