import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { privateMessages } from '~/features/private-pages/private-messages.server'
import { sampleBooking } from '~/testing/factories/booking'
import { showBooking } from '../show-booking.server'
import type { ShownStay } from '../shown-booking'
import { StayDetails } from './stay-details'

const { booking: words } = privateMessages('en')
const [stay] = showBooking(sampleBooking(), 'en', null).stays
if (!stay) throw new Error('The sample has no property')

const pageOf = (houseRules: ShownStay['houseRules']) =>
  renderToStaticMarkup(<StayDetails stay={{ ...stay, houseRules }} words={words} isReleased />)

it('says that a house has no rules of its own, and nothing of rules that are not known', () => {
  expect(pageOf([])).toContain(words.noRules)
  const unknown = pageOf(null)
  expect(unknown).toContain(stay.name)
  expect(unknown).not.toContain(words.noRules)
  expect(unknown).not.toContain(words.rules)
})
