import type { ServiceUnit } from '~content/service-unit'
import type { Amounts } from '~content/currency-code'
import type { FeeLabels } from '~/features/pricing/price/line-label'

export type PaymentOption = { id: string; slug: string; name: string; percent: number }

export type ServiceOption = {
  slug: string
  name: string
  description: string
  /** Null if it is on request. */
  price: Amounts | null
  unit: ServiceUnit
}

/** What the inquiry form offers everybody, in one language. */
export type InquiryOptions = FeeLabels & {
  /** The default first. */
  payments: PaymentOption[]
  services: ServiceOption[]
}
