import { describe, expect, it } from 'vitest'
import { checkEntryInput, holdEnd, readEntryInput, type EntryInput } from './entry-input'

const now = new Date('2026-11-23T15:00:00Z')
const today = '2026-11-23'

const typed = (fields: Partial<Record<keyof EntryInput, string>> = {}) => {
  const form = new FormData()
  const whole = {
    kind: 'hold',
    house: 'casa',
    startDate: '2026-12-01',
    endDate: '2026-12-04',
    name: 'María Xol',
    untilDay: '2026-11-24',
    untilTime: '18:00',
    ...fields,
  }
  for (const [name, value] of Object.entries(whole)) form.set(name, value)
  return readEntryInput(form)
}
const problems = (fields: Partial<Record<keyof EntryInput, string>>) =>
  Object.keys(checkEntryInput(typed(fields), now, today))

describe('what staff enter on the calendar', () => {
  it('is a hold until a time of Guatemala, a block or an offer', () => {
    expect(problems({})).toEqual([])
    expect(holdEnd(typed())?.toISOString()).toBe('2026-11-25T00:00:00.000Z')
    expect(problems({ kind: 'block', untilDay: '' })).toEqual([])
    expect(problems({ kind: 'offer', untilDay: '', email: 'maria@example.com' })).toEqual([])
    expect(problems({ kind: 'offer', untilDay: '', name: '', stay: 'cs-7k2m9q' })).toEqual([])
  })

  it.each<[Partial<Record<keyof EntryInput, string>>, string[]]>([
    [{ house: '' }, ['house']],
    [{ startDate: '2026-11-22' }, ['startDate']],
    [{ endDate: '2026-12-01' }, ['endDate']],
    [{ endDate: '2036-12-01' }, ['endDate']],
    [{ startDate: 'soon' }, ['startDate', 'endDate']],
    [{ name: ' ' }, ['name']],
    [{ name: 'a\nb' }, ['name']],
    [{ untilDay: '2026-11-23', untilTime: '08:59' }, ['untilDay']],
    [{ untilTime: '' }, ['untilDay']],
    [{ notes: 'x'.repeat(2001) }, ['notes']],
    [{ kind: 'offer', email: 'maria' }, ['email']],
    [{ kind: 'offer', stay: 'CS 7K' }, ['stay']],
  ])('is refused where something is wrong: %o', (fields, wrong) => {
    expect(problems(fields)).toEqual(wrong)
  })
})
