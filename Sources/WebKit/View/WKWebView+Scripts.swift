import CWebKitGTK
import DovetailUIKit
import Foundation

extension WKWebView {
    /// Runs a script in the page. The handler gets the value of its last expression: nil for undefined, else `NSNumber`, `String`, `NSNull`,
    /// arrays and dictionaries; or what was thrown.
    @preconcurrency public func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        run(javaScriptString, in: .page) { result in
            switch result {
            case .success(let value): completionHandler?(value, nil)
            case .failure(let error): completionHandler?(nil, error)
            }
        }
    }

    /// Runs a script in the page, and returns the value of its last expression. Where that is undefined the result is an empty optional.
    @discardableResult
    public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
        let value: Any? = try await answer { self.run(javaScriptString, in: .page, $0) }
        return value as Any
    }

    /// The same in a world of scripts. WebKitGTK does not tell frames apart: the script runs in the page.
    @preconcurrency public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        run(javaScript, in: contentWorld) { result in completionHandler?(result.map { $0 as Any }) }
    }

    /// The same in a world of scripts. WebKitGTK does not tell frames apart: the script runs in the page.
    @discardableResult
    public func evaluateJavaScript(_ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld)
        async throws -> Any?
    {
        try await answer { self.run(javaScript, in: contentWorld, $0) }
    }

    /// Runs the body of an asynchronous function, with arguments by their names. The result is what it returns, or what the promise that it
    /// returns gives. WebKitGTK does not tell frames apart: it runs in the page.
    @discardableResult
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await answer { self.call(functionBody, arguments, in: contentWorld, $0) }
    }

    /// The same with a handler.
    @preconcurrency public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        call(functionBody, arguments, in: contentWorld) { result in completionHandler?(result.map { $0 as Any }) }
    }

    private typealias Answer = @MainActor (Result<Any?, any Error>) -> Void

    private func answer(_ ask: (@escaping Answer) -> Void) async throws -> Any? {
        let result = await withCheckedContinuation { continuation in
            // The values are plain ones that nobody else has.
            ask { continuation.resume(returning: UncheckedResult(value: $0)) }
        }
        return try result.value.get()
    }

    private func run(_ script: String, in world: WKContentWorld, _ answer: @escaping Answer) {
        guard let widget else { return answer(.failure(WKError.noDisplay)) }
        let data = AsyncAnswer.data { result in
            var error: UnsafeMutablePointer<GError>?
            let value = webkit_web_view_evaluate_javascript_finish(widget.pointer, result, &error)
            answer(Self.result(value, error))
        }
        webkit_web_view_evaluate_javascript(
            widget.pointer, script, gssize(script.utf8.count), world.worldName, nil, nil, AsyncAnswer.callback, data)
    }

    private func call(
        _ body: String, _ arguments: [String: Any], in world: WKContentWorld, _ answer: @escaping Answer
    ) {
        guard let widget else { return answer(.failure(WKError.noDisplay)) }
        let names = arguments.keys.sorted()
        let json: String
        do { json = try ScriptValue.json(names.map { arguments[$0]! }) } catch { return answer(.failure(error)) }
        // WebKitGTK takes texts and numbers alone, so the arguments come as one text.
        let whole = """
            return await (async (\(names.joined(separator: ", "))) => {
            \(body)
            })(...JSON.parse(dovetailArguments))
            """
        let dictionary = g_variant_dict_new(nil)!
        g_variant_dict_insert_value(dictionary, "dovetailArguments", g_variant_new_string(json))
        let variant = g_variant_dict_end(dictionary)
        g_variant_dict_unref(dictionary)
        let data = AsyncAnswer.data { result in
            var error: UnsafeMutablePointer<GError>?
            let value = webkit_web_view_call_async_javascript_function_finish(widget.pointer, result, &error)
            answer(Self.result(value, error))
        }
        webkit_web_view_call_async_javascript_function(
            widget.pointer, whole, gssize(whole.utf8.count), variant, world.worldName, nil, nil, AsyncAnswer.callback,
            data)
    }

    private static func result(
        _ value: OpaquePointer?, _ error: UnsafeMutablePointer<GError>?
    ) -> Result<Any?, any Error> {
        if let error {
            defer { g_error_free(error) }
            return .failure(WKError.ofScript(error))
        }
        guard let value else { return .success(nil) }
        defer { g_object_unref(UnsafeMutableRawPointer(value)) }
        return Result { try ScriptValue.value(value) }
    }
}

private struct UncheckedResult: @unchecked Sendable { let value: Result<Any?, any Error> }
