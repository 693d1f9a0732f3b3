import { maxStaffNameLength, maxStayNoteLength } from '~content/limits'
import { data, redirect } from '@remix-run/node'
import type { Locale } from '~content/locale'
import type { StayChange } from '~content/stay-change'
import { stayReferenceSchema } from '~content/stay-author'
import { lostReasons } from '~content/stay-stage'
import { createCmsAccounts, type CmsAccounts } from '~/features/staff/session/cms-accounts.server'
import { requireStaff, type Staff } from '~/features/staff/session/require-staff.server'
import { stayAuthor } from '~/features/stays/stay-author'
import { createStayStore, type StayStore } from '~/features/stays/stay-store.server'
import { formText } from '~/platform/body/form-text'
import { brokenForm, formErrorResponse } from '~/platform/body/form-error'
import { getForm } from '~/platform/body/get-form.server'
import { RecordConflict, RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { isCalendarDay } from '~/platform/time/guatemala-day'
import { href } from '~/routing/href'
import { assignTo } from './assign-to.server'
import {
  bulkActions,
  maxPicked,
  type BulkAction,
  type BulkInput,
  type InboxReply,
} from './bulk-actions'
import { inboxAddress, readInboxFilters } from './inbox-query'

type AnswerParts = { store?: Pick<StayStore, 'change'>; accounts?: Pick<CmsAccounts, 'find'> }

type Picked = { reference: string; revision: number }

/**
 * Does one thing with all ticked stays of the inbox. Each is changed for itself, if it still is as the list showed it:
 * stays that a colleague changed meanwhile are skipped and named. Throws a 400 for what no form of ours sends.
 */
export async function answerInbox(
  request: Request,
  locale: Locale,
  { store = createStayStore(), accounts = createCmsAccounts() }: AnswerParts = {},
) {
  const staff = await requireStaff(request, { right: 'stays' })
  const form = await getForm(request)
  const action = bulkActions.find((name) => name === form.get('do'))
  if (!action) throw formErrorResponse(brokenForm)
  const picked = form.getAll('pick').map(parsePick)
  if (picked.length > maxPicked) throw formErrorResponse(brokenForm)
  const typed = typedIn(form)
  const { note } = typed
  const told = { typed, done: 0, missed: picked.map(({ reference }) => reference) }
  if (picked.length === 0) return data<InboxReply>({ ...told, problem: 'nothingPicked' }, 422)
  if (note.length > maxStayNoteLength) return data<InboxReply>({ ...told, problem: 'tooLong' }, 422)
  const set =
    action === 'assign' ? await assignTo(typed.person, accounts) : settingOf(action, typed, staff)
  if (typeof set === 'string') {
    return data<InboxReply>({ ...told, problem: set }, set === 'unavailable' ? 503 : 422)
  }
  if (!set || (action === 'note' && note === '')) {
    return data<InboxReply>({ ...told, problem: 'incomplete' }, 422)
  }
  const written = action === 'note' || action === 'lose' ? note || null : null
  const change = { by: stayAuthor(request, staff), set, note: written }
  const missed: string[] = []
  let done = 0
  for (const { reference, revision } of picked) {
    try {
      if (await store.change(reference, { ...change, revision })) done += 1
      else missed.push(reference)
    } catch (err) {
      if (err instanceof RecordConflict) missed.push(reference)
      else if (err instanceof RecordsUnavailable) {
        log.error({ err, done }, 'the stays that were ticked could not all be changed')
        const rest = picked.slice(done + missed.length).map((each) => each.reference)
        return data<InboxReply>(
          { typed, done, missed: [...missed, ...rest], problem: 'unavailable' },
          503,
        )
      } else throw err
    }
  }
  if (missed.length > 0) return data<InboxReply>({ typed, done, missed, problem: 'outdated' }, 409)
  const address = inboxAddress(readInboxFilters(request))
  address.set('done', String(done))
  throw redirect(href('staffInbox', locale, {}, address), 303)
}

/** What becomes of each stay; null if the form says too little. Throws a 400 for what no form of ours sends. */
function settingOf(
  action: Exclude<BulkAction, 'assign'>,
  { followUpOn, reason }: BulkInput,
  { id, name }: Staff,
): StayChange['set'] | null {
  switch (action) {
    case 'take':
      return { owner: { id, name: name.slice(0, maxStaffNameLength) } }
    case 'give':
      return { owner: null }
    case 'followUp':
      if (followUpOn === '') return null
      if (!isCalendarDay(followUpOn)) throw formErrorResponse(brokenForm)
      return { followUpOn }
    case 'note':
      return {}
    case 'lose': {
      const lostReason = lostReasons.find((each) => each === reason)
      if (!lostReason) throw formErrorResponse(brokenForm)
      return { stage: 'lost', lostReason }
    }
  }
}

/** `CS-7K2M9Q.3`: the stay and the revision that the list showed. */
function parsePick(value: FormDataEntryValue): Picked {
  const [reference, revision] = typeof value === 'string' ? value.split('.') : []
  const parsed = stayReferenceSchema.safeParse(reference)
  if (!parsed.success || !/^[1-9]\d{0,8}$/.test(revision ?? '')) {
    throw formErrorResponse(brokenForm)
  }
  return { reference: parsed.data, revision: Number(revision) }
}

function typedIn(form: FormData): BulkInput {
  const text = (name: keyof BulkInput) => formText(form, name)
  return {
    note: text('note'),
    followUpOn: text('followUpOn'),
    person: text('person'),
    reason: text('reason'),
  }
}
