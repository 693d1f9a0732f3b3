import { siteSettings } from '~content/site-settings'
import type { Contract, ContractVersion } from '~content/contract'
import { isWithGuest } from '~content/contract-stage'
import type { ContractGuestPart } from '~content/contract-values'
import type { Locale } from '~content/locale'
import { RecordRejected } from '~/platform/content/private-records.server'
import { contentCache } from '~/platform/content/read-content.server'
import { env } from '~/platform/env/env.server'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { href } from '~/routing/href'
import { contractWords } from '../contract-words.server'
import { createAuditEvent } from '../create-audit-event.server'
import { claimGuestFiles } from '../files/claim-guest-files.server'
import { dropUnusedFiles } from '../files/drop-unused-files.server'
import { filesOf } from '../files/guest-file-kinds'
import { readGuestPage } from '../guest/read-guest-page.server'
import type { Signature } from '../signature/signature'
import type { ContractStore } from '../store/contract-store.server'
import { agreementKind } from './agreement-kind'
import { drawAgreement } from './draw-agreement.server'
import { freezeContract, type AgreedPolicies, type AgreedWording } from './freeze-contract'
import { sha256 } from './sha256.server'

type SignParts = {
  store: ContractStore
  files: Pick<PrivateStore, 'claim' | 'find' | 'keep' | 'read' | 'remove'>
  /** The brand in a language, as it stands in the PDF. */
  brandOf: (locale: Locale) => Promise<string>
  /** The privacy policies in a language, which the guest accepts with the contract. */
  policiesOf: (locale: Locale) => Promise<AgreedPolicies | null>
  /** Fills the placeholder of a drawn PDF. */
  signPdf: (pdf: Buffer) => Promise<Buffer>
}

type Signing = {
  request: Request
  language: Locale
  part: ContractGuestPart
  signature: Signature
  now: Date
}

export type Signed =
  | { outcome: 'signed'; contract: Contract; version: ContractVersion }
  /** Signed before, changed meanwhile, or waiting for no guest. */
  | { outcome: 'outdated' }
  | { outcome: 'filesGone' }
  /** Another contract has reserved nights of this stay. */
  | { outcome: 'nightsTaken' }

/**
 * Freezes a contract with what its guest filled in (issue "Evidence"): text and values are hashed, the PDF is drawn,
 * digitally signed and kept, and both are stored in one step with the signature's line of the log and the booking of the nights. What
 * is stored never changes.
 */
export async function signContract(
  contract: Contract,
  { request, language, part, signature, now }: Signing,
  { store, files, brandOf, policiesOf, signPdf }: SignParts,
): Promise<Signed> {
  if (!isWithGuest(contract.stage)) return { outcome: 'outdated' }
  const { part: kept, claimed } = await claimGuestFiles(contract, part, files)
  const requested = contract.terms.showGuestInfo
  if (requested && (!kept.personalPhoto || !kept.personalDocument)) return { outcome: 'filesGone' }
  const { reference, version, revision } = contract
  const about = { actor: 'guest', language, version }
  const uploads = claimed.map((detail) =>
    createAuditEvent(request, { kind: 'uploaded', ...about, detail }, now),
  )
  const signing = createAuditEvent(
    request,
    { kind: 'signed', ...about, detail: `signature-${signature.kind}` },
    now,
  )
  const fingerprints = {
    personalPhoto: await fingerprintOf(files, kept.personalPhoto),
    personalDocument: await fingerprintOf(files, kept.personalDocument),
  }
  if (requested && !(fingerprints.personalPhoto && fingerprints.personalDocument)) {
    return { outcome: 'filesGone' }
  }
  const page = await readGuestPage(contract, { link: '-', locale: contract.language, files })
  const policies = await policiesOf(language)
  const wording = agreedWording(language, { asksPayment: page.asksPayment, policies })
  const content = freezeContract({
    ...{ contract, part: kept, blocks: page.blocks, wording, signature },
    ...{ files: fingerprints, signedAt: now },
    signer: { address: signing.address, browser: signing.browser },
  })
  const hash = sha256(content)
  const words = contractWords(contract.language)
  const drawn = await drawAgreement({
    ...{ language: contract.language, words: words.pdf, events: words.events, reference, version },
    logWords: words.log,
    ...{ signedAt: now, fullName: contract.reservation.fullName, blocks: page.blocks },
    ...{ facts: page.facts, guests: kept.guests, comments: kept.comments, hash },
    ...{ wording, signature, files: fingerprints },
    house: contract.terms.signatory ?? null,
    brand: await brandOf(contract.language),
    payAuthorization: page.asksPayment ? kept.payAuthorization : null,
    log: [...contract.events, ...uploads, signing],
    verifyAddress: verifyAddress(contract.language, hash),
  })
  const pdf = await signPdf(drawn)
  const name = `${reference}-v${version}.pdf`
  const file = await files.keep({ kind: agreementKind, type: 'pdf', name, content: pdf })
  const lastRead = { version, reservation: contract.reservation }
  const signed: ContractVersion = {
    ...{ version, hash, content, pdfFile: file.id, pdfHash: sha256(pdf) },
    signedAt: now.toISOString(),
  }
  // Before the row that names it: a signature never points to a file that may be swept. Where that row is not
  // written, the PDF is deleted here, or by `sweepContractFiles` after a crash.
  await files.claim([{ id: file.id, kind: agreementKind }], reference)
  const changed = await store
    .change(reference, {
      ...{ revision, signed, events: [...uploads, signing] },
      set: { stage: 'signed', guestPart: { ...kept, agreement: true, lastRead } },
    })
    .catch(nightsTakenOrThrow)
  if (changed === 'nightsTaken') {
    await dropUnusedFiles(contract, [file.id], files)
    return { outcome: 'nightsTaken' }
  }
  const present = changed ?? (await store.find(reference))
  const unused = changed ? filesOf(contract.guestPart) : [file.id]
  if (present) await dropUnusedFiles(present, unused, files)
  return changed
    ? { outcome: 'signed', contract: changed, version: signed }
    : { outcome: 'outdated' }
}

function nightsTakenOrThrow(err: unknown): 'nightsTaken' {
  if (err instanceof RecordRejected) return 'nightsTaken'
  throw err
}

type Asked = { asksPayment: boolean; policies: AgreedPolicies | null }

/** What the page in this language asks the guest to agree to. */
function agreedWording(language: Locale, { asksPayment, policies }: Asked): AgreedWording {
  const { agreement, paymentText, payAuthorization, privacy } = contractWords(language).guest
  return {
    ...{ language, agreement, privacy, policies },
    payAuthorization: asksPayment ? `${paymentText} ${payAuthorization}.` : null,
  }
}

function verifyAddress(language: Locale, hash: string): string {
  return new URL(href('verify', language, {}, new URLSearchParams({ hash })), env.SITE_ORIGIN).href
}

async function fingerprintOf(
  files: Pick<PrivateStore, 'read'>,
  id: string | null,
): Promise<string | null> {
  if (id === null) return null
  const read = await files.read(id, { reader: 'system: signing', address: '' })
  return read && sha256(read.content)
}

/** As it was read last where the CMS is down. */
export async function brandOf(locale: Locale): Promise<string> {
  const settings = siteSettings.schema
    .nullable()
    .parse(await contentCache().read(siteSettings, locale))
  return settings?.brandName ?? ''
}
