export const calendarFeedUid = 'api::calendar-feed.calendar-feed'
