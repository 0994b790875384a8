import Foundation

extension AppStorage {
    /// Keeps a Boolean in the given store; in that of the environment if nil.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store: store, defaultValue: wrappedValue, coding: BoolCoding.self)
    }

    /// Keeps an integer in the given store; in that of the environment if nil.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store: store, defaultValue: wrappedValue, coding: IntCoding.self)
    }

    /// Keeps a number in the given store; in that of the environment if nil.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store: store, defaultValue: wrappedValue, coding: DoubleCoding.self)
    }

    /// Keeps a string in the given store; in that of the environment if nil.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store: store, defaultValue: wrappedValue, coding: StringCoding.self)
    }

    /// Keeps a URL in the given store; in that of the environment if nil.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store: store, defaultValue: wrappedValue, coding: URLCoding.self)
    }

    /// Keeps data in the given store; in that of the environment if nil.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store: store, defaultValue: wrappedValue, coding: DataCoding.self)
    }

    /// Keeps a date in the given store; in that of the environment if nil.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store: store, defaultValue: wrappedValue, coding: DateCoding.self)
    }

    /// Keeps a value as the integer that stands for it, in the given store; in that of the environment if nil.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store: store, defaultValue: wrappedValue, coding: RawValueCoding<Value, IntCoding>.self)
    }

    /// Keeps a value as the string that stands for it, in the given store; in that of the environment if nil.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store: store, defaultValue: wrappedValue, coding: RawValueCoding<Value, StringCoding>.self)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Keeps a Boolean in the given store; in that of the environment if nil; nil when there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store: store, defaultValue: nil, coding: OptionalCoding<Bool, BoolCoding>.self)
    }

    /// Keeps an integer in the given store; in that of the environment if nil; nil when there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store: store, defaultValue: nil, coding: OptionalCoding<Int, IntCoding>.self)
    }

    /// Keeps a number in the given store; in that of the environment if nil; nil when there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store: store, defaultValue: nil, coding: OptionalCoding<Double, DoubleCoding>.self)
    }

    /// Keeps a string in the given store; in that of the environment if nil; nil when there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store: store, defaultValue: nil, coding: OptionalCoding<String, StringCoding>.self)
    }

    /// Keeps a URL in the given store; in that of the environment if nil; nil when there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store: store, defaultValue: nil, coding: OptionalCoding<URL, URLCoding>.self)
    }

    /// Keeps data in the given store; in that of the environment if nil; nil when there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store: store, defaultValue: nil, coding: OptionalCoding<Data, DataCoding>.self)
    }

    /// Keeps a date in the given store; in that of the environment if nil; nil when there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store: store, defaultValue: nil, coding: OptionalCoding<Date, DateCoding>.self)
    }
}

extension AppStorage {
    /// Keeps a value as the string that stands for it, in the given store; in that of the environment if nil; nil when there is none.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, store: store, defaultValue: nil, coding: OptionalCoding<R, RawValueCoding<R, StringCoding>>.self)
    }

    /// Keeps a value as the integer that stands for it, in the given store; in that of the environment if nil; nil when there is none.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(key, store: store, defaultValue: nil, coding: OptionalCoding<R, RawValueCoding<R, IntCoding>>.self)
    }
}

extension AppStorage where Value: Codable {
    /// Keeps a value as an archive in the given store; in that of the environment if nil.
    package init(archiving wrappedValue: Value, _ key: String, store: UserDefaults?) {
        self.init(key, store: store, defaultValue: wrappedValue, coding: ArchiveCoding<Value>.self)
    }
}
