import { expect, it } from 'vitest'
import { runSteps } from '~/platform/process/steps'
import { fc, propertyRuns } from '~/testing/fast-check'
import { buildNameIndex, fit, fitNames } from './name-index'
import { toSearchQuery, toSearchText } from './search-text'

const word = fc.stringMatching(/^[A-Za-zÁÉÍÓÚÑáéíóúüñ0-9’]{1,9}$/)
const name = fc
  .array(word, { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '))
  .filter((text) => toSearchText(text) !== '')
const names = fc.array(name, { minLength: 1, maxLength: 12 })

const letters = fc.stringMatching(/^[a-z0-9 ]$/)
const mistake = fc.record({
  kind: fc.constantFrom('missing', 'added', 'changed', 'swapped'),
  at: fc.nat({ max: 60 }),
  letter: letters,
})

type Mistake = typeof mistake extends fc.Arbitrary<infer One> ? One : never

function withMistake(text: string, { kind, at, letter }: Mistake): string {
  const place = at % text.length
  const [before, own, after] = [text.slice(0, place), text[place] ?? '', text.slice(place + 1)]
  if (kind === 'missing') return before + after
  if (kind === 'added') return before + letter + own + after
  if (kind === 'changed') return before + letter + after
  return before + after.slice(0, 1) + own + after.slice(1)
}

it('a name is found by every beginning of itself and of its words', () => {
  fc.assert(
    fc.property(names, fc.nat(), fc.nat(), (all, which, length) => {
      const text = toSearchText(all[which % all.length] ?? '')
      const words = text.split(' ')
      const index = runSteps(buildNameIndex(all.map((each) => [each])))
      for (const from of words.keys()) {
        const rest = words.slice(from).join(' ')
        const typed = toSearchQuery(rest.slice(0, 1 + (length % rest.length)))
        const fits = fitNames(index, typed)[which % all.length]
        expect(fits).toBeLessThanOrEqual(from === 0 ? fit.begins : fit.wordBegins)
      }
    }),
    propertyRuns(),
  )
})

it('a name is found by any one-letter mistake of it from four letters on', () => {
  fc.assert(
    fc.property(names, fc.nat(), mistake, (all, which, how) => {
      const typed = toSearchQuery(withMistake(toSearchText(all[which % all.length] ?? ''), how))
      fc.pre(typed.length >= 4)
      const index = runSteps(buildNameIndex(all.map((each) => [each])))
      expect(fitNames(index, typed)[which % all.length]).not.toBe(fit.none)
    }),
    propertyRuns(5),
  )
})

it('what more letters of a word find, fewer find too', () => {
  fc.assert(
    fc.property(names, fc.nat(), mistake, fc.nat(), (all, which, how, length) => {
      const typed = toSearchQuery(withMistake(toSearchText(all[which % all.length] ?? ''), how))
      fc.pre(typed.length >= 4 && !typed.includes(' '))
      const index = runSteps(buildNameIndex(all.map((each) => [each])))
      const found = (text: string) =>
        [...fitNames(index, text)].flatMap((each, entry) => (each === fit.none ? [] : entry))
      const shorter = found(typed.slice(0, 4 + (length % typed.length)))
      expect(shorter).toEqual(expect.arrayContaining(found(typed)))
    }),
    propertyRuns(),
  )
})

it('a text with two mistakes finds nothing', () => {
  const index = runSteps(buildNameIndex([['Casa de los Faroles'], ['Panajachel']]))
  expect([...fitNames(index, 'panojechal')]).toEqual([fit.none, fit.none])
})

it('words of a name are found in any order, one of them with a mistake', () => {
  const index = runSteps(buildNameIndex([['Casa de los Faroles'], ['Casa Jacaranda']]))
  expect([...fitNames(index, 'casa faroles')]).toEqual([fit.anyOrder, fit.none])
  expect([...fitNames(index, 'farols casa')]).toEqual([fit.anyOrderOneMistake, fit.none])
})
