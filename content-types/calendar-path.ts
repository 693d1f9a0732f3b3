/**
 * Where the site answers the taken nights of a rental; below it lies `{key}.ics`. The CMS shows editors the address.
 */
export const calendarPath = 'calendar'
