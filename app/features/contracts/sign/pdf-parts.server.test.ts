import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { contractWords } from '../contract-words.server'
import { drawAnnex } from './draw-contract-pdf.server'
import { defaultFont, registerFonts, type Pdf } from './pdf-fonts.server'
import { labelledLines, line, margin, pairs } from './pdf-parts.server'

type Drawing = { from: number; draw: (pdf: Pdf) => void }

/** The text of each page of each drawing, from its height on, in points; one document, since fonts take long. */
async function pagesOf(drawings: readonly Drawing[]): Promise<string[][]> {
  const options = { size: 'LETTER', margin, bufferPages: true, font: defaultFont }
  const pdf = new PDFDocument({ ...options, autoFirstPage: false })
  const content = buffer(pdf)
  registerFonts(pdf)
  const ends = drawings.map(({ from, draw }) => {
    pdf.addPage()
    pdf.y = from
    draw(pdf)
    return pdf.bufferedPageRange().count
  })
  pdf.end()
  const proxy = await getDocumentProxy(new Uint8Array(await content))
  const { text } = await extractText(proxy, { mergePages: false })
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end))
}

const heights = [margin, 400, 560, 600, 640, 660, 665, 670, 690, 710, 725]
const long = 'A street that has a very long name, with all that is near it. '.repeat(3)

const pricesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    label: `(${index}) ${index % 4 === 0 ? long : 'night'}`,
    amount: `$${index}.50`,
  }))

it.each(heights)(
  'breaks the lines of a price between its rows, from %d points on',
  async (from) => {
    const prices = [1, 5, 12, 25, 40, 70].map(pricesOf)
    const drawn = await pagesOf(
      prices.map((lines) => ({
        from,
        draw: (pdf) => labelledLines(pdf, { label: 'Made of', lines }),
      })),
    )
    prices.forEach((lines, price) => {
      const pages = drawn[price] ?? []
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
    })
  },
)

it('keeps a row of figures on one page, from each height on', async () => {
  const facts = [1, 2, 3, 4, 5, 6].map((number) => ({
    label: `Label ${number}`,
    value: `${long}end ${number}`,
  }))
  const drawn = await pagesOf(heights.map((from) => ({ from, draw: (pdf) => pairs(pdf, facts) })))
  const rows = (text: string) => (text.match(/Label \d/g) ?? []).map((label) => label.slice(-1))
  const ends = (text: string) => (text.match(/end \d/g) ?? []).map((end) => end.slice(-1))
  drawn.forEach((pages, index) => {
    const from = `from ${heights[index]} points on`
    expect(pages.flatMap(rows), from).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(pages.length, from).toBeLessThanOrEqual(2)
    for (const text of pages) expect(ends(text), from).toEqual(rows(text))
  })
})

it('keeps a name of several lines on one page, from each height on', async () => {
  const drawn = await pagesOf(
    heights.map((from) => ({ from, draw: (pdf) => line(pdf, `${long}end`, '34 years') })),
  )
  drawn.forEach((pages, index) => {
    const withPart = pages.filter((text) => text.includes('end') || text.includes('34'))
    expect(withPart, `from ${heights[index]} points on`).toHaveLength(1)
  })
})

it('begins an annex on the sheet of its heading, from each height on', async () => {
  const policies = {
    title: 'Policies',
    text: '## In short\n\nWe keep it.',
    effectiveDate: '2025-01-01',
  }
  const agreement = { words: contractWords('en').pdf, language: 'en' } as const
  const drawn = await pagesOf(
    heights.map((from) => ({ from, draw: (pdf) => drawAnnex(pdf, policies, agreement) })),
  )
  drawn.forEach((pages, index) => {
    const begun = pages.filter((text) => /Policies|In short|We keep/.test(text))
    expect(begun, `from ${heights[index]} points on`).toHaveLength(1)
  })
})
