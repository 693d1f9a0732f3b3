import type { Block } from '../text/block'
import { setFont, type Pdf } from './pdf-fonts.server'

export const colours = {
  ink: '#22252b',
  pen: '#1d2b36',
  soft: '#5b5f66',
  line: '#ddd2c0',
  wash: '#fbf7f0',
  accent: '#a8452f',
  ochre: '#e0a030',
} as const

/** In points; a sheet is US letter, as paper is in Guatemala. */
export const margin = 64
const bodySize = 10
const lineGap = 2.5

/** How wide a line may be. */
export function lineWidth(pdf: Pdf): number {
  return pdf.page.width - 2 * margin
}

/** Begins a new sheet unless this much is left on the present one. */
export function roomFor(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage()
}

export function hairline(pdf: Pdf, y: number, colour: string = colours.line): void {
  pdf.moveTo(margin, y).lineTo(pdf.page.width - margin, y)
  pdf.lineWidth(0.75).strokeColor(colour).stroke()
}

/** The head of the first sheet: who issues it, and what it is. */
export function drawHead(pdf: Pdf, brand: string, title: string): void {
  const { y } = pdf
  setFont(pdf, 'display', 13, brand).fillColor(colours.accent).text(brand, { lineBreak: false })
  setFont(pdf, 'body', 9, title).fillColor(colours.soft)
  pdf.text(title, margin, y + 4, { width: lineWidth(pdf), align: 'right' })
  pdf.x = margin
  pdf.y = y + 24
  hairline(pdf, pdf.y, colours.ochre)
  pdf.y += 16
}

/** The heading of a part that follows the text. */
export function heading(pdf: Pdf, text: string): void {
  roomFor(pdf, 70)
  pdf.x = margin
  pdf.y += 16
  setFont(pdf, 'display', 13, text).fillColor(colours.accent).text(text)
  pdf.y += 5
}

export function paragraph(pdf: Pdf, text: string, voice: 'body' | 'bold' = 'body'): void {
  setFont(pdf, voice, bodySize, text).fillColor(colours.ink).text(text, { lineGap })
  pdf.y += 4
}

/** A name with something about it at the end of the line, and a hairline below. */
export function line(pdf: Pdf, name: string, about: string): void {
  const aboutWidth = 80
  const width = lineWidth(pdf) - aboutWidth
  const height = setFont(pdf, 'bold', bodySize, name).heightOfString(name, { width })
  // A row stays on one sheet, as its columns do.
  roomFor(pdf, height + 10)
  const top = pdf.y + 5
  setFont(pdf, 'bold', bodySize, name).fillColor(colours.ink).text(name, margin, top, { width })
  const bottom = pdf.y
  setFont(pdf, 'body', bodySize, about).fillColor(colours.soft)
  pdf.text(about, margin + width, top, { width: aboutWidth, align: 'right' })
  pdf.x = margin
  pdf.y = Math.max(bottom, pdf.y) + 5
  hairline(pdf, pdf.y)
}

/** Labels with their values, two beside each other, a hairline below each row. */
export function pairs(pdf: Pdf, all: readonly { label: string; value: string }[]): void {
  const gap = 20
  const width = (lineWidth(pdf) - gap) / 2
  const heightOf = ({ label, value }: { label: string; value: string }) =>
    setFont(pdf, 'body', 8, label).heightOfString(label, { width }) +
    setFont(pdf, 'bold', bodySize, value).heightOfString(value, { width })
  for (let index = 0; index < all.length; index += 2) {
    const row = all.slice(index, index + 2)
    roomFor(pdf, Math.max(...row.map(heightOf)) + 10)
    const top = pdf.y + 5
    let bottom = top
    row.forEach(({ label, value }, column) => {
      const left = margin + column * (width + gap)
      setFont(pdf, 'body', 8, label).fillColor(colours.soft).text(label, left, top, { width })
      setFont(pdf, 'bold', bodySize, value).fillColor(colours.ink).text(value, { width })
      bottom = Math.max(bottom, pdf.y)
    })
    pdf.x = margin
    pdf.y = bottom + 5
    hairline(pdf, pdf.y)
  }
}

export type LabelledLines = {
  label: string
  lines: readonly { label: string; amount: string }[]
}

/** A label as `pairs` has it, with lines below it. */
export function labelledLines(pdf: Pdf, { label, lines }: LabelledLines): void {
  // The label is not the last on its sheet, even if the first line takes three rows.
  roomFor(pdf, 80)
  pdf.y += 5
  setFont(pdf, 'body', 8, label).fillColor(colours.soft).text(label)
  for (const { label: name, amount } of lines) line(pdf, name, amount)
}

/** A block of the contract's text. */
export function drawBlock(pdf: Pdf, { kind, level, runs }: Block): void {
  if (kind === 'heading') return drawHeading(pdf, level, runs.map((run) => run.text).join(''))
  const indent = kind === 'point' ? 16 : 0
  roomFor(pdf, 2 * bodySize)
  if (kind === 'point') {
    const { y } = pdf
    const mark = level > 0 ? `${level}.` : '–'
    setFont(pdf, 'body', bodySize, mark).fillColor(colours.accent)
    pdf.text(mark, margin, y, { lineBreak: false })
    pdf.y = y
  }
  pdf.x = margin + indent
  const width = lineWidth(pdf) - indent
  runs.forEach(({ text, isBold }, index) => {
    const continued = index < runs.length - 1
    setFont(pdf, isBold ? 'bold' : 'body', bodySize, text).fillColor(colours.ink)
    pdf.text(text, { width, continued, lineGap })
  })
  pdf.x = margin
  pdf.y += kind === 'point' ? 3 : 6
}

function drawHeading(pdf: Pdf, level: number, text: string): void {
  roomFor(pdf, 60)
  pdf.y += level === 1 ? 4 : 9
  setFont(pdf, 'display', level === 1 ? 22 : level === 2 ? 13 : 11, text)
  pdf.fillColor(colours.ink).text(text)
  pdf.y += level === 1 ? 8 : 3
}
