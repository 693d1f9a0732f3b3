import { toBuffer as drawQr } from 'qrcode'
import type { Signatory } from '~content/contract'
import { formatMoment, formatUtc } from '~/platform/time/format-moment'
import { fillWords } from '../contract-words'
import { signatureBox, smoothPath, type Signature } from '../signature/signature'
import type { Agreement } from './agreement'
import { speak, type Pdf } from './pdf-fonts.server'
import { colours, heading, lineWidth, margin, paragraph, roomFor } from './pdf-parts.server'

const qrSize = 84
const inset = 14
/** In points. */
const signatureHeight = 76
const signatureWidth = (signatureHeight * signatureBox.width) / signatureBox.height

/** Who signed, when and what they agreed to, with the fingerprints of their identity files. */
export function drawSignature(pdf: Pdf, agreement: Agreement): void {
  const { words, fullName, language, wording, files } = agreement
  const signedAt = agreement.signedAt.toISOString()
  const moment = formatMoment(signedAt, language)
  const signed = fillWords(words.signedBy, { name: fullName, moment, utc: formatUtc(signedAt) })
  roomFor(pdf, 200)
  heading(pdf, words.signature)
  drawMark(pdf, agreement.signature)
  speak(pdf, 'bold', 11, fullName).fillColor(colours.ink).text(fullName)
  pdf.y += 2
  paragraph(pdf, signed)
  for (const sentence of [wording.agreement, wording.privacy]) {
    paragraph(pdf, fillWords(words.agreed, { wording: sentence }))
  }
  if (agreement.house) drawHouse(pdf, agreement.house, agreement)
  const prints = [
    [words.photo, files.personalPhoto],
    [words.document, files.personalDocument],
  ].filter((print): print is [string, string] => print[1] !== null)
  if (prints.length === 0) return
  roomFor(pdf, 80)
  pdf.y += 4
  speak(pdf, 'bold', 9, words.prints).fillColor(colours.ink).text(words.prints)
  for (const [label, hash] of prints) {
    speak(pdf, 'body', 8, label).fillColor(colours.soft).text(label)
    speak(pdf, 'mono', 7.8, hash).fillColor(colours.ink).text(hash)
    pdf.y += 2
  }
  speak(pdf, 'body', 8, words.filesNote).fillColor(colours.soft).text(words.filesNote)
  pdf.y += 4
}

/** The countersignature of the house, given as the guest signs. */
function drawHouse(
  pdf: Pdf,
  { name, role }: Signatory,
  { words, brand, signedAt, language }: Agreement,
) {
  roomFor(pdf, 110)
  pdf.y += 14
  drawMark(pdf, { kind: 'typed', name })
  speak(pdf, 'bold', 11, name).fillColor(colours.ink).text(name)
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
    speak(pdf, 'script', 26, signature.name).fillColor(colours.pen).text(signature.name)
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
  const qr = await drawQr(verifyAddress, { margin: 0, width: 4 * qrSize, color: colour })
  roomFor(pdf, height + 50)
  heading(pdf, words.seal)
  const top = pdf.y
  pdf.roundedRect(margin, top, lineWidth(pdf), height, 8)
  pdf.lineWidth(0.75).fillAndStroke(colours.wash, colours.line)
  pdf.image(qr, margin + inset, top + inset, { width: qrSize })
  const left = margin + inset + qrSize + 18
  const width = pdf.page.width - margin - left - inset
  speak(pdf, 'bold', 10, words.sealText).fillColor(colours.ink)
  pdf.text(words.sealText, left, top + inset + 2, { width })
  // In one line, so that it is found and copied whole.
  pdf.y += 5
  speak(pdf, 'mono', 7.8, hash).text(hash, { lineBreak: false })
  const where = fillWords(words.verifyText, { address: verifyAddress.split('?')[0] ?? '' })
  pdf.y += 18
  speak(pdf, 'body', 9, where).fillColor(colours.soft).text(where, left, pdf.y, { width })
  pdf.x = margin
  pdf.y = top + height + 4
}
