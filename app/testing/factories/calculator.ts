import type { Rental } from '~content/rental'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import { toDetail } from '~/features/catalogue/detail/to-detail.server'
import type { Calculator } from '~/features/calculator/panel/use-calculator'
import { stayKindOf, stayRequest } from '~/features/calculator/stay/stay-request'
import { toStayOffer } from '~/features/calculator/stay/to-stay-offer'
import { quote } from '~/features/pricing/quote'
import { noChoice, type StayChoice } from '~/features/pricing/request/stay-choice'
import { cataloguePayload } from './catalogue-payload'
import { rental } from './rental'

const now = new Date('2026-11-21T15:00:00Z')

/** The calculator of a house, with the price of a stay in dollars. */
export function someCalculator(
  facts: Partial<Rental>,
  chosen: Partial<StayChoice>,
  payment: Calculator['payment'] = null,
): Calculator {
  const house = rental(facts)
  const catalogue = buildCatalogue(cataloguePayload({ rentals: [house] }))
  const listing = toDetail(catalogue, house, 'en', '2026-11-21')
  if (!listing) throw new Error('the rental exists in English')
  const offer = toStayOffer(catalogue, house, 'en', '2026-11-21')
  const choice = { ...noChoice, ...chosen }
  const { rental: priced, currencies, forcedPromotionIds } = offer
  const request = stayRequest(priced, choice)
  const nothing = () => undefined
  return {
    listing,
    offer,
    choice,
    payment,
    now,
    kind: stayKindOf(priced),
    requested: null,
    availableRentals: null,
    step: 'checkIn',
    currency: 'USD',
    isChecking: false,
    change: nothing,
    setStep: nothing,
    choosePayment: nothing,
    link: '/house?adult=2',
    answer: quote({ now, currency: currencies.USD, forcedPromotionIds, rental: priced, request }),
  }
}
