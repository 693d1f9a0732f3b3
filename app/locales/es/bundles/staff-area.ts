import { leadMail as mails } from '../lead-mail'

export { desk } from '../desk'
export { deskCalendar } from '../desk-calendar'
export { offers } from '../offers'
export { payments } from '../payments'
export { rentalTable } from '../rental-table'
export { reports } from '../reports'
export { reviews } from '../reviews'
export { staff } from '../staff'
export { stays } from '../stays'

/** The names of forms; the mails themselves are the server's. */
export const leadMail = { kinds: mails.kinds } as const
