import Foundation

extension SceneStorage {
    /// Keeps a Boolean with the scene.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, defaultValue: wrappedValue, coding: BoolCoding.self)
    }

    /// Keeps an integer with the scene.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, defaultValue: wrappedValue, coding: IntCoding.self)
    }

    /// Keeps a number with the scene.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, defaultValue: wrappedValue, coding: DoubleCoding.self)
    }

    /// Keeps a string with the scene.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, defaultValue: wrappedValue, coding: StringCoding.self)
    }

    /// Keeps a URL with the scene.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, defaultValue: wrappedValue, coding: URLCoding.self)
    }

    /// Keeps data with the scene.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, defaultValue: wrappedValue, coding: DataCoding.self)
    }

    /// Keeps a date with the scene.
    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(key, defaultValue: wrappedValue, coding: DateCoding.self)
    }

    /// Keeps a value as the integer that stands for it, with the scene.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, defaultValue: wrappedValue, coding: RawValueCoding<Value, IntCoding>.self)
    }

    /// Keeps a value as the string that stands for it, with the scene.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, defaultValue: wrappedValue, coding: RawValueCoding<Value, StringCoding>.self)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Keeps a Boolean with the scene; nil when there is none.
    public init(_ key: String) where Value == Bool? {
        self.init(key, defaultValue: nil, coding: OptionalCoding<Bool, BoolCoding>.self)
    }

    /// Keeps an integer with the scene; nil when there is none.
    public init(_ key: String) where Value == Int? {
        self.init(key, defaultValue: nil, coding: OptionalCoding<Int, IntCoding>.self)
    }

    /// Keeps a number with the scene; nil when there is none.
    public init(_ key: String) where Value == Double? {
        self.init(key, defaultValue: nil, coding: OptionalCoding<Double, DoubleCoding>.self)
    }

    /// Keeps a string with the scene; nil when there is none.
    public init(_ key: String) where Value == String? {
        self.init(key, defaultValue: nil, coding: OptionalCoding<String, StringCoding>.self)
    }

    /// Keeps a URL with the scene; nil when there is none.
    public init(_ key: String) where Value == URL? {
        self.init(key, defaultValue: nil, coding: OptionalCoding<URL, URLCoding>.self)
    }

    /// Keeps data with the scene; nil when there is none.
    public init(_ key: String) where Value == Data? {
        self.init(key, defaultValue: nil, coding: OptionalCoding<Data, DataCoding>.self)
    }

    /// Keeps a date with the scene; nil when there is none.
    public init(_ key: String) where Value == Date? {
        self.init(key, defaultValue: nil, coding: OptionalCoding<Date, DateCoding>.self)
    }
}

extension SceneStorage {
    /// Keeps a value as the string that stands for it, with the scene; nil when there is none.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key, defaultValue: nil, coding: OptionalCoding<R, RawValueCoding<R, StringCoding>>.self)
    }

    /// Keeps a value as the integer that stands for it, with the scene; nil when there is none.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key, defaultValue: nil, coding: OptionalCoding<R, RawValueCoding<R, IntCoding>>.self)
    }
}

extension SceneStorage where Value: Codable {
    /// Keeps a value as an archive.
    package init(archiving wrappedValue: Value, _ key: String) {
        self.init(key, defaultValue: wrappedValue, coding: ArchiveCoding<Value>.self)
    }
}
