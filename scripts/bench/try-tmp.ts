import { demoFaqs } from '~/testing/factories/demo-faqs'
import { buildCatalogue } from '~/features/listings/catalogue'
import { demoCatalogue } from '~/testing/factories/demo-catalogue'
import { decideAnswer } from '~/features/assistant/answer/decide-answer'
import { toSearch } from '~/features/listings/listing-query'
import { readFileSync } from 'node:fs'
const faqs = { en: demoFaqs('en'), es: demoFaqs('es') }
const catalogue = buildCatalogue(demoCatalogue('2026-11-21'))
const now = new Date('2026-11-18T16:00:00Z')
for (const q of readFileSync('/tmp/q.txt', 'utf8').trim().split('\n')) {
  const t = performance.now()
  const d = decideAnswer({ question: q, locale: 'en', now }, { catalogue, faqs })
  const ms = performance.now() - t
  console.log(`${q}\n    [${d.first}] ${ms.toFixed(1)} ms`)
  if (d.rentals) { const r = d.rentals; console.log(`    ${r.plan.section} ${r.plan.regionSlug ?? ''}/${r.plan.townSlug ?? ''}?${toSearch(r.plan.query)} wishes ${r.plan.wishes.length} total ${r.results.total} list ${r.listTotal} dropped ${r.dropped.map(x => x.what).join()} → ${r.results.cards.map(c => c.slug).join(' ')}`) }
  if (d.faqs.length) console.log('    FAQ', d.faqs.map(f => f.coverage.toFixed(2) + ' ' + f.faq.question).join(' | '))
}
