import { desk } from './desk'
import { deskCalendar } from './desk-calendar'
import { leadMail } from './lead-mail'
import { offers } from './offers'
import { payments } from './payments'
import { rentalTable } from './rental-table'
import { reports } from './reports'
import { reviews } from './reviews'
import { staff } from './staff'
import { stays } from './stays'

/** What the pages of the staff area say, which their browsers get besides the words of all pages. */
export const staffAreaWords = {
  desk,
  deskCalendar,
  offers,
  payments,
  rentalTable,
  reports,
  reviews,
  staff,
  stays,
  /** The names of forms; the mails themselves are the server's. */
  leadMail: { kinds: leadMail.kinds },
} as const
