import type { PriceResponse } from '~/features/pricing/price/price-response'
import type { StayError } from '~/features/pricing/check/stay-error'

/** How far the server's look at what is asked for has come. */
export type Verification =
  | { state: 'checking' }
  /** The server could not be asked. */
  | { state: 'failed' }
  | { state: 'priced'; price: PriceResponse }
  /** The first error code of the verify call. */
  | { state: 'invalid'; error: StayError }
