import type { Contract } from '~content/contract'
import type { ContractReservation } from '~content/contract-values'
import type { Locale } from '~content/locale'
import { formatMoment } from '~/platform/time/format-moment'
import { contractWords } from '~/features/contracts/contract-words.server'
import { pdfPath } from '~/features/contracts/pdf-path'
import { sealedBlocks } from '~/features/contracts/sign/sealed-blocks.server'
import { readSignedContent } from '~/features/contracts/sign/signed-content'
import { findSigner, type SignerId } from '~/features/contracts/signers/signers'
import { signedEarlier, type SignedEarlier } from '~/features/contracts/signers/signed-earlier'
import type { Block } from '~/features/contracts/text/block'
import { compareBlocks, hasMarks } from '~/features/contracts/text/compare-blocks'
import { fillBlocks } from '~/features/contracts/text/fill-blocks'
import { readBlocks } from '~/features/contracts/text/read-blocks.server'
import type { ContractChanges, Fact, SignedBefore } from '../guest-data'
import { guestFacts } from './guest-facts.server'

type Told = { link: string; locale: Locale; signer: SignerId }
type Earlier = { reservation: ContractReservation | null; blocks: Block[] }

/** What the reader signed before the present version; null if there is nothing. */
export function signedBefore(
  contract: Contract,
  { link, locale, signer }: Told,
): SignedBefore | null {
  const signed = signedEarlier(contract, signer)
  if (!signed) return null
  const { version, signedAt } = signed.given ?? signed.sealed
  const { reservation, blocks } = earlierOf(contract, signed)
  return {
    version,
    moment: formatMoment(signedAt, locale),
    pdf: signed.sealed && pdfPath(link, version),
    facts: reservation ? guestFacts(reservation, contractWords(locale), locale) : [],
    blocks,
  }
}

/**
 * What is different from what a signer read last or, where that is the present text, from what they signed before.
 * Null if nothing is.
 */
export function contractChanges(
  contract: Contract,
  locale: Locale,
  signer: SignerId = null,
): ContractChanges | null {
  const { version, terms, language } = contract
  const lastRead = findSigner(contract, signer)?.part.lastRead
  if (lastRead?.version === version) {
    const { reservation } = lastRead
    const blocks = fillBlocks(readBlocks(terms.text), reservation, language)
    const changes = changesSince({ reservation, blocks }, contract, locale)
    if (changes) return { since: 'read', ...changes }
  }
  const signed = signedEarlier(contract, signer)
  const changes = signed && changesSince(earlierOf(contract, signed), contract, locale)
  return changes && { since: 'signed', ...changes }
}

function changesSince(
  before: Earlier,
  { reservation, terms, language }: Contract,
  locale: Locale,
): Pick<ContractChanges, 'facts' | 'blocks'> | null {
  const words = contractWords(locale)
  const earlier = before.reservation ? guestFacts(before.reservation, words, locale) : []
  const facts = compareFacts(earlier, guestFacts(reservation, words, locale))
  const present = fillBlocks(readBlocks(terms.text), reservation, language)
  const blocks = compareBlocks(before.blocks, present)
  return facts.some((fact) => 'was' in fact) || hasMarks(blocks) ? { facts, blocks } : null
}

/** Facts with what they were before. Not each contract has all of them: none is shown as a dash. */
function compareFacts(earlier: readonly Fact[], present: readonly Fact[]): Fact[] {
  if (earlier.length === 0) return [...present]
  const find = (facts: readonly Fact[], label: string) =>
    facts.find((fact) => fact.label === label)?.value
  const gone = earlier.filter(({ label }) => find(present, label) === undefined)
  return [...present, ...gone.map(({ label }) => ({ label, value: none }))].map((fact) => {
    const was = find(earlier, fact.label) ?? none
    return was === fact.value ? fact : { ...fact, was }
  })
}

const none = '–'

/** What was signed, as it was read. */
function earlierOf(contract: Contract, { given, sealed }: SignedEarlier): Earlier {
  if (sealed) {
    const { reservation } = readSignedContent(sealed)
    return { reservation, blocks: sealedBlocks(contract, sealed) }
  }
  const { reservation } = given
  const { terms, language } = contract
  return { reservation, blocks: fillBlocks(readBlocks(terms.text), reservation, language) }
}
