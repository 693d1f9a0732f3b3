import type { Contract } from '~content/contract'
import { isClosed } from '~content/contract-stage'
import type { ContractTemplate } from '~content/contract-template'
import { emptyGuestPart } from '~content/contract-values'
import { createAuditEvent } from '~/features/contracts/create-audit-event.server'
import {
  hashContractLink,
  linkOf,
  newContractReference,
} from '~/features/contracts/link/link.server'
import type { ContractStore } from '~/features/contracts/store/contract-store.server'
import { actorOf, type Author } from '../author'
import { toReservation, type ContractForm } from '../form/contract-form-schema'
import { changeLatest } from './change-latest.server'
import { editedState } from './edited-state.server'
import { nextVersion, openedLink } from './next-version'
import { seenState } from './seen-state.server'
import { signersToKeep } from './signers-to-keep.server'
import { termsOfTemplate } from '../form/template-terms'

type Save = { form: ContractForm; author: Author; now: Date }
type Renewal = Omit<Save, 'form'>
type New = { stay?: string | undefined; formKey?: string | undefined }

/**
 * Makes a contract of a template. Gives its reference; a form that is sent again with the same key, as after an outage,
 * makes the contract that it made before, unless something else was written. Throws `RecordsUnavailable`, and
 * `RecordConflict` where the stay has a contract.
 */
export async function createContract(
  store: ContractStore,
  template: ContractTemplate,
  { form, author, now, stay, formKey }: Save & New,
): Promise<string> {
  const isDraft = form.asDraft ?? false
  const reference = newContractReference(formKey ? JSON.stringify([formKey, form]) : null)
  const terms = withLinkDays(termsOfTemplate(template), form)
  const about = { actor: actorOf(author), language: author.language, version: 1 }
  const events = [createAuditEvent(author.request, { kind: 'created', ...about }, now)]
  if (!isDraft) events.push(createAuditEvent(author.request, { kind: 'sent', ...about }, now))
  await store.create({
    reference,
    terms,
    events,
    stay,
    stage: isDraft ? 'draft' : 'sent',
    language: form.language,
    reservation: toReservation(form, terms),
    guestPart: emptyGuestPart,
    guestEmail: form.guestEmail ?? null,
    linkHash: hashContractLink(linkOf(reference, 1)),
    linkNumber: 1,
    ...(form.signers?.length && {
      signers: signersToKeep({ reference, linkNumber: 1 }, form.signers),
    }),
    version: 1,
    ...(isDraft ? { sentAt: null, expiresAt: null, remindersSent: 0 } : openedLink(terms, now)),
  })
  return reference
}

/** Changes a contract that the member of staff had open; null if what they edit changed meanwhile. */
export function editContract(
  store: ContractStore,
  contract: Contract,
  save: Save,
): Promise<Contract | null> {
  return changeLatest(store, contract, editedState, (latest) => storeEdit(store, latest, save))
}

async function storeEdit(
  store: ContractStore,
  contract: Contract,
  { form, author, now }: Save,
): Promise<Contract | null> {
  const terms = withLinkDays(contract.terms, form)
  const next = nextVersion(contract, {
    reservation: toReservation(form, terms),
    guestEmail: form.guestEmail ?? null,
    signers: signersToKeep(contract, form.signers),
    terms,
    isDraft: form.asDraft ?? false,
    now,
  })
  const about = { actor: actorOf(author), language: author.language, version: next.version }
  const events = [createAuditEvent(author.request, { kind: 'edited', ...about }, now)]
  if (next.stage === 'sent' && contract.stage !== 'sent') {
    events.push(createAuditEvent(author.request, { kind: 'sent', ...about }, now))
  }
  const { reference, revision } = contract
  return store.change(reference, { revision, set: next, signed: null, events })
}

/** How long the link is open, where staff say so for this contract. */
function withLinkDays(terms: Contract['terms'], { linkDays }: ContractForm): Contract['terms'] {
  return linkDays === undefined ? terms : { ...terms, linkDays }
}

/**
 * Changes a contract for a caller that names no revision. What was saved meanwhile stays, and the change is made on top
 * of it; null where the guest signed meanwhile.
 */
export function editLatest(
  store: ContractStore,
  contract: Contract,
  save: Save,
): Promise<Contract | null> {
  const signedOf = ({ versions }: Contract) => versions.length
  return changeLatest(store, contract, signedOf, (latest) => storeEdit(store, latest, save))
}

/** Withdraws a contract: its nights are free again, its stay is cancelled, and its link is closed. */
export function withdrawContract(
  store: ContractStore,
  contract: Contract,
  author: Author,
): Promise<Contract | null> {
  return changeLatest(store, contract, seenState, ({ reference, revision, version }) => {
    const about = { actor: actorOf(author), language: author.language, version }
    const events = [createAuditEvent(author.request, { kind: 'revoked', ...about })]
    return store.change(reference, { revision, set: { stage: 'revoked' }, signed: null, events })
  })
}

/** Puts a contract away, or back among the others; its link and its stage stay as they are. */
export function archiveContract(
  store: ContractStore,
  contract: Contract,
  { isArchived, author, now }: { isArchived: boolean; author: Author; now: Date },
): Promise<Contract | null> {
  const kind = isArchived ? ('archived' as const) : ('unarchived' as const)
  const wasArchived = ({ archived }: Contract) => archived === true
  return changeLatest(store, contract, wasArchived, ({ reference, revision, version }) => {
    const about = { kind, actor: actorOf(author), language: author.language, version }
    const events = [createAuditEvent(author.request, about, now)]
    const set = { archived: isArchived }
    return store.change(reference, { revision, set, signed: null, events })
  })
}

/**
 * Gives all who sign another link, which opens now; the old ones are closed. Signatures to a contract that was closed
 * are given again.
 */
export function renewLink(
  store: ContractStore,
  contract: Contract,
  renewal: Renewal,
): Promise<Contract | null> {
  return changeLatest(store, contract, seenState, (latest) => storeLink(store, latest, renewal))
}

async function storeLink(
  store: ContractStore,
  contract: Contract,
  { author, now }: Renewal,
): Promise<Contract | null> {
  const { reference, revision, version, linkNumber, terms, stage, signers, signatures } = contract
  const about = { actor: actorOf(author), language: author.language, version }
  const events = [createAuditEvent(author.request, { kind: 'linkRenewed', ...about }, now)]
  const next = linkNumber + 1
  const set = {
    ...openedLink(terms, now),
    linkNumber: next,
    linkHash: hashContractLink(linkOf(reference, next)),
    ...(signers?.length && {
      signers: signers.map((signer) => ({
        ...signer,
        linkHash: hashContractLink(linkOf(reference, next, signer.id)),
      })),
    }),
    // What is signed stays signed: the new link shows it.
    stage: stage === 'signed' || stage === 'guestsSigned' ? stage : ('sent' as const),
    ...(signatures?.length && isClosed(stage) && { signatures: [] }),
  }
  return store.change(reference, { revision, set, signed: null, events })
}
