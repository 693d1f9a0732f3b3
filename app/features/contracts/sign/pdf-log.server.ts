import { formatMoment, formatUtc } from '~/platform/time/format-moment'
import { formatAuditEvent } from '../format-audit-event'
import type { Agreement } from './agreement'
import { setFont, type Pdf } from './pdf-fonts.server'
import { colours, hairline, heading, margin, roomFor } from './pdf-parts.server'

const timeWidth = 104

type Logged = Pick<Agreement, 'words' | 'events' | 'logWords' | 'log' | 'language'>

/** All that happened until the signature, in Guatemala's time with UTC below it. */
export function drawLog(pdf: Pdf, agreement: Logged): void {
  const { words, events, logWords, log, language: locale } = agreement
  heading(pdf, words.log)
  setFont(pdf, 'body', 8, words.logNote).fillColor(colours.soft).text(words.logNote)
  for (const event of log) {
    const { at, address, browser, language, version } = event
    const { what: kind, who, about } = formatAuditEvent(event, { events, log: logWords })
    const what = [kind, who, `v${version}`, about].filter(Boolean).join(' · ')
    const from = [address, language, browser].filter(Boolean).join(' · ')
    const here = formatMoment(at, locale)
    const utc = `${formatUtc(at)} UTC`
    const left = margin + timeWidth
    const width = pdf.page.width - margin - left
    const height =
      setFont(pdf, 'bold', 8.5, what).heightOfString(what, { width }) +
      setFont(pdf, 'body', 7.5, from).heightOfString(from, { width })
    // An entry stays on one sheet, so that its columns end on the same.
    roomFor(pdf, Math.max(40, height + 8))
    const top = pdf.y + 4
    setFont(pdf, 'body', 8.5, here).fillColor(colours.ink).text(here, margin, top)
    setFont(pdf, 'body', 7, utc).fillColor(colours.soft).text(utc, { width: timeWidth })
    const bottom = pdf.y
    setFont(pdf, 'bold', 8.5, what).fillColor(colours.ink).text(what, left, top, { width })
    if (from) setFont(pdf, 'body', 7.5, from).fillColor(colours.soft).text(from, { width })
    pdf.x = margin
    pdf.y = Math.max(pdf.y, bottom) + 4
    hairline(pdf, pdf.y)
  }
}
