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

/** Has an undelivered message sent again, and goes back to Today. */
export async function answerToday(
  request: Request,
  locale: Locale,
  queue: Pick<Outbox, 'retryDeadLetter'> = outbox(),
) {
  const staff = await requireStaff(request, { right: 'stays' })
  const form = await getForm(request)
  const submission = form.get('submission')
  if (form.get('do') !== 'retry' || typeof submission !== 'string') {
    throw formErrorResponse(brokenForm)
  }
  try {
    const steps = await queue.retryDeadLetter(submission.slice(0, 100))
    log.info({ submission, steps, staff: staff.id }, 'an undelivered message is sent again')
  } catch (err) {
    if (!isStorageFailure(err)) throw err
    log.error({ err }, 'an undelivered message could not be sent again')
    return data({ problem: 'unavailable' as const }, { status: 503 })
  }
  throw redirect(href('staffHome', locale, {}, 'done=retry'), 303)
}
