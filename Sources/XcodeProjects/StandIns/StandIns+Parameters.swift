extension StandIns {
    /// Takes up the type of a property; the first that is told stays.
    mutating func setType(_ type: String, ofProperty property: String) {
        propertyTypes = (propertyTypes ?? [:]).merging([property: type]) { known, _ in known }
    }

    /// Takes up the type that the compiler wants of a closure's parameter.
    mutating func setType(_ type: String, of parameter: ClosureParameter) {
        var types = parameterTypes ?? [:]
        // A parameter that is asked whether it is there is an optional of the type that it is used as.
        let isOptional = types[parameter]?.hasSuffix("?") == true && !type.hasSuffix("?")
        types[parameter] = isOptional ? type + "?" : type
        parameterTypes = types
    }

    /// The same with the closures of methods as the compiler has told them.
    var withParameterTypes: StandIns {
        guard parameterTypes?.isEmpty == false else { return self }
        var result = self
        result.methods = Set(methods.map(retyped))
        result.foreignMethods = foreignMethods.mapValues { Set($0.map(retyped)) }
        return result
    }

    private func retyped(_ method: Method) -> Method {
        var method = method
        for (place, type) in parameterTypes ?? [:] where place.method == method.name {
            guard method.shape.arguments.indices.contains(place.argument),
                case .closure(var closure) = method.shape.arguments[place.argument].form,
                closure.parameters.indices.contains(place.parameter)
            else { continue }
            switch closure.parameters[place.parameter] {
            case .value: closure.parameters[place.parameter] = .named(type)
            case .optional: closure.parameters[place.parameter] = .named(type.hasSuffix("?") ? type : type + "?")
            case .typed, .error, .outcome, .named: break
            }
            method.shape.arguments[place.argument].form = .closure(closure)
        }
        return method
    }
}
