import type { Contract, ContractEvent } from '~content/contract'
import type { ContractGuestPart } from '~content/contract-values'
import type { Locale } from '~content/locale'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { createAuditEvent } from '~/features/contracts/create-audit-event.server'
import { dropUnusedFiles } from '~/features/contracts/files/drop-unused-files.server'
import { filesOf } from '~/features/contracts/files/guest-file-kinds'
import { keepGuestFiles } from '~/features/contracts/files/keep-guest-files.server'
import {
  actorOfSigner,
  findSigner,
  hasSeveral,
  canSign,
  guestPartChange,
  type SignerId,
} from '~/features/contracts/signers/signers'
import type { ContractStore } from '~/features/contracts/store/contract-store.server'
import { seenText } from '../reading/seen-text.server'

type GuestFiles = Pick<PrivateStore, 'claim' | 'find' | 'read' | 'remove'>

type Save = {
  request: Request
  language: Locale
  /** Who fills it in: the one to whom the link belongs. */
  signer?: SignerId
  part: ContractGuestPart
  /** The files that the guest took back or replaced. */
  removed: readonly string[]
  /** Names the text that the form was beside; see `seenText`. Null where a call names none. */
  seen: string | null
}

/**
 * Keeps a half-filled form with its contract, so that it goes on from any device. Files that are gone are left out, and
 * those that the guest took back or replaced are deleted; an empty field deletes none. Staff may change the contract
 * meanwhile: it is saved beside what they wrote. Null where it does not wait for this guest. Throws
 * `RecordsUnavailable` and `StorageUnavailable`.
 */
export async function saveGuestPart(
  contract: Contract,
  save: Save,
  { store, files }: { store: ContractStore; files: GuestFiles },
  triesLeft = 2,
): Promise<Contract | null> {
  const { request, language, signer: id = null, part, removed, seen } = save
  const signer = findSigner(contract, id)
  if (!signer || !canSign(contract, id)) return null
  const { reference, revision, version, reservation, stage } = contract
  const kept = await keepGuestFiles(contract, id, { part, removed, files })
  const about = { actor: actorOfSigner(contract, id), language, version }
  const events: ContractEvent[] = kept.claimed.map((kind) =>
    createAuditEvent(request, { kind: 'uploaded', ...about, detail: kind }),
  )
  // The first saving is the one that matters; typing on would only fill the log.
  const isFirst = hasSeveral(contract) && !contract.events.some(isSaved(about))
  if (stage !== 'part' || isFirst) {
    events.push(createAuditEvent(request, { kind: 'saved', ...about }))
  }
  // Acceptance is no half-filled field: it is given with the signature.
  const guestPart = {
    ...kept.part,
    agreement: false,
    step: part.step ?? signer.part.step,
    lastRead: seen === seenText(contract) ? { version, reservation } : signer.part.lastRead,
    signedRead: signer.part.signedRead,
  }
  const set = { stage: 'part' as const, ...guestPartChange(contract, id, guestPart) }
  const saved = await store.change(reference, { revision, set, signed: null, events })
  if (saved) await dropUnusedFiles(saved, filesOf(signer.part), files)
  if (saved || triesLeft === 0) return saved
  // Another saving of the page, or of the staff, came in between; neither writes what this one does.
  const fresh = await store.find(reference)
  return fresh && saveGuestPart(fresh, save, { store, files }, triesLeft - 1)
}

const isSaved =
  ({ actor, version }: { actor: string; version: number }) =>
  (event: ContractEvent) =>
    event.kind === 'saved' && event.actor === actor && event.version === version
