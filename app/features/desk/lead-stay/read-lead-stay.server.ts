import { redirect } from '@remix-run/node'
import type { Locale } from '~content/locale'
import { listRentalChoices } from '~/features/stays/staff/rental-choices.server'
import { panelAddress } from '~/features/staff/area/panel-address.server'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { notFound } from '~/platform/http/not-found.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { href } from '~/routing/href'
import { createDeskStore, type DeskStore } from '../desk-store.server'
import type { LeadStayInput } from './lead-stay-input'

type FormContext = {
  request: Request
  locale: Locale
  /** The reference of the lead. */
  id: string
  store?: Pick<DeskStore, 'findLead'>
}

/**
 * The form that makes the stay of a landing lead, filled with what the lead says. A lead that has become a stay leads
 * there. Throws 404 and 503 responses.
 */
export async function readLeadStay({
  request,
  locale,
  id,
  store = createDeskStore(),
}: FormContext) {
  await requireStaff(request, { right: 'stays' })
  const lead = await throw503OnOutage('a lead could not be read', () => store.findLead(id))
  if (!lead) throw notFound()
  if (lead.stay) throw redirect(leadStayPath(locale, lead.stay, 'hadLeadStay'), 303)
  const { t } = await createServerI18n(locale)
  const { documentId, reference, receivedAt, name, email, phone, language, about, words } = lead
  const { adults, children, contactMethod } = lead
  const input: LeadStayInput = {
    house: '',
    startDate: lead.startDate ?? '',
    endDate: lead.endDate ?? '',
    guests: lead.guests?.toString() ?? '',
  }
  return {
    title: t('desk:leadStay.title', { name: name || reference }),
    locale,
    lead: {
      reference,
      receivedAt,
      email,
      phone,
      contactMethod,
      language,
      about,
      adults,
      children,
      words,
    },
    panel: panelAddress('api::lead.lead', documentId),
    houses: listRentalChoices(locale).map((house) => ({ slug: house.slug, name: house.name })),
    input,
  }
}

export type LeadStayData = Awaited<ReturnType<typeof readLeadStay>>

/** The page of the stay, which says whether it was made now or before. */
export function leadStayPath(
  locale: Locale,
  stay: string,
  done: 'leadStay' | 'hadLeadStay',
): string {
  return href('staffStay', locale, { id: stay }, new URLSearchParams({ done }))
}
