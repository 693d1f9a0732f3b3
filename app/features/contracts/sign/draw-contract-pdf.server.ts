import { buffer } from 'node:stream/consumers'
import { pdfkitAddPlaceholder } from '@signpdf/placeholder-pdfkit'
import { SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils'
import PDFDocument from 'pdfkit'
import { formatDay } from '~/platform/time/format-day'
import { fillWords } from '../contract-words'
import { signatureBytes } from '../pdf-signature/sign-pdf.server'
import type { AgreedPolicies } from '../signers/evidence'
import { readBlocks } from '../text/read-blocks.server'
import type { Agreement } from './agreement'
import { drawLog } from './pdf-log.server'
import { drawSeal, drawSignatures } from './pdf-evidence.server'
import { defaultFont, registerFonts, setFont, type Pdf } from './pdf-fonts.server'
import {
  colours,
  drawBlock,
  drawHead,
  hairline,
  heading,
  labelledLines,
  line,
  lineWidth,
  margin,
  pairs,
  paragraph,
  roomFor,
} from './pdf-parts.server'

/**
 * Draws the signed contract: text, figures, guests, the sentences agreed to, fingerprints, hash with its QR code, and
 * the log. No picture of the guest is in it. It has a placeholder for the digital signature.
 */
export async function drawContractPdf(agreement: Agreement): Promise<Buffer> {
  const { words, reference, version, blocks } = agreement
  const title = fillWords(words.title, { reference, version })
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin,
    bufferPages: true,
    lang: agreement.language,
    // For archives: fonts and colours are defined in the file itself. Its first font is one of ours, too.
    subset: 'PDF/A-2b',
    pdfVersion: '1.7',
    font: defaultFont,
    displayTitle: true,
    // The hash as a keyword is found by programs, too.
    info: {
      Title: title,
      Author: agreement.brand,
      Keywords: agreement.hash,
      CreationDate: agreement.signedAt,
    },
  })
  const content = buffer(pdf)
  registerFonts(pdf)

  drawHead(pdf, agreement.brand, title)
  // The highest headings of a template are its title, whichever level its author took.
  const highest = Math.min(...blocks.filter(isHeading).map(({ level }) => level))
  for (const block of blocks) {
    drawBlock(pdf, isHeading(block) ? { ...block, level: block.level - highest + 1 } : block)
  }

  heading(pdf, words.figures)
  pairs(pdf, agreement.facts)
  if (agreement.priceLines) labelledLines(pdf, agreement.priceLines)
  if (agreement.guests.length > 0) {
    heading(pdf, words.guests)
    for (const { fullName, age } of agreement.guests) {
      line(pdf, fullName, fillWords(words.years, { age }))
    }
  }
  if (agreement.comments.trim()) {
    heading(pdf, words.comments)
    paragraph(pdf, agreement.comments)
  }
  if (agreement.payment !== null) {
    const { wording, isAuthorized } = agreement.payment
    heading(pdf, words.payAuthorization)
    paragraph(pdf, wording)
    paragraph(pdf, isAuthorized ? words.authorized : words.notAuthorized, 'bold')
  }
  drawSignatures(pdf, agreement)
  await drawSeal(pdf, agreement)
  drawPolicies(pdf, agreement)
  drawLog(pdf, agreement)
  numberPages(pdf, agreement)
  leaveRoomForSignature(pdf, agreement)
  pdf.end()
  return content
}

/** The privacy policies as they were when they were accepted, once in the language of each guest's page. */
function drawPolicies(pdf: Pdf, { signatures, words, language }: Agreement): void {
  const all = signatures.flatMap(({ wording }) => wording.policies ?? [])
  const unlike = new Map(all.map((policies) => [policies.text, policies]))
  for (const policies of unlike.values()) drawAnnex(pdf, policies, { words, language })
}

/** A text that was accepted with the contract. Its heading is on the sheet on which it begins. */
export function drawAnnex(
  pdf: Pdf,
  policies: AgreedPolicies,
  { words, language }: Pick<Agreement, 'words' | 'language'>,
): void {
  roomFor(pdf, 140)
  heading(pdf, fillWords(words.annex, { title: policies.title }))
  const { effectiveDate } = policies
  if (effectiveDate) {
    const since = fillWords(words.inForce, { day: formatDay(effectiveDate, language) })
    setFont(pdf, 'body', 8, since).fillColor(colours.soft).text(since)
    pdf.y += 4
  }
  for (const block of readBlocks(policies.text)) {
    drawBlock(pdf, isHeading(block) ? { ...block, level: 3 } : block)
  }
}

const isHeading = ({ kind }: Agreement['blocks'][number]) => kind === 'heading'

function numberPages(pdf: Pdf, { words, reference, hash }: Agreement): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(start + index)
    const { page: sheet } = pdf
    const y = sheet.height - 40
    // Below the margin, where text would otherwise begin a page of its own.
    sheet.margins.bottom = 0
    const page = fillWords(words.page, { page: index + 1, pages: count })
    const left = `${reference} · ${hash.slice(0, 16)}…`
    hairline(pdf, y - 8)
    setFont(pdf, 'body', 8, page).fillColor(colours.soft)
    pdf.text(left, margin, y, { lineBreak: false })
    pdf.text(page, margin, y, { width: lineWidth(pdf), align: 'right', lineBreak: false })
  }
}

/** A flag of annotations (ISO 32000, table 165). */
const printable = 4

/** `signPdf` fills it. Readers show who signed and why in their panel of signatures. */
function leaveRoomForSignature(pdf: Pdf, { words, brand, signedAt, signatures }: Agreement): void {
  const ref = pdf.ref.bind(pdf)
  // PDF/A asks every annotation to be printable; the placeholder's says nothing.
  pdf.ref = (data) => ref('FT' in data ? { ...data, F: printable } : data)
  pdfkitAddPlaceholder({
    pdf,
    pdfBuffer: Buffer.of(),
    name: brand,
    location: 'Guatemala',
    contactInfo: '',
    reason: fillWords(words.sealReason, {
      name: signatures.map(({ fullName }) => fullName).join(', '),
    }),
    signingTime: signedAt,
    signatureLength: signatureBytes,
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
  })
  pdf.ref = ref
}
