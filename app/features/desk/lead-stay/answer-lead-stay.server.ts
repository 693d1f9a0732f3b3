import { data, redirect } from '@remix-run/node'
import type { Locale } from '~content/locale'
import { maxEntryTitleLength } from '~content/limits'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { listRentalChoices } from '~/features/stays/staff/rental-choices.server'
import { stayAuthor } from '~/features/stays/stay-author'
import { getForm } from '~/platform/body/get-form.server'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { notFound } from '~/platform/http/not-found.server'
import { log } from '~/platform/log/log.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { createDeskStore, type DeskStore } from '../desk-store.server'
import { checkLeadStayInput, readLeadStayInput } from './lead-stay-input'
import type { LeadStayInput, LeadStayProblems } from './lead-stay-input'
import { leadStayPath } from './read-lead-stay.server'

type FormContext = {
  request: Request
  locale: Locale
  /** The reference of the lead. */
  id: string
  store?: Pick<DeskStore, 'findLead' | 'beginOfLead'>
  now?: Date
}

export type LeadStayReply = {
  input: LeadStayInput
  problems: LeadStayProblems
  isUnavailable: boolean
}

/**
 * Makes the stay of a landing lead and goes on to it, or to the one that a colleague made of it. What was typed comes
 * back while the CMS is away. Throws a 404 response.
 */
export async function answerLeadStay({
  request,
  locale,
  id,
  store = createDeskStore(),
  now = new Date(),
}: FormContext) {
  const staff = await requireStaff(request, { right: 'stays' })
  const form = await getForm(request)
  const input = readLeadStayInput(form)
  const problems = checkLeadStayInput(input, guatemalaToday(now))
  const reply: LeadStayReply = { input, problems, isUnavailable: false }
  const { startDate, endDate, guests } = input
  try {
    const lead = await store.findLead(id)
    if (!lead) throw notFound()
    if (lead.stay) throw redirect(leadStayPath(locale, lead.stay, 'hadLeadStay'), 303)
    // Its name is written in the guest's language.
    const rental = listRentalChoices(lead.language).find(({ slug }) => slug === input.house)
    if (input.house !== '' && !rental) problems.house = true
    if (Object.keys(problems).length > 0) return data(reply, { status: 422 })
    const begun = await store.beginOfLead(id, {
      by: stayAuthor(request, staff),
      rental: rental ? { id: rental.id, name: rental.ownName.slice(0, maxEntryTitleLength) } : null,
      startDate,
      endDate,
      guests: guests === '' ? null : Number(guests),
    })
    if (!begun) throw notFound()
    const done = begun.isNew ? 'leadStay' : 'hadLeadStay'
    throw redirect(leadStayPath(locale, begun.reference, done), 303)
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'no stay could be made of a lead')
    return data({ ...reply, isUnavailable: true }, { status: 503 })
  }
}
