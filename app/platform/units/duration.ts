/** Shared with the CMS. */
export { days, hours, minutes, seconds } from '~content/duration'
