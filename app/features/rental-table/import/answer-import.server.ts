import { data, redirect } from '@remix-run/node'
import type { Locale } from '~content/locale'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { brokenForm, formErrorResponse } from '~/platform/body/form-error'
import { getForm } from '~/platform/body/get-form.server'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { href } from '~/routing/href'
import { importerOf } from '../importer-of'
import { createRentalTableStore, type RentalTableStore } from '../rental-table-store.server'

export type ImportReply = { problem: 'notNow' | 'unavailable' }

type RequestContext = { request: Request; locale: Locale; id: string }

/** Starts, resumes or stops an import. Throws the redirect to it, or a 400 for what no form of ours sends. */
export async function answerImport(
  { request, locale, id }: RequestContext,
  store: Pick<RentalTableStore, 'change'> = createRentalTableStore(),
) {
  const staff = await requireStaff(request, { right: 'rentalTable' })
  const form = await getForm(request)
  const action = (['start', 'stop'] as const).find((name) => name === form.get('do'))
  if (!action) throw formErrorResponse(brokenForm)
  const by = importerOf(staff)
  try {
    if (!(await store.change(id, { do: action, by, language: locale })))
      return data<ImportReply>({ problem: 'notNow' }, 409)
    throw redirect(href('staffRentalImport', locale, { id }), 303)
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'an import of rentals could not be changed')
    return data<ImportReply>({ problem: 'unavailable' }, 503)
  }
}
