import type { Contract } from '~content/contract'
import { isWithGuest } from '~content/contract-stage'
import { emptyGuestPart, type ContractGuestPart } from '~content/contract-values'
import type { DocumentKind } from '~content/document-kind'
import type { Locale } from '~content/locale'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { botCheckSiteKey } from '~/platform/forms/bot-check.server'
import { formatDay } from '~/platform/time/format-day'
import { contractWords } from '~/features/contracts/contract-words.server'
import { formatMoment, formatUtc } from '~/platform/time/format-moment'
import { pdfPath } from '~/features/contracts/pdf-path'
import { sealedBlocks } from '~/features/contracts/sign/sealed-blocks.server'
import { readSignedContent } from '~/features/contracts/sign/signed-content'
import { signaturesToShow } from '~/features/contracts/signature/given-signature'
import { readEvidence, type AgreedPolicies } from '~/features/contracts/signers/evidence'
import {
  actorOfSigner,
  requirementsOf,
  findSigner,
  hasSeveral,
  signatureOf,
  signersOf,
  type SignerId,
} from '~/features/contracts/signers/signers'
import {
  isWithdrawn,
  latestSealed,
  signedEarlier,
} from '~/features/contracts/signers/signed-earlier'
import { fillBlocks } from '~/features/contracts/text/fill-blocks'
import { readBlocks } from '~/features/contracts/text/read-blocks.server'
import { contractChanges, signedBefore } from '../reading/contract-changes.server'
import { closedOf, declinedOf } from './closed-for-guest.server'
import type { GuestData, GuestFile, SignerLine } from '../guest-data'
import { guestFacts } from '../reading/guest-facts.server'
import { seenPolicies, seenText } from '../reading/seen-text.server'

type Reader = {
  link: string
  /** Whose link it is. */
  signer?: SignerId
  locale: Locale
  /** The privacy policies in force; null where there are none. */
  policies?: AgreedPolicies | null
  files: Pick<PrivateStore, 'find'>
}

/**
 * Returns what the guest's page shows of a contract. Of the log it shows only who declined and why. Once the form is
 * gone, it leaves out what was filled in.
 */
export async function readGuestPage(
  contract: Contract,
  { link, signer: id = null, locale, policies = null, files }: Reader,
): Promise<GuestData> {
  const { reservation, language, version, versions } = contract
  const { fullName: guestName = '', part: own = emptyGuestPart } = findSigner(contract, id) ?? {}
  const { guest, languages } = contractWords(locale)
  const declined = declinedOf(contract, actorOfSigner(contract, id), locale)
  const given = givenOf(contract, id, locale)
  const signed = signedOf(contract, link, locale)
  const closed = closedOf(contract)
  const isClosed = declined !== null || closed !== null
  const hasForm = !isClosed && !given && !signed
  const part = hasForm ? own : emptyGuestPart
  const { comments, guests, payAuthorization } = part
  const named = async (id: string | null): Promise<GuestFile | null> => {
    const file = id === null ? null : await files.find(id)
    return file?.claimedBy === contract.reference ? { id: file.id, name: file.name } : null
  }
  const changes = signed || isClosed ? null : contractChanges(contract, locale, id)
  const sealed = latestSealed(contract)
  const day = (date: string) => formatDay(date, locale)
  return {
    words: { guest, languages },
    locale,
    language,
    link,
    guestName,
    heading: {
      property: reservation.property,
      dates: `${day(reservation.startDate)} – ${day(reservation.endDate)}`,
    },
    ...(changes || isClosed ? { blocks: [], facts: [] } : textOf(contract, locale)),
    changes,
    before: hasForm ? signedBefore(contract, { link, locale, signer: id }) : null,
    version,
    totalGuests: reservation.totalGuests,
    versions: [...versions]
      .sort((a, b) => b.version - a.version)
      .map((one) => ({
        version: one.version,
        moment: formatMoment(one.signedAt, locale),
        pdf: pdfPath(link, one.version),
      })),
    ownVersion: signedEarlier(contract, id)?.sealed?.version ?? null,
    isLatestWithdrawn: sealed !== undefined && isWithdrawn(contract, sealed),
    step: part.lastRead?.version === version ? (part.step ?? null) : null,
    asks: requirementsOf(contract, id),
    signers: hasSeveral(contract) ? signerLines(contract, id, locale) : [],
    part: { comments, guests, payAuthorization, documentKind: documentKindOf(part, locale) },
    files: {
      personalPhoto: await named(part.personalPhoto),
      personalDocument: await named(part.personalDocument),
      personalDocumentBack: await named(part.personalDocumentBack ?? null),
    },
    seen: seenText(contract),
    seenPolicies: seenPolicies(policies),
    siteKey: botCheckSiteKey(),
    declined,
    closed,
    given,
    signed,
  }
}

function textOf(contract: Contract, locale: Locale): Pick<GuestData, 'blocks' | 'facts'> {
  const { terms, reservation, language, version, versions } = contract
  const sealed = versions.find((one) => one.version === version)
  return {
    blocks: sealed
      ? sealedBlocks(contract, sealed)
      : fillBlocks(readBlocks(terms.text), reservation, language),
    facts: guestFacts(reservation, contractWords(locale), locale),
  }
}

function signedOf(
  { stage, version, versions, reservation }: Contract,
  link: string,
  locale: Locale,
): GuestData['signed'] {
  const latest = versions.find((one) => one.version === version)
  if (stage !== 'signed' || !latest) return null
  return {
    moment: formatMoment(latest.signedAt, locale),
    utc: formatUtc(latest.signedAt),
    hash: latest.hash,
    pdf: pdfPath(link, version),
    ...signaturesToShow(readSignedContent(latest), reservation.fullName),
  }
}

function signerLines(contract: Contract, reader: SignerId, locale: Locale): SignerLine[] {
  return signersOf(contract).map(({ id, fullName: name }) => {
    const signed = signatureOf(contract, id)
    const moment = signed ? formatMoment(signed.signedAt, locale) : ''
    return { name, isReader: id === reader, moment }
  })
}

function givenOf(contract: Contract, id: SignerId, locale: Locale): GuestData['given'] {
  const { stage } = contract
  if (!isWithGuest(stage) && stage !== 'guestsSigned') return null
  const own = readEvidence(contract).find(({ signer }) => signer === id)
  if (!own) return null
  const { signedAt, signature } = own
  const moment = formatMoment(signedAt, locale)
  return { moment, signature, waitsForHouse: stage === 'guestsSigned' }
}

/** What was chosen; else what most who read this language carry. */
function documentKindOf({ documentKind }: ContractGuestPart, locale: Locale): DocumentKind {
  return documentKind ?? (locale === 'es' ? 'nationalId' : 'passport')
}
