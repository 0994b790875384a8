import Foundation

/// What sounds are asked for.
public protocol SNRequest: NSObjectProtocol {}

/// What was heard.
public protocol SNResult: NSObjectProtocol {}

/// Hears what was heard. Here it is told of failures alone.
public protocol SNResultsObserving: NSObjectProtocol {
    /// Something was heard. Never called here.
    func request(_ request: any SNRequest, didProduce result: any SNResult)
    /// Nothing more is heard, as something went wrong.
    func request(_ request: any SNRequest, didFailWithError error: any Error)
    /// All was heard. Never called here.
    func requestDidComplete(_ request: any SNRequest)
}

extension SNResultsObserving {
    public func request(_ request: any SNRequest, didFailWithError error: any Error) {}
    public func requestDidComplete(_ request: any SNRequest) {}
}
