import { data, redirect } from '@remix-run/node'
import type { Contract } from '~content/contract'
import { isWithGuest } from '~content/contract-stage'
import { closedLink } from '~/features/private-pages/closed-link.server'
import { ContentUnavailable } from '~/platform/content/content-unavailable.server'
import { isRecordsOutage, RecordsUnavailable } from '~/platform/content/private-records.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import { privateStore } from '~/platform/files/store/private-store.server'
import { log } from '~/platform/log/log.server'
import { href } from '~/routing/href'
import { contractWords } from './contract-words.server'
import { createAuditEvent } from './create-audit-event.server'
import { findContract, type RequestContext } from './find-contract.server'
import { readGuestPage } from './guest/page/read-guest-page.server'
import { privacyPoliciesOf } from './sign/privacy-policies.server'
import { savingsBefore } from './link/saving-turns.server'
import {
  actorOfSigner,
  findSigner,
  hasSeveral,
  guestPartChange,
  type SignerId,
} from './signers/signers'
import { changeParameter, editorOutcomes } from './staff/editor-data'
import { readEditor } from './staff/editor/editor-data.server'
import { editorStyles } from './staff/editor/editor-styles.server'
import type { ContractStore } from './store/contract-store.server'

/**
 * What `/contract/{id}` shows (contracts-and-routes.md §2.3). Throws a 503 response while private files or policies
 * cannot be read, and leads staff from the link of a guest to the address with the reference.
 */
export async function readContractPage(context: RequestContext) {
  return throw503OnOutage(
    'the files of a contract or the policies could not be read',
    () => readPage(context),
    (err) => err instanceof StorageUnavailable || err instanceof ContentUnavailable,
  )
}

async function readPage(context: RequestContext) {
  const { locale, request, id } = context
  // A guest who loads the page again finds what they have just typed, and not what was there before.
  await savingsBefore(id)
  const found = await findContract(context)
  if (found.kind === 'closed') {
    const { closedTitle: title, closedLead: lead, tooMany } = contractWords(locale).guest
    const { page, init } = closedLink(found.opened, locale, { title, lead, tooMany })
    return data(page, init)
  }
  const query = new URL(request.url).searchParams
  if (found.kind === 'staff') {
    const { reference } = found.contract
    // Its forms go to the address of the page. Over a link they would be a guest's once the session has ended.
    if (id !== reference) throw redirect(href('contract', locale, { id: reference }), 303)
    const done = editorOutcomes.find((name) => query.has(name)) ?? null
    const isChanging = query.has(changeParameter)
    const reader = {
      locale,
      staff: found.staff,
      files: privateStore(),
      done,
      mailed: query.get('mailed') ?? query.get('linksToSend'),
      isChanging,
    }
    const editor = await readEditor(found.contract, reader)
    return data({ kind: 'editor' as const, editor, styles: editorStyles })
  }
  const contract = await noteOpening(found, context)
  const policies = await privacyPoliciesOf(locale)
  const reader = { link: id, signer: found.signer, locale, policies, files: privateStore() }
  const guest = await readGuestPage(contract, reader)
  return data({
    kind: 'guest' as const,
    guest,
    hasSaved: query.has('saved'),
    asked: query.get('asked'),
  })
}

type GuestFound = {
  contract: Contract
  signer: SignerId
  store: ContractStore
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
    const level = isRecordsOutage(err) ? 'warn' : 'error'
    log[level]({ err, reference }, 'the opening of a contract could not be noted')
    return contract
  }
}
