import { expect, it } from 'vitest'
import { fc } from '~/testing/fast-check'
import { foldText, foldsFrom } from './fold-text'

const section = (name: string, length: number) => `## ${name}\n\n${'a'.repeat(length)}`

it('leaves short texts whole', () => {
  const text = `${section('One', 500)}\n${section('Two', 500)}`
  expect(foldText(text)).toEqual({ start: `${text}\n`, middle: '', end: '' })
})

it('folds before the heading with which each limit is passed', () => {
  const [one, two, three, four] = [
    section('One', 900),
    section('Two', 900),
    section('Three', 900),
    section('Four', 9000),
  ]
  expect(foldText([one, two, three, four].join('\n'))).toEqual({
    start: `${one}\n${two}\n`,
    middle: `${three}\n`,
    end: `${four}\n`,
  })
})

it('shows the first section however long it is', () => {
  const long = section('One', foldsFrom.anywhere + 1)
  expect(foldText(`${long}\n${section('Two', 10)}`)).toEqual({
    start: `${long}\n`,
    middle: '',
    end: `${section('Two', 10)}\n`,
  })
})

it('takes a # within a line for no heading', () => {
  const text = `Call # 5 ${'a'.repeat(3000)} # not a heading`
  expect(foldText(text).start.trim()).toBe(text)
})

it('loses nothing and changes no order', () => {
  const sections = fc.array(fc.tuple(fc.constantFrom('A', 'B'), fc.nat(6000)), { minLength: 1 })
  fc.assert(
    fc.property(sections, (list) => {
      const text = list.map(([name, length]) => section(name, length)).join('\n')
      const { start, middle, end } = foldText(text)
      expect(`${start}${middle}${end}`.trim()).toBe(text.trim())
    }),
  )
})
