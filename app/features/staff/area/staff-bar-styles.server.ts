import staffBar from './staff-bar.module.css?inline'
import staffNavigation from './staff-navigation.module.css?inline'

/** The styles of the staff bar, for a page that loads its script later. */
export const staffBarStyles = `${staffBar}\n${staffNavigation}`
