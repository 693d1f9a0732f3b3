import type { Requirement } from '../requirement/requirement'
import { reservationItem } from '../requirement/reservation-item'

/** What is asked for, unseen; the server verifies and prices it again. */
export function RequirementFields({ requirement }: { requirement: Requirement }) {
  const { currencyCode, landing } = requirement
  const requested = { reservationDetails: [reservationItem(requirement)], currencyCode }
  return (
    <>
      <input type="hidden" name="requirement" value={JSON.stringify(requested)} />
      {landing && <input type="hidden" name="landing" value="on" />}
    </>
  )
}
