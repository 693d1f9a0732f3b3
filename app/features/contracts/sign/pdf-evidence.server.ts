import { toBuffer as drawQr } from 'qrcode'
import sharp from 'sharp'
import { formatMoment, formatUtc } from '~/platform/time/format-moment'
import { fillWords } from '../contract-words'
import { signatureBox, smoothPath, type Signature } from '../signature/signature'
import type { FileFingerprints, SignerEvidence } from '../signers/evidence'
import type { Agreement, DrawnCountersignature } from './agreement'
import { setFont, type Pdf } from './pdf-fonts.server'
import { colours, heading, lineWidth, margin, paragraph, roomFor } from './pdf-parts.server'

const qrSize = 84
const inset = 14
/** In points. */
const signatureHeight = 76
const signatureWidth = (signatureHeight * signatureBox.width) / signatureBox.height

/**
 * Who signed, when and what they agreed to, each with the fingerprints of their identity files, and who signed for the
 * team.
 */
export function drawSignatures(pdf: Pdf, agreement: Agreement): void {
  const { words, signatures } = agreement
  roomFor(pdf, 200)
  heading(pdf, signatures.length > 1 ? words.signatures : words.signature)
  signatures.forEach((evidence, index) => {
    if (index > 0) {
      roomFor(pdf, 200)
      pdf.y += 14
    }
    drawSignature(pdf, evidence, agreement)
  })
  if (agreement.house) drawCountersignature(pdf, agreement.house, agreement)
  if (signatures.some(({ files }) => printsOf(files, words).length > 0)) {
    roomFor(pdf, 30)
    setFont(pdf, 'body', 8, words.filesNote).fillColor(colours.soft).text(words.filesNote)
    pdf.y += 4
  }
}

function drawSignature(pdf: Pdf, evidence: SignerEvidence, agreement: Agreement): void {
  const { words, language, signatures } = agreement
  const { fullName, signedAt, wording, from } = evidence
  const moment = formatMoment(signedAt, language)
  drawMark(pdf, evidence.signature)
  setFont(pdf, 'bold', 11, fullName).fillColor(colours.ink).text(fullName)
  pdf.y += 2
  paragraph(pdf, fillWords(words.signedBy, { name: fullName, moment, utc: formatUtc(signedAt) }))
  for (const sentence of [wording.agreement, wording.privacy]) {
    paragraph(pdf, fillWords(words.agreed, { wording: sentence }))
  }
  const sentFrom = [from.address, from.browser].filter(Boolean).join(' · ')
  if (signatures.length > 1 && sentFrom) {
    setFont(pdf, 'body', 7.5, sentFrom).fillColor(colours.soft).text(sentFrom)
  }
  drawPrints(pdf, evidence, words)
}

/** The fingerprints of a guest's identity files. */
function drawPrints(pdf: Pdf, { files }: SignerEvidence, words: Agreement['words']): void {
  const prints = printsOf(files, words)
  if (prints.length === 0) return
  roomFor(pdf, 80)
  pdf.y += 4
  setFont(pdf, 'bold', 9, words.prints).fillColor(colours.ink).text(words.prints)
  for (const [label, hash] of prints) {
    setFont(pdf, 'body', 8, label).fillColor(colours.soft).text(label)
    setFont(pdf, 'mono', 7.8, hash).fillColor(colours.ink).text(hash)
    pdf.y += 2
  }
}

function printsOf(files: FileFingerprints, words: Agreement['words']): [string, string][] {
  return [
    [words.photo, files.personalPhoto] as const,
    [words.document, files.personalDocument] as const,
    [words.documentBack, files.personalDocumentBack] as const,
  ].flatMap(([label, hash]): [string, string][] => (hash ? [[label, hash]] : []))
}

/** The countersignature of the team. */
function drawCountersignature(
  pdf: Pdf,
  { name, role, signature, signedAt }: DrawnCountersignature,
  { words, brand, language }: Agreement,
) {
  roomFor(pdf, signature.kind === 'drawn' ? 150 : 110)
  pdf.y += 14
  drawMark(pdf, signature)
  setFont(pdf, 'bold', 11, name).fillColor(colours.ink).text(name)
  pdf.y += 2
  const at = signedAt.toISOString()
  const told = { moment: formatMoment(at, language), utc: formatUtc(at) }
  const whom = [role, brand].filter(Boolean).join(', ')
  paragraph(pdf, fillWords(words.countersigned, { whom, ...told }))
}

/** The lines of the hand or the typed name, on the line to sign on. */
function drawMark(pdf: Pdf, signature: Signature): void {
  if (signature.kind === 'drawn') {
    const top = pdf.y
    pdf
      .save()
      .translate(margin, top)
      .scale(signatureHeight / signatureBox.height)
    pdf.lineWidth(3.2).lineCap('round').lineJoin('round')
    pdf.path(smoothPath(signature.strokes)).stroke(colours.pen).restore()
    pdf.y = top + signatureHeight
  } else {
    setFont(pdf, 'script', 26, signature.name).fillColor(colours.pen).text(signature.name)
  }
  pdf.x = margin
  pdf.moveTo(margin, pdf.y).lineTo(margin + signatureWidth, pdf.y)
  pdf.lineWidth(0.75).strokeColor(colours.soft).stroke()
  pdf.y += 5
}

/** The hash of what was signed, and where everybody can check it. */
export async function drawSeal(pdf: Pdf, { words, hash, verifyAddress }: Agreement): Promise<void> {
  const height = qrSize + 2 * inset
  const colour = { dark: colours.ink, light: colours.wash }
  const drawn = await drawQr(verifyAddress, { margin: 0, width: 4 * qrSize, color: colour })
  // Its alpha channel would be transparency in a file for archives.
  const qr = await sharp(drawn).removeAlpha().png().toBuffer()
  roomFor(pdf, height + 50)
  heading(pdf, words.seal)
  const top = pdf.y
  pdf.roundedRect(margin, top, lineWidth(pdf), height, 8)
  pdf.lineWidth(0.75).fillAndStroke(colours.wash, colours.line)
  pdf.image(qr, margin + inset, top + inset, { width: qrSize })
  const left = margin + inset + qrSize + 18
  const width = pdf.page.width - margin - left - inset
  setFont(pdf, 'bold', 10, words.sealText).fillColor(colours.ink)
  pdf.text(words.sealText, left, top + inset + 2, { width })
  // In one line, so that it is found and copied whole.
  pdf.y += 5
  setFont(pdf, 'mono', 7.8, hash).text(hash, { lineBreak: false })
  const where = fillWords(words.verifyText, { address: verifyAddress.split('?')[0] ?? '' })
  pdf.y += 18
  setFont(pdf, 'body', 9, where).fillColor(colours.soft).text(where, left, pdf.y, { width })
  pdf.x = margin
  pdf.y = top + height + 4
}
