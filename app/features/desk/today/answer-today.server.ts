import { data, redirect } from '@remix-run/node'
import type { Locale } from '~content/locale'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { brokenForm, formErrorResponse } from '~/platform/body/form-error'
import { getForm } from '~/platform/body/get-form.server'
import { isStorageFailure } from '~/platform/database/storage-failure'
import { log } from '~/platform/log/log.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { href } from '~/routing/href'

/** What can be done with an undelivered message; the page says in its address which was done. */
export const todaySteps = ['retry', 'giveUp'] as const

/**
 * Has an undelivered message sent again or given up. Throws the redirect back to Today, or a 400 for what no form of
 * ours sends.
 */
export async function answerToday(
  request: Request,
  locale: Locale,
  queue: Pick<Outbox, 'retryDeadLetter' | 'giveUpDeadLetter'> = outbox(),
) {
  const staff = await requireStaff(request, { right: 'stays' })
  const form = await getForm(request)
  const submission = form.get('submission')
  const step = todaySteps.find((each) => each === form.get('do'))
  if (!step || typeof submission !== 'string') throw formErrorResponse(brokenForm)
  const take = step === 'retry' ? queue.retryDeadLetter : queue.giveUpDeadLetter
  try {
    const deliveries = await take(submission.slice(0, 100))
    log.info(
      { submission, step, deliveries, staff: staff.id },
      'dead letter retried or dropped by staff',
    )
  } catch (err) {
    if (!isStorageFailure(err)) throw err
    log.error({ err, step }, 'dead letter could not be retried or dropped')
    return data({ problem: 'unavailable' as const }, { status: 503 })
  }
  throw redirect(href('staffHome', locale, {}, `done=${step}`), 303)
}
