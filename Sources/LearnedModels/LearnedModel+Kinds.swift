import Foundation

extension LearnedModel {
    /// What a model computes, by the number of the field that says it.
    static func kind(of message: ProtobufMessage, depth: Int) -> Kind {
        func models(_ pipeline: ProtobufMessage?) -> Kind? {
            guard let pipeline else { return nil }
            let parts = pipeline.datas(1).map { LearnedModel($0, depth: depth + 1) }
            guard !parts.contains(where: { $0 == nil }) else { return nil }
            return .pipeline(parts.compactMap { $0 })
        }
        let number = message.numbers.filter { $0 >= 200 }.min() ?? 0
        let body = message.message(number)
        let found: Kind? =
            switch number {
            case 200, 201: models(body?.message(1))
            case 202: models(body)
            case 300, 400: body.map { .linear(LinearModel($0, isClassifier: number == 400)) }
            case 302, 402: body.map { .trees(TreeModel($0, isClassifier: number == 402)) }
            case 600: body.flatMap { Categories(texts: $0.message(1), integers: $0.message(2)).map(Kind.oneHot) }
            case 601:
                body.map { .imputer($0.numbers.contains(1) ? $0.double(1) : nil) }
            case 602: body.map { .vectorizer($0.messages(1).compactMap { $0.text(1) }) }
            case 603:
                body.flatMap {
                    Categories(texts: $0.message(1), integers: $0.message(2)).map(Kind.dictionaryVectorizer)
                }
            case 604: body.map { .scaler(shift: $0.doubles(1), scale: $0.doubles(2)) }
            case 606: body.flatMap(Mapping.init).map(Kind.mapping)
            case 607: body.map { .normalizer($0.integer(1)) }
            case 609: body.map { .extractor($0.integers(1)) }
            case 900: .identity
            default: nil
            }
        return found ?? .other(number)
    }
}

extension LearnedModel.Categories {
    init?(texts: ProtobufMessage?, integers: ProtobufMessage?) {
        if let texts {
            self = .texts(texts.texts(1))
        } else if let integers {
            self = .integers(integers.integers(1))
        } else {
            return nil
        }
    }
}

extension LearnedModel.Mapping {
    init?(_ message: ProtobufMessage) {
        if let map = message.message(1) {
            self = .toIntegers(
                Dictionary(map.messages(1).map { ($0.text(1) ?? "", $0.integer(2)) }, uniquingKeysWith: { $1 }),
                otherwise: message.integer(102))
        } else if let map = message.message(2) {
            self = .toTexts(
                Dictionary(map.messages(1).map { ($0.integer(1), $0.text(2) ?? "") }, uniquingKeysWith: { $1 }),
                otherwise: message.text(101) ?? "")
        } else {
            return nil
        }
    }
}

extension LearnedModel.LinearModel {
    init(_ message: ProtobufMessage, isClassifier: Bool) {
        weights = message.messages(1).map { $0.doubles(1) }
        offsets = message.doubles(2)
        // A classifier has no way without a transform, so its numbers begin with the logistic.
        transform = message.integer(3) + (isClassifier ? 1 : 0)
        guard isClassifier else { return }
        isOneAgainstRest = message.integer(4) == 1
        classes = .init(texts: message.message(100), integers: message.message(101))
    }
}

extension LearnedModel.TreeModel {
    init(_ message: ProtobufMessage, isClassifier: Bool) {
        transform = message.integer(2)
        if isClassifier { classes = .init(texts: message.message(100), integers: message.message(101)) }
        guard let parameters = message.message(1) else { return }
        dimensions = max(parameters.integer(2), 1)
        base = parameters.doubles(3)
        var byTree: [Int: [Int: Node]] = [:]
        for node in parameters.messages(1) {
            byTree[node.integer(1), default: [:]][node.integer(2)] = Node(
                behavior: node.integer(3), feature: node.integer(10), value: node.double(11), yes: node.integer(12),
                no: node.integer(13), isMissingYes: node.integer(14) != 0,
                results: node.messages(20).map { ($0.integer(1), $0.double(2)) })
        }
        trees = byTree.sorted { $0.key < $1.key }.map(\.value)
    }
}
