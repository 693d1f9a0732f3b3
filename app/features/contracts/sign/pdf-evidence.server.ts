import { toBuffer as drawQr } from 'qrcode'
import { fillWords } from '../contract-words'
import { toldEvent } from '../told-event'
import type { Agreement } from './agreement'
import { speak, type Pdf } from './pdf-fonts.server'
import { colours, hairline, heading, lineWidth, margin, roomFor } from './pdf-parts.server'

const photoSize = { width: 160, height: 120 }
const qrSize = 84
const inset = 14

/** Who signed and when, beside the photo. */
export function drawSignature(pdf: Pdf, { words, photo, fullName, signedAt }: Agreement): void {
  roomFor(pdf, photo ? photoSize.height + 70 : 70)
  heading(pdf, words.signature)
  const top = pdf.y
  const left = photo ? margin + photoSize.width + 18 : margin
  const width = pdf.page.width - margin - left
  if (photo) pdf.image(photo, margin, top, { fit: [photoSize.width, photoSize.height] })
  const signed = fillWords(words.signedBy, { name: fullName, moment: moment(signedAt) })
  speak(pdf, 'display', 15, fullName).fillColor(colours.ink)
  pdf.text(fullName, left, top + (photo ? 10 : 0), { width })
  speak(pdf, 'body', 10, signed).fillColor(colours.ink).text(signed, { width, lineGap: 2.5 })
  if (photo) {
    pdf.y += 6
    speak(pdf, 'body', 8, words.photo).fillColor(colours.soft).text(words.photo, { width })
  }
  pdf.x = margin
  pdf.y = Math.max(pdf.y, photo ? top + photoSize.height : top) + 6
}

/** The hash of what was signed, and where everybody can check it. */
export async function drawSeal(pdf: Pdf, { words, hash, verifyAddress }: Agreement): Promise<void> {
  const height = qrSize + 2 * inset
  const colour = { dark: colours.ink, light: colours.wash }
  const qr = await drawQr(verifyAddress, { margin: 0, width: 4 * qrSize, color: colour })
  roomFor(pdf, height + 60)
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

/** All that happened until the signature, in UTC. */
export function drawLog(pdf: Pdf, { words, events, logWords, log }: Agreement): void {
  heading(pdf, words.log)
  const timeWidth = 104
  for (const event of log) {
    const { at, address, browser, language, version } = event
    roomFor(pdf, 40)
    const top = pdf.y + 4
    const left = margin + timeWidth
    const width = pdf.page.width - margin - left
    const time = moment(new Date(at))
    const { what: kind, who, about } = toldEvent(event, { events, log: logWords })
    const what = [kind, who, `v${version}`, about].filter(Boolean).join(' · ')
    const from = [address, language, browser].filter(Boolean).join(' · ')
    speak(pdf, 'body', 8.5, time).fillColor(colours.soft).text(time, margin, top)
    speak(pdf, 'bold', 8.5, what).fillColor(colours.ink).text(what, left, top, { width })
    if (from) speak(pdf, 'body', 7.5, from).fillColor(colours.soft).text(from, { width })
    pdf.x = margin
    pdf.y += 4
    hairline(pdf, pdf.y)
  }
}

/** UTC, the same in every language: a record is compared, not read aloud. */
function moment(date: Date): string {
  return date.toISOString().replace('T', ' ').slice(0, 19)
}
