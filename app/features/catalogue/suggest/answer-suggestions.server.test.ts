import { expect, it } from 'vitest'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental } from '~/testing/factories/rental'
import { buildCatalogue } from '../catalogue'
import { answerSuggestions } from './answer-suggestions.server'

const catalogue = buildCatalogue(cataloguePayload({ rentals: [rental()] }))
const ask = (query: string) => answerSuggestions(catalogue, new URLSearchParams(query))

it('names are suggested for a text', async () => {
  const { status, body } = await ask('language=en&section=vacationRentals&text=jacar')
  expect(status).toBe(200)
  expect(body).toMatchObject({ places: [], rentals: [{ name: 'Casa Jacaranda' }] })
})

it.each([
  ['no language', 'section=hotels&text=a'],
  ['an unknown section', 'language=en&section=castles&text=a'],
  ['capitals', 'language=en&section=hotels&text=A'],
  ['accents', 'language=en&section=hotels&text=solol%C3%A1'],
  ['two spaces', 'language=en&section=hotels&text=a++b'],
  ['markup', 'language=en&section=hotels&text=%3Cscript%3E'],
  ['a text without end', `language=en&section=hotels&text=${'a'.repeat(5000)}`],
])('%s: 400', async (_, query) => {
  expect((await ask(query)).status).toBe(400)
})
