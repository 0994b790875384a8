/// A ``DataStore`` that remembers what was saved.
public protocol HistoryProviding {
    /// A save.
    associatedtype HistoryType: HistoryTransaction
    /// The type of saves.
    static var historyType: HistoryType.Type { get }
    /// The saves that a descriptor asks for.
    func fetchHistory(_ descriptor: HistoryDescriptor<HistoryType>) throws -> [HistoryType]
    /// Deletes saves from the history. The models stay as they are.
    func deleteHistory(_ descriptor: HistoryDescriptor<HistoryType>) throws
}
