import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { sampleEvent } from '~/testing/factories/contract'
import { contractWords } from '../contract-words.server'
import { registerFonts } from './pdf-fonts.server'
import { drawLog } from './pdf-log.server'
import { margin } from './pdf-parts.server'

it('goes on below a long question that has no room at the foot of a page', () => {
  const pdf = new PDFDocument({ size: 'LETTER', margin, bufferPages: true })
  registerFonts(pdf)
  const { pdf: words, events, log: logWords } = contractWords('en')
  const asked = sampleEvent({ kind: 'asked', actor: 'guest', detail: 'May we come? '.repeat(70) })
  const log = [asked, sampleEvent(), sampleEvent()]
  pdf.y = pdf.page.height - margin - 120
  drawLog(pdf, { words, events, logWords, log, language: 'en' })
  expect(pdf.bufferedPageRange().count).toBe(2)
  expect(pdf.y).toBeLessThan(pdf.page.height / 2)
})
