import DovetailCore
import Foundation
import HealthKit

extension View {
    /// Asks a person for their health data when a value changes.
    ///
    /// There are none here, and nobody is asked: the completion is told ``HKError/Code/errorHealthDataUnavailable`` each time.
    /// - Parameter shareTypes: What the app wants to keep.
    /// - Parameter readTypes: What the app wants to read.
    nonisolated public func healthDataAccessRequest(
        store: HKHealthStore, shareTypes: Set<HKSampleType>, readTypes: Set<HKObjectType>? = nil,
        trigger: some Equatable, completion: @escaping (Result<Bool, any Error>) -> Void
    ) -> some View {
        modifier(
            HealthDataRequest(
                trigger: trigger,
                ask: { try await store.requestAuthorization(toShare: shareTypes, read: readTypes ?? []) },
                completion: completion))
    }

    /// Asks a person for their health data, to read them alone, when a value changes: see
    /// ``healthDataAccessRequest(store:shareTypes:readTypes:trigger:completion:)``.
    nonisolated public func healthDataAccessRequest(
        store: HKHealthStore, readTypes: Set<HKObjectType>, trigger: some Equatable,
        completion: @escaping (Result<Bool, any Error>) -> Void
    ) -> some View {
        healthDataAccessRequest(
            store: store, shareTypes: [], readTypes: readTypes, trigger: trigger, completion: completion)
    }

    /// Asks a person which objects of a kind an app may read, when a value changes: see
    /// ``healthDataAccessRequest(store:shareTypes:readTypes:trigger:completion:)``.
    nonisolated public func healthDataAccessRequest(
        store: HKHealthStore, objectType: HKObjectType, predicate: NSPredicate? = nil, trigger: some Equatable,
        completion: @escaping (Result<Bool, any Error>) -> Void
    ) -> some View {
        healthDataAccessRequest(
            store: store, shareTypes: [], readTypes: [objectType], trigger: trigger, completion: completion)
    }
}

private struct HealthDataRequest<Trigger: Equatable>: ViewModifier {
    let trigger: Trigger
    let ask: () async throws -> Void
    let completion: (Result<Bool, any Error>) -> Void

    func body(content: Content) -> some View {
        content.onChange(of: trigger) {
            Task { @MainActor in
                do {
                    try await ask()
                    completion(.success(true))
                } catch {
                    completion(.failure(error))
                }
            }
        }
    }
}
