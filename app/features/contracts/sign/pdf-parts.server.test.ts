import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { defaultFont, registerFonts, type Pdf } from './pdf-fonts.server'
import { labelledLines, line, margin, pairs } from './pdf-parts.server'

/** The text of each page of what is drawn from this height on, in points. */
async function pagesOf(from: number, draw: (pdf: Pdf) => void): Promise<string[]> {
  const pdf = new PDFDocument({ size: 'LETTER', margin, bufferPages: true, font: defaultFont })
  const content = buffer(pdf)
  registerFonts(pdf)
  pdf.y = from
  draw(pdf)
  pdf.end()
  const proxy = await getDocumentProxy(new Uint8Array(await content))
  const { text } = await extractText(proxy, { mergePages: false })
  return text
}

const heights = [margin, 400, 560, 600, 640, 660, 665, 670, 690, 710, 725]
const long = 'A street that has a very long name, with all that is near it. '.repeat(3)

it.each(heights)(
  'breaks the lines of a price between its rows, from %d points on',
  async (from) => {
    for (const count of [1, 5, 12, 25, 40, 70]) {
      const lines = Array.from({ length: count }, (_, index) => ({
        label: `(${index}) ${index % 4 === 0 ? long : 'night'}`,
        amount: `$${index}.50`,
      }))
      const pages = await pagesOf(from, (pdf) => labelledLines(pdf, { label: 'Made of', lines }))
      const found = pages.map((text) =>
        lines.filter(({ label }) => text.includes(label.slice(0, 5))),
      )
      expect(found.flat()).toEqual(lines)
      pages.forEach((text, page) => {
        for (const { amount } of found[page] ?? []) expect(text).toContain(amount)
      })
      // The first page may have no room; all between it and the last one are full.
      for (const rows of found.slice(1, -1)) expect(rows.length).toBeGreaterThan(15)
      expect(found.at(-1)).not.toEqual([])
      expect(pages[0]?.includes('Made of')).toBe((found[0]?.length ?? 0) > 0)
    }
  },
)

it.each(heights)('keeps a row of figures on one page, from %d points on', async (from) => {
  const facts = [1, 2, 3, 4, 5, 6].map((number) => ({
    label: `Label ${number}`,
    value: `${long}end ${number}`,
  }))
  const pages = await pagesOf(from, (pdf) => pairs(pdf, facts))
  expect(pages.length).toBeLessThanOrEqual(2)
  const rows = (text: string) => (text.match(/Label \d/g) ?? []).map((label) => label.slice(-1))
  const ends = (text: string) => (text.match(/end \d/g) ?? []).map((end) => end.slice(-1))
  for (const text of pages) expect(ends(text)).toEqual(rows(text))
})

it.each(heights)('keeps a name of several lines on one page, from %d points on', async (from) => {
  const pages = await pagesOf(from, (pdf) => line(pdf, `${long}end`, '34 years'))
  expect(pages.filter((text) => text.includes('end') || text.includes('34'))).toHaveLength(1)
})
