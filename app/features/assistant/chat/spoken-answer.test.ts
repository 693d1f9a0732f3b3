import { expect, it } from 'vitest'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { demoSources } from '~/testing/factories/assistant-sources'
import { decideAnswer } from '../answer/decide-answer'
import { formatAnswer } from '../answer/format-answer.server'
import { spokenAnswer } from './spoken-answer'

const now = new Date('2026-11-18T16:00:00Z')
const sources = demoSources('2026-11-18')

it.each([
  ['en', 'house for 6 in Antigua with a pool'],
  ['es', 'casa para 6 en Antigua con piscina y cancha de tenis, menos de $200'],
] as const)('ends each of its sentences once, %s: %s', async (locale, question) => {
  const { getFixedT } = await createServerI18n(locale)
  const decision = decideAnswer({ question, locale, now }, sources)
  const words = { t: getFixedT(locale, 'assistantAnswers'), catalogue: sources.catalogue, locale }
  const answer = formatAnswer(question, decision, words)
  const said = spokenAnswer(
    { state: 'answered', id: 1, question, answer },
    getFixedT(locale, 'assistant'),
  )
  expect(said).toContain(answer.rentals?.notes.at(-1))
  expect(said).not.toMatch(/[.:]{2}|[.:] ?[.]/)
})
