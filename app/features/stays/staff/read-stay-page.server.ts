import type { Locale } from '~content/locale'
import { mayStayFollow, stagesByHand } from '~content/stay-stage'
import { livingStages, offerStateOf } from '~content/offer-stage'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { recordStayViewer } from '~/features/staff/session/stay-presence.server'
import { dayNumber } from '~/platform/time/guatemala-day'
import { answerChannels } from '../answer/answer-reply'
import { draftAnswer } from '../answer/draft-answer.server'
import { getStay } from '../get-stay.server'
import { showStay } from '../show-stay.server'
import { listRentalChoices } from './rental-choices.server'
import { listUndelivered } from './list-undelivered.server'
import { nextDones, stayChanges } from './stay-actions'
import { waitingTime } from './waiting-time'

type RequestContext = { request: Request; locale: Locale; id: string }

/** A stay, and its page with all that is known and what can be done next. Throws 404 and 503 responses. */
export async function readStayPage({ request, locale, id }: RequestContext, now = new Date()) {
  const staff = await requireStaff(request, { right: 'stays' })
  const done = new URL(request.url).searchParams.get('done')
  const stay = await getStay(id)
  const { stage, startDate, endDate } = stay
  const page = {
    stay: showStay(stay),
    locale,
    /** Who else has it open. */
    openBy: await recordStayViewer(staff, stay.reference),
    undelivered: await listUndelivered(stay),
    /** Whether the guest can choose from an offer or has accepted one. */
    isOffered: stay.offers.some((offer) => {
      const state = offerStateOf(offer, now)
      return livingStages.some((name) => name === state)
    }),
    isMine: stay.ownerId === staff.id,
    waiting: waitingTime(stay, now),
    nights: startDate && endDate ? dayNumber(endDate) - dayNumber(startDate) : null,
    /** A lost stay is asked for its reason by a button of its own. */
    next: stagesByHand.filter(
      (each) => each !== stage && each !== 'lost' && mayStayFollow(stage, each),
    ),
    /** A new guest is answered on this page. */
    answer:
      stage === 'new' && (stay.email ?? stay.phone)
        ? await draftAnswer(stay, { staff: staff.name, wanted: null })
        : null,
    done: [...stayChanges, ...answerChannels, ...nextDones].find((name) => name === done) ?? null,
    /**
     * Without a price that the guest saw and that still counts, and without a contract, staff may set rental and dates.
     */
    rentals:
      stay.contract === null && !(stay.request?.total && stay.request.isTotalCurrent)
        ? listRentalChoices(locale).map((rental) => ({ id: rental.id, name: rental.name }))
        : null,
  }
  return { stay, page }
}

export type StayPageData = Awaited<ReturnType<typeof readStayPage>>['page']
