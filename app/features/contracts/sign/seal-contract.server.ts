import type { Contract, ContractEvent, ContractVersion } from '~content/contract'
import type { ContractGuestPart } from '~content/contract-values'
import type { Locale } from '~content/locale'
import { env } from '~/platform/env/env.server'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { href } from '~/routing/href'
import { contractWords } from '../contract-words.server'
import { figureFacts } from '../guest/reading/guest-facts.server'
import { showPriceLines } from '../price-lines'
import type { SignerEvidence } from '../signers/evidence'
import { fillBlocks } from '../text/fill-blocks'
import { readBlocks } from '../text/read-blocks.server'
import type { DrawnCountersignature } from './agreement'
import { agreementKind } from './agreement-kind'
import { drawContractPdf } from './draw-contract-pdf.server'
import { freezeContract } from './freeze-contract'
import type { Countersignature } from './countersignature'
import { sha256 } from './sha256.server'

export type SealParts = {
  files: Pick<PrivateStore, 'claim' | 'keep'>
  /** The brand in a language, as it stands in the PDF. */
  brandOf: (locale: Locale) => Promise<string>
  /** Fills the placeholder of a drawn PDF. */
  signPdf: (pdf: Buffer) => Promise<Buffer>
}

type Sealing = {
  /** What the main guest filled in. */
  part: ContractGuestPart
  signatures: readonly [SignerEvidence, ...SignerEvidence[]]
  /** Null: the team countersigns at once, as the contract's terms say. */
  house: Countersignature | null
  /** All that happened, the last signature included. */
  log: readonly ContractEvent[]
  now: Date
}

/**
 * Freezes a contract that all have signed: text, values and signatures are hashed, the PDF is drawn, digitally signed
 * and kept. The version that it gives is not stored yet.
 */
export async function sealContract(
  contract: Contract,
  { part, signatures, house, log, now }: Sealing,
  { files, brandOf, signPdf }: SealParts,
): Promise<ContractVersion> {
  const { reference, version, language, reservation, terms } = contract
  const words = contractWords(language)
  const blocks = fillBlocks(readBlocks(terms.text), reservation, language)
  const content = freezeContract({ contract, part, blocks, signatures, house, signedAt: now })
  const hash = sha256(content)
  const asked = signatures.find(({ wording }) => wording.payAuthorization !== null)
  const payment = asked?.wording.payAuthorization ?? null
  const priceLines = showPriceLines(reservation)
  const drawn = await drawContractPdf({
    language,
    words: words.pdf,
    events: words.events,
    logWords: words.log,
    reference,
    version,
    signedAt: now,
    blocks,
    signatures,
    log: logToPrint(log, signatures.length),
    hash,
    facts: figureFacts(reservation, words, language),
    priceLines:
      priceLines.length > 0 ? { label: words.fields.priceLines, lines: priceLines } : null,
    guests: part.guests,
    comments: part.comments,
    payment: payment === null ? null : { wording: payment, isAuthorized: part.payAuthorization },
    house: house ? countersignedByHand(house) : countersignedAtOnce(contract, now),
    brand: await brandOf(language),
    verifyAddress: verifyAddress(language, hash),
  })
  const pdf = await signPdf(drawn)
  const name = `${reference}-v${version}.pdf`
  const file = await files.keep({
    kind: agreementKind,
    type: 'pdf',
    name,
    content: pdf,
    isOwn: true,
  })
  // Before the row that names it: a signature never points to a file that may be swept. Where that row is not
  // written, the PDF is deleted by the caller, or by `sweepContractFiles` after a crash.
  await files.claim([{ id: file.id, kind: agreementKind }], reference)
  const signedAt = now.toISOString()
  return { version, hash, content, pdfFile: file.id, pdfHash: sha256(pdf), signedAt }
}

/**
 * The log without what a guest wrote to the team, where the PDF goes to others, too: where several sign, or several
 * signed when it was written. A single guest reads their own words.
 */
function logToPrint(log: readonly ContractEvent[], signed: number): ContractEvent[] {
  return log.map((event) => {
    const isMessage = event.kind === 'asked' || event.kind === 'declined'
    const isOwn = signed === 1 && event.actor === 'guest'
    return isMessage && !isOwn ? { ...event, detail: '' } : event
  })
}

function countersignedByHand({ signedAt, ...house }: Countersignature): DrawnCountersignature {
  return { ...house, signedAt: new Date(signedAt) }
}

function countersignedAtOnce({ terms }: Contract, signedAt: Date): DrawnCountersignature | null {
  const { signatory } = terms
  return signatory
    ? { ...signatory, signature: { kind: 'typed', name: signatory.name }, signedAt }
    : null
}

function verifyAddress(language: Locale, hash: string): string {
  return new URL(href('verify', language, {}, new URLSearchParams({ hash })), env.SITE_ORIGIN).href
}
