import DovetailBase
import Foundation

/// Delivers the app's notifications, by the desktop's service, while the app runs.
///
///     let center = UNUserNotificationCenter.current()
///     if try await center.requestAuthorization(options: [.alert, .sound]) {
///         try await center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
///     }
///
/// What is pending ends with the app: a desktop has nobody who would deliver it. Any thread may call it.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter(
        DesktopNotifications(.session), clock: WallClock(), defaults: .standard, isAppUsed: { AppUse.isUsed() })

    /// The app's own.
    public class func current() -> UNUserNotificationCenter { shared }

    private struct Pending {
        let request: UNNotificationRequest
        let date: Date
        let cancel: @Sendable () -> Void
    }

    private struct Delivered {
        let notification: UNNotification
        /// What the desktop calls it; nil for one that was not shown.
        let number: UInt32?
    }

    private let server: any NotificationServer
    private let clock: any NotificationClock
    private let defaults: UserDefaults
    private let isAppUsed: @MainActor @Sendable () -> Bool
    private let lock = NSLock()
    // All below belong to the lock.
    private weak var currentDelegate: (any UNUserNotificationCenterDelegate)?
    private var categories: Set<UNNotificationCategory> = []
    private var pending: [String: Pending] = [:]
    private var delivered: [Delivered] = []
    private var isListening = false

    private static let statusKey = "DovetailNotificationStatus"
    private static let optionsKey = "DovetailNotificationOptions"

    package init(
        _ server: any NotificationServer, clock: any NotificationClock, defaults: UserDefaults,
        isAppUsed: @escaping @MainActor @Sendable () -> Bool
    ) {
        self.server = server
        self.clock = clock
        self.defaults = defaults
        self.isAppUsed = isAppUsed
    }

    /// Decides how notifications are shown while the app is used, and hears what a person does with them.
    public var delegate: (any UNUserNotificationCenterDelegate)? {
        get { lock.withLock { currentDelegate } }
        set { lock.withLock { currentDelegate = newValue } }
    }

    /// Whether an app's own view may show a notification: there is no place for one.
    public var supportsContentExtensions: Bool { false }

    // MARK: Permission

    /// Asks whether notifications may be delivered. Desktops ask nobody: they may where a service shows them. The answer is remembered.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        let isThere = await server.isThere()
        defaults.set((isThere ? UNAuthorizationStatus.authorized : .denied).rawValue, forKey: Self.statusKey)
        defaults.set(Int(options.rawValue), forKey: Self.optionsKey)
        return isThere
    }

    /// Asks whether notifications may be delivered, and tells the answer on a thread of its own.
    @preconcurrency public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Task.detached {
            do { completionHandler(try await self.requestAuthorization(options: options), nil) } catch {
                completionHandler(false, error)
            }
        }
    }

    private var status: UNAuthorizationStatus {
        UNAuthorizationStatus(rawValue: defaults.integer(forKey: Self.statusKey)) ?? .notDetermined
    }

    /// What a person has set.
    public func notificationSettings() async -> UNNotificationSettings {
        UNNotificationSettings(
            status: status,
            options: UNAuthorizationOptions(rawValue: UInt(max(0, defaults.integer(forKey: Self.optionsKey)))))
    }

    /// Tells what a person has set, on a thread of its own.
    @preconcurrency public func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
    ) {
        Task.detached { completionHandler(await self.notificationSettings()) }
    }

    // MARK: Categories

    /// Says which kinds of notifications there are. Those that are shown stay as they are.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        lock.withLock { self.categories = categories }
    }

    /// The kinds of notifications.
    public func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }

    /// Tells the kinds of notifications, on a thread of its own.
    @preconcurrency public func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) { Task.detached { completionHandler(await self.notificationCategories()) } }

    private func category(_ identifier: String) -> UNNotificationCategory? {
        lock.withLock { categories.first { $0.identifier == identifier } }
    }

    // MARK: Adding

    /// Delivers a notification at its time, in place of one with the same name. Throws a ``UNError`` where the app may not, and where its time
    /// will never come.
    public func add(_ request: UNNotificationRequest) async throws {
        guard status == .authorized || status == .provisional else { throw UNError(.notificationsNotAllowed) }
        guard let trigger = request.trigger else {
            removePendingNotificationRequests(withIdentifiers: [request.identifier])
            return await deliver(request)
        }
        guard let date = trigger.next(after: clock.now) else { throw UNError(.notificationInvalidNoDate) }
        schedule(request, at: date)
    }

    /// Delivers a notification at its time, and tells on a thread of its own whether it will.
    @preconcurrency public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        Task.detached {
            do {
                try await self.add(request)
                completionHandler?(nil)
            } catch {
                if completionHandler == nil {
                    Log.logger.warning("a notification was not added: \(error.localizedDescription)")
                }
                completionHandler?(error)
            }
        }
    }

    private func schedule(_ request: UNNotificationRequest, at date: Date) {
        let cancel = clock.at(date) { [weak self] in self?.due(request, date) }
        let before = lock.withLock {
            let before = pending[request.identifier]
            pending[request.identifier] = Pending(request: request, date: date, cancel: cancel)
            return before
        }
        before?.cancel()
    }

    private func due(_ request: UNNotificationRequest, _ date: Date) {
        let isCurrent = lock.withLock {
            guard pending[request.identifier]?.request === request else { return false }
            pending[request.identifier] = nil
            return true
        }
        guard isCurrent else { return }
        if let trigger = request.trigger, trigger.repeats, let next = trigger.next(after: max(date, clock.now)) {
            schedule(request, at: next)
        }
        Task.detached { await self.deliver(request) }
    }

    // MARK: Delivering

    private func deliver(_ request: UNNotificationRequest) async {
        await listen()
        let notification = UNNotification(date: clock.now, request: request)
        var options: UNNotificationPresentationOptions = [.banner, .list, .sound]
        if await isAppUsed() { options = await presentation(of: notification) }
        let before = lock.withLock {
            let before = delivered.first { $0.notification.request.identifier == request.identifier }
            delivered.removeAll { $0.notification.request.identifier == request.identifier }
            return before?.number ?? 0
        }
        guard !options.isDisjoint(with: [.banner, .list, .alert]) else { return }
        do {
            let number = try await server.show(shown(request, hasSound: options.contains(.sound)), replacing: before)
            lock.withLock { delivered.append(Delivered(notification: notification, number: number)) }
        } catch {
            Log.logger.error("a notification was not shown: \(error)")
        }
    }

    @MainActor
    private func presentation(of notification: UNNotification) async -> UNNotificationPresentationOptions {
        guard let delegate else { return [] }
        return await withCheckedContinuation { continuation in
            delegate.userNotificationCenter(self, willPresent: notification) { continuation.resume(returning: $0) }
        }
    }

    private func shown(_ request: UNNotificationRequest, hasSound: Bool) -> ShownNotification {
        let content = request.content
        var shown = ShownNotification()
        shown.title = content.title
        shown.text = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
        if shown.title.isEmpty { swap(&shown.title, &shown.text) }
        shown.actions = [["default", "Open"]]
        shown.actions += (category(content.categoryIdentifier)?.actions ?? []).map { [$0.identifier, $0.title] }
        switch content.interruptionLevel {
        case .passive: shown.urgency = 0
        case .active: shown.urgency = 1
        case .timeSensitive, .critical: shown.urgency = 2
        }
        shown.isSilent = content.sound == nil || !hasSound
        shown.soundFile = content.sound?.file?.path
        shown.picture = content.attachments.first { $0.isPicture }?.url.path
        return shown
    }

    private func listen() async {
        let isFirst = lock.withLock {
            defer { isListening = true }
            return !isListening
        }
        guard isFirst else { return }
        await server.listen { [weak self] number, action in self?.answered(number, action) }
    }

    /// A person pressed a button of a notification, or put it away.
    private func answered(_ number: UInt32, _ action: String?) {
        let found = lock.withLock {
            let found = delivered.first { $0.number == number }
            delivered.removeAll { $0.number == number }
            return found?.notification
        }
        guard let notification = found else { return }
        let category = category(notification.request.content.categoryIdentifier)
        let pressed = category?.actions.first { $0.identifier == action }
        let response: UNNotificationResponse
        if let action {
            let name = action == "default" ? UNNotificationDefaultActionIdentifier : action
            response =
                pressed is UNTextInputNotificationAction
                ? UNTextInputNotificationResponse(notification: notification, action: name)
                : UNNotificationResponse(notification: notification, action: name)
        } else {
            guard category?.options.contains(.customDismissAction) == true else { return }
            response = UNNotificationResponse(
                notification: notification, action: UNNotificationDismissActionIdentifier)
        }
        let toFront = action == "default" || pressed?.options.contains(.foreground) == true
        DispatchQueue.main.async {
            if toFront { MainActor.assumeIsolated { AppUse.toFront() } }
            self.delegate?.userNotificationCenter(self, didReceive: response) {}
        }
    }

    // MARK: What is there

    /// The notifications whose time is still to come, the next first.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        lock.withLock { pending.values.sorted { $0.date < $1.date }.map(\.request) }
    }

    /// Tells the notifications whose time is still to come, on a thread of its own.
    @preconcurrency public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) { Task.detached { completionHandler(await self.pendingNotificationRequests()) } }

    /// Does not deliver notifications that are pending.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        let removed = lock.withLock { identifiers.compactMap { pending.removeValue(forKey: $0) } }
        for one in removed { one.cancel() }
    }

    /// Does not deliver any notification that is pending.
    public func removeAllPendingNotificationRequests() {
        removePendingNotificationRequests(withIdentifiers: lock.withLock { Array(pending.keys) })
    }

    /// The notifications that were shown and that nobody has answered or put away.
    public func deliveredNotifications() async -> [UNNotification] { lock.withLock { delivered.map(\.notification) } }

    /// Tells the notifications that are shown, on a thread of its own.
    @preconcurrency public func getDeliveredNotifications(
        completionHandler: @escaping @Sendable ([UNNotification]) -> Void
    ) {
        Task.detached { completionHandler(await self.deliveredNotifications()) }
    }

    /// Takes notifications away that are shown.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        let wanted = Set(identifiers)
        let numbers = lock.withLock {
            let gone = delivered.filter { wanted.contains($0.notification.request.identifier) }
            delivered.removeAll { wanted.contains($0.notification.request.identifier) }
            return gone.compactMap(\.number)
        }
        Task.detached { for number in numbers { await self.server.close(number) } }
    }

    /// Takes all notifications away that are shown.
    public func removeAllDeliveredNotifications() {
        removeDeliveredNotifications(
            withIdentifiers: lock.withLock { delivered.map(\.notification.request.identifier) })
    }

    /// Sets the number on the app's icon. Desktops show none.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {
        guard newBadgeCount >= 0 else { throw UNError(.badgeInputInvalid) }
        Log.warnOnce("badge", "a number on the app's icon is not shown on Linux")
    }

    /// Sets the number on the app's icon. Desktops show none.
    @preconcurrency public func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        Task.detached {
            do {
                try await self.setBadgeCount(newBadgeCount)
                completionHandler?(nil)
            } catch { completionHandler?(error) }
        }
    }
}
