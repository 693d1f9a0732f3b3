import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { toBuffer as drawQr } from 'qrcode'
import { fillWords } from '../contract-words'
import type { Block } from '../text/block'
import type { Agreement } from './agreement'

const ink = '#22252b'
const soft = '#5b5f66'
const accent = '#a8452f'
const margin = 60
const require = createRequire(import.meta.url)

// It writes the names of people from everywhere, and lies in the package: nothing is fetched.
const fonts = {
  body: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  display: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf'),
  mono: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'),
}

type Pdf = InstanceType<typeof PDFDocument>

/** Draws the signed contract: text, figures, guests, photo, log, and the hash with its QR code. */
export async function drawAgreement(agreement: Agreement): Promise<Buffer> {
  const { words, reference, version } = agreement
  const title = fillWords(words.title, { reference, version })
  const pdf = new PDFDocument({
    ...{ size: 'LETTER', margin, bufferPages: true, lang: agreement.language },
    // The hash as a keyword is found by programs, too.
    info: {
      Title: title,
      Author: agreement.brand,
      Keywords: agreement.hash,
      CreationDate: agreement.signedAt,
    },
  })
  const content = collect(pdf)
  for (const [name, path] of Object.entries(fonts)) pdf.registerFont(name, path)

  pdf.font('bold').fontSize(9).fillColor(accent).text(agreement.brand)
  pdf.font('display').fontSize(17).fillColor(ink).text(title).moveDown(0.8)
  for (const block of agreement.blocks) drawBlock(pdf, block)

  heading(pdf, words.figures)
  for (const { label, value } of agreement.facts) row(pdf, label, value)
  if (agreement.guests.length > 0) {
    heading(pdf, words.guests)
    for (const { fullName, age } of agreement.guests) {
      row(pdf, fullName, fillWords(words.years, { age }))
    }
  }
  if (agreement.comments.trim()) {
    heading(pdf, words.comments)
    paragraph(pdf, agreement.comments)
  }
  if (agreement.payAuthorization !== null) {
    heading(pdf, words.payAuthorization)
    paragraph(pdf, agreement.payAuthorization ? words.given : words.notGiven)
  }
  drawSignature(pdf, agreement)
  await drawSeal(pdf, agreement)
  drawLog(pdf, agreement)
  numberPages(pdf, agreement)
  pdf.end()
  return content
}

function drawSignature(pdf: Pdf, { words, photo, fullName, signedAt }: Agreement): void {
  heading(pdf, words.signature)
  paragraph(pdf, fillWords(words.signedBy, { name: fullName, moment: moment(signedAt) }))
  if (!photo) return
  const height = 150
  roomFor(pdf, height + 30)
  pdf.font('body').fontSize(8).fillColor(soft).text(words.photo).moveDown(0.3)
  pdf.image(photo, margin, pdf.y, { fit: [200, height] })
  pdf.y += height + 8
}

async function drawSeal(pdf: Pdf, { words, hash, verifyAddress }: Agreement): Promise<void> {
  const size = 92
  const qr = await drawQr(verifyAddress, { margin: 1, width: 368, color: { dark: ink } })
  roomFor(pdf, size + 50)
  heading(pdf, words.seal)
  const top = pdf.y
  pdf.image(qr, margin, top, { width: size })
  const left = margin + size + 14
  const width = pdf.page.width - margin - left
  pdf.font('body').fontSize(9).fillColor(ink).text(words.sealText, left, top, { width })
  // In one line, so that it is found and copied whole.
  pdf
    .font('mono')
    .fontSize(7.6)
    .text(hash, left, pdf.y + 3, { width: width + margin, lineBreak: false })
  pdf.font('body').fontSize(8).fillColor(soft)
  pdf.text(
    fillWords(words.verifyText, { address: verifyAddress.split('?')[0] ?? '' }),
    left,
    pdf.y + 14,
    {
      width,
    },
  )
  pdf.x = margin
  pdf.y = Math.max(pdf.y, top + size) + 6
}

function drawLog(pdf: Pdf, { words, events, log }: Agreement): void {
  heading(pdf, words.log)
  for (const { at, kind, actor, address, browser, language, version, detail } of log) {
    const first = [moment(new Date(at)), events[kind], actor, `v${version}`, detail].filter(Boolean)
    const second = [address, language, browser].filter(Boolean)
    roomFor(pdf, 26)
    pdf.font('body').fontSize(8).fillColor(ink).text(first.join(' · '))
    pdf.fontSize(7).fillColor(soft).text(second.join(' · ')).moveDown(0.35)
  }
}

function drawBlock(pdf: Pdf, { kind, level, runs }: Block): void {
  if (kind === 'heading') {
    roomFor(pdf, 50)
    const size = level <= 2 ? 13 : 10.5
    const text = runs.map((run) => run.text).join('')
    pdf.moveDown(0.5).font('display').fontSize(size).fillColor(ink).text(text).moveDown(0.3)
    return
  }
  const indent = kind === 'point' ? 14 : 0
  if (kind === 'point') {
    const mark = level > 0 ? `${level}.` : '–'
    const { y } = pdf
    pdf.font('body').fontSize(9.5).fillColor(accent).text(mark, margin, y, { lineBreak: false })
    pdf.y = y
  }
  pdf.x = margin + indent
  const width = pdf.page.width - 2 * margin - indent
  runs.forEach(({ text, isBold }, index) => {
    const isLast = index === runs.length - 1
    pdf
      .font(isBold ? 'bold' : 'body')
      .fontSize(9.5)
      .fillColor(ink)
    pdf.text(text, { width, continued: !isLast, lineGap: 2 })
  })
  pdf.x = margin
  pdf.moveDown(0.5)
}

function heading(pdf: Pdf, text: string): void {
  roomFor(pdf, 60)
  pdf.x = margin
  pdf.moveDown(0.6).font('display').fontSize(12).fillColor(accent).text(text).moveDown(0.3)
}

function paragraph(pdf: Pdf, text: string): void {
  pdf.font('body').fontSize(9.5).fillColor(ink).text(text, { lineGap: 2 }).moveDown(0.4)
}

function row(pdf: Pdf, label: string, value: string): void {
  roomFor(pdf, 30)
  const { y } = pdf
  const middle = margin + 190
  pdf.font('body').fontSize(9).fillColor(soft).text(label, margin, y, { width: 180 })
  const low = pdf.y
  pdf.font('bold').fontSize(9).fillColor(ink)
  pdf.text(value, middle, y, { width: pdf.page.width - margin - middle })
  pdf.x = margin
  pdf.y = Math.max(low, pdf.y) + 2
}

function roomFor(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage()
}

function numberPages(pdf: Pdf, { words, reference, hash }: Agreement): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(start + index)
    const page = fillWords(words.page, { page: index + 1, pages: count })
    const { page: sheet } = pdf
    // Below the margin, where text would otherwise begin a page of its own.
    sheet.margins.bottom = 0
    pdf.font('body').fontSize(7).fillColor(soft)
    pdf.text(`${reference} · ${hash.slice(0, 16)}… · ${page}`, margin, sheet.height - 36, {
      ...{ width: sheet.width - 2 * margin, align: 'center', lineBreak: false },
    })
  }
}

/** UTC, the same in every language: a record is compared, not read aloud. */
function moment(date: Date): string {
  return date.toISOString().replace('T', ' ').slice(0, 19)
}

function collect(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}
