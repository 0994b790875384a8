import Foundation

/// What events and things to do have.
extension CSSearchableItemAttributeSet {
    public var allDay: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var completionDate: Date? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var dueDate: Date? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var endDate: Date? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var importantDates: [Date]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var startDate: Date? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
}
