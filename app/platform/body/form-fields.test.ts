import { describe, expect, it } from 'vitest'
import { fc } from '~/testing/fast-check'
import { formFields } from './form-fields'

describe('the fields of a form', () => {
  it('are texts under their names', () => {
    expect(formFields('slug=casa+azul&totalPax=2&name=Ana%20%C3%81lvarez&empty=')).toEqual({
      slug: 'casa azul',
      totalPax: '2',
      name: 'Ana Álvarez',
      empty: '',
    })
    expect(formFields('')).toEqual({})
  })

  it('are lists of records where the names say so', () => {
    expect(formFields('guests[0].name=Ana&guests[1].name=Eva&guests[0].age=9&x=1')).toEqual({
      guests: [{ name: 'Ana', age: '9' }, { name: 'Eva' }],
      x: '1',
    })
  })

  it.each([
    ['an index far away', 'guests[49].name=x'],
    ['an index that would fill the memory', 'guests[4294967294].fullName=x'],
    ['more entries than a list has', many(51, (n) => `guests[${n}].name=x`)],
    ['a field sent twice', 'a=1&a=2'],
    ['a field of an entry sent twice', 'g[0].a=1&g[0].a=2'],
    ['a field and a list of one name', 'g=1&g[0].a=2'],
    ['a list and a field of one name', 'g[0].a=2&g=1'],
    ['brackets without a field', 'g[0]=1'],
    ['a deep name', 'g[0].a.b=1'],
    ['an empty name', '=1'],
    ['too many fields', many(201, (n) => `${'a'.repeat(n + 1)}=1`)],
    ['a lone percent sign', 'a=%'],
    ['an escape that is no UTF-8', 'a=%ff'],
    ['half a character', 'a=%C3'],
  ])('are refused: %s', (_name, body) => {
    expect(formFields(body)).toBeNull()
  })

  it('never reach a prototype', () => {
    const fields = formFields('__proto__=x&constructor=y&l[0].__proto__=z&p[0].polluted=1')
    expect(Object.getPrototypeOf(fields ?? {})).toBe(Object.prototype)
    expect(formFields('__proto__[0].polluted=1')).not.toBeNull()
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('are read or refused for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (body) => void formFields(body)))
  })
})

function many(count: number, field: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => field(n)).join('&')
}
