import type { CurrencyCode } from '~content/currency-code'
import type { StayChoice } from '~/features/pricing/request/stay-choice'
import type { FlexibleChoice } from '../stay/flexible-choice'
import type { StayOffer } from '../stay/stay-offer'
import type { DateStep } from './day-view'

/** What the calendar chooses: the stay in one rental, or the dates of a search. */
export type CalendarStay = {
  /** The rental whose days these are; null if any rental may be meant. */
  offer: Pick<StayOffer, 'rental' | 'currencies'> | null
  byMonth: boolean
  currency: CurrencyCode
  choice: Pick<StayChoice, 'checkIn' | 'checkOut' | 'months'>
  choose: (dates: Pick<StayChoice, 'checkIn' | 'checkOut'>) => void
  /** Which date the next day that is picked becomes. */
  step: DateStep
  setStep: (step: DateStep) => void
  /** Null until React has hydrated the page. */
  now: Date | null
  /** Set where the dates of a search may be flexible. */
  flexible?: FlexibleChoice
}
