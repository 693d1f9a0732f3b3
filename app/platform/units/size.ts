/** Shared with the CMS. */
export { kilobytes, megabytes } from '~content/size'
