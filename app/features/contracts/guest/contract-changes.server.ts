import type { Contract, ContractVersion } from '~content/contract'
import type { ContractReservation } from '~content/contract-values'
import type { Locale } from '~content/locale'
import { formatMoment } from '~/platform/time/format-moment'
import { contractWords } from '../contract-words.server'
import { pdfPath } from '../pdf-path'
import { readSignedContent } from '../sign/signed-content'
import { findSigner, hasSignedEarlier, type SignerId } from '../signers/signers'
import type { Block } from '../text/block'
import { compareBlocks, hasMarks } from '../text/compare-blocks'
import { fillBlocks, textOfBlocks } from '../text/fill-blocks'
import { readBlocks } from '../text/read-blocks.server'
import type { ContractChanges, SignedBefore } from './guest-data'
import { guestFacts } from './guest-facts.server'

type Told = { link: string; locale: Locale; signer: SignerId }
type Earlier = { reservation: ContractReservation | null; blocks: Block[] }

/** The version that the reader signed before the present one; null where there is none. */
export function signedBefore(
  contract: Contract,
  { link, locale, signer }: Told,
): SignedBefore | null {
  const signed = latestSigned(contract)
  if (!signed || signed.version === contract.version || !hasSignedEarlier(contract, signer)) {
    return null
  }
  const { reservation, blocks } = earlierOf(contract, signed)
  return {
    version: signed.version,
    moment: formatMoment(signed.signedAt, locale),
    pdf: pdfPath(link, signed.version),
    facts: reservation ? guestFacts(reservation, contractWords(locale), locale) : [],
    blocks,
  }
}

/**
 * What is different from what a signer read last or, where that is the present text, from what they signed before.
 * Null where nothing is.
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
  const signed = latestSigned(contract)
  if (!signed || signed.version === version || !hasSignedEarlier(contract, signer)) return null
  const changes = changesSince(earlierOf(contract, signed), contract, locale)
  return changes && { since: 'signed', ...changes }
}

function changesSince(
  before: Earlier,
  { reservation, terms, language }: Contract,
  locale: Locale,
): Pick<ContractChanges, 'facts' | 'blocks'> | null {
  const words = contractWords(locale)
  const earlier = before.reservation ? guestFacts(before.reservation, words, locale) : []
  const facts = guestFacts(reservation, words, locale).map((fact, index) => {
    const was = earlier[index]?.value ?? fact.value
    return was === fact.value ? fact : { ...fact, was }
  })
  const present = fillBlocks(readBlocks(terms.text), reservation, language)
  const blocks = compareBlocks(before.blocks, present)
  return facts.some((fact) => 'was' in fact) || hasMarks(blocks) ? { facts, blocks } : null
}

function latestSigned({ versions }: Contract): ContractVersion | undefined {
  return [...versions].sort((a, b) => b.version - a.version)[0]
}

/** A signed version as it was read; its frozen lines where the template gives others today. */
function earlierOf({ terms, language }: Contract, version: ContractVersion): Earlier {
  const { reservation, text } = readSignedContent(version)
  const blocks = reservation ? fillBlocks(readBlocks(terms.text), reservation, language) : []
  if (textOfBlocks(blocks) === text) return { reservation, blocks }
  const lines = text.split('\n').map((line): Block => ({
    ...{ kind: 'paragraph', level: 0 },
    runs: [{ text: line, isBold: false }],
  }))
  return { reservation, blocks: lines }
}
