import { data, redirect } from '@remix-run/node'
import type { Contract } from '~content/contract'
import { contractReferenceSchema } from '~content/contract'
import { isWithGuest } from '~content/contract-stage'
import type { Locale } from '~content/locale'
import { findStaff, requireStaff, type Staff } from '~/features/staff/session/require-staff.server'
import { mayDo } from '~/features/staff/rights'
import { ContentUnavailable } from '~/platform/content/content-unavailable.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import { privateStore } from '~/platform/files/store/private-store.server'
import { notFound } from '~/platform/http/not-found.server'
import { contractWords } from './contract-words.server'
import { createAuditEvent } from './create-audit-event.server'
import { answerGuest } from './guest/answer/answer-guest.server'
import { linkMisses, openLink } from './link/open-link.server'
import { readGuestPage } from './guest/page/read-guest-page.server'
import {
  actorOfSigner,
  findSigner,
  hasSeveral,
  guestPartChange,
  type SignerId,
} from './signers/signers'
import { looksLikePrivateLink } from '~/platform/links/private-link.server'
import { href } from '~/routing/href'
import { hashContractLink } from './link/link.server'
import { answerEditor } from './staff/editor/answer-editor.server'
import { changeParameter, editorDones } from './staff/editor-data'
import { readEditor } from './staff/editor/editor-data.server'
import { privacyPoliciesOf } from './sign/privacy-policies.server'
import { createContractStore } from './store/contract-store.server'

type RequestContext = { request: Request; locale: Locale; id: string }

/** Who asks for a contract, and for which: staff by its reference or link, a guest by the link alone. */
async function findFor({ request, id }: RequestContext) {
  const store = createContractStore()
  return throw503OnOutage('a contract could not be read', async () => {
    if (contractReferenceSchema.safeParse(id).success) {
      const staff = await requireStaff(request, { right: 'contracts' })
      const contract = await store.find(id)
      if (!contract) throw notFound()
      return { kind: 'staff' as const, staff, contract, store }
    }
    const staff = await findEditor(request)
    const known =
      staff && looksLikePrivateLink(id) ? await store.findByLink(hashContractLink(id)) : null
    if (staff && known) return { kind: 'staff' as const, staff, contract: known, store }
    const opened = await openLink(request, id, { store, misses: linkMisses })
    if (opened.outcome !== 'open') return { kind: 'closed' as const, opened }
    const { contract, signer } = opened
    return { kind: 'guest' as const, contract, signer, store }
  })
}

async function findEditor(request: Request): Promise<Staff | null> {
  const staff = await findStaff(request)
  return staff && mayDo(staff.role, 'contracts') ? staff : null
}

/**
 * What `/contract/{id}` shows (contracts-and-routes.md §2.3). Throws a 503 response while private files or policies
 * cannot be read.
 */
export async function readContractPage(context: RequestContext) {
  return throw503OnOutage(
    'the files of a contract or the policies could not be read',
    () => readPage(context),
    (err) => err instanceof StorageUnavailable || err instanceof ContentUnavailable,
  )
}

async function readPage(context: RequestContext) {
  const { locale, request } = context
  const found = await findFor(context)
  if (found.kind === 'closed') {
    const isLimited = found.opened.outcome === 'limited'
    const { closedTitle, closedLead, tooMany } = contractWords(locale).guest
    return data(
      { kind: 'closed' as const, words: { closedTitle, closedLead, tooMany }, isLimited },
      { status: isLimited ? 429 : 404, headers: retryAfter(found.opened) },
    )
  }
  const query = new URL(request.url).searchParams
  if (found.kind === 'staff') {
    const done = editorDones.find((name) => query.has(name)) ?? null
    const isChanging = query.has(changeParameter)
    const reader = {
      locale,
      staff: found.staff,
      files: privateStore(),
      done,
      mailed: query.get('mailed'),
      isChanging,
    }
    const editor = await readEditor(found.contract, reader)
    return data({ kind: 'editor' as const, editor })
  }
  const contract = await noteOpening(found, context)
  const policies = await privacyPoliciesOf(locale)
  const reader = { link: context.id, signer: found.signer, locale, policies, files: privateStore() }
  const guest = await readGuestPage(contract, reader)
  return data({
    kind: 'guest' as const,
    guest,
    hasSaved: query.has('saved'),
    asked: query.get('asked'),
  })
}

/** What is sent to `/contract/{id}`; what it answers depends on who asks as above. */
export async function answerContractPage(context: RequestContext) {
  const { request, locale, id } = context
  const found = await findFor(context)
  if (found.kind === 'closed') {
    if (found.opened.outcome === 'limited') {
      throw new Response(null, { status: 429, headers: retryAfter(found.opened) })
    }
    // The page says that the link is closed.
    throw redirect(href('contract', locale, { id }), 303)
  }
  if (found.kind === 'staff') {
    const { staff, contract, store } = found
    return answerEditor({ request, locale, staff, store }, contract)
  }
  const { contract, signer, store } = found
  return answerGuest(contract, { request, locale, link: context.id, signer, store })
}

type GuestFound = {
  contract: Contract
  signer: SignerId
  store: ReturnType<typeof createContractStore>
}

/** The first opening is an event; a link preview by a messenger counts as one, since the two cannot be told apart. */
async function noteOpening(
  { contract, signer, store }: GuestFound,
  { request, locale }: RequestContext,
): Promise<Contract> {
  const { reference, revision, version, reservation, stage } = contract
  const part = findSigner(contract, signer)?.part
  const isKnown = part?.lastRead?.version === version
  const isNews = stage === 'sent' || (hasSeveral(contract) && isWithGuest(stage) && !isKnown)
  if (!part || !isNews) return contract
  const actor = actorOfSigner(contract, signer)
  const events = [createAuditEvent(request, { kind: 'opened', actor, language: locale, version })]
  // What changes from now on is told as a change; what changed since an earlier reading of this version is, too.
  const lastRead = isKnown ? part.lastRead : { version, reservation }
  const step = isKnown ? part.step : undefined
  const set = {
    stage: stage === 'sent' ? ('opened' as const) : stage,
    ...guestPartChange(contract, signer, { ...part, lastRead, step }),
  }
  try {
    return (await store.change(reference, { revision, set, signed: null, events })) ?? contract
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    return contract
  }
}

function retryAfter(
  opened: { outcome: 'closed' } | { outcome: 'limited'; waitMs: number } | { outcome: 'open' },
) {
  const headers = new Headers()
  if (opened.outcome === 'limited') {
    headers.set('Retry-After', String(Math.ceil(opened.waitMs / 1000)))
  }
  return headers
}
