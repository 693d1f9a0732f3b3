import { describe, expect, it } from 'vitest'
import { readFields } from './read-fields.server'

function read(body: string | Uint8Array<ArrayBuffer>, type: string | null = 'application/json') {
  const headers: Record<string, string> = type === null ? {} : { 'Content-Type': type }
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  return readFields(new Request('http://localhost/', { method: 'POST', headers, body: bytes }))
}

describe('the body of a call', () => {
  it.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
  ])('is an object of JSON as %s', async (type) => {
    expect(await read('{"a":[1],"é":null}', type)).toEqual({ fields: { a: [1], é: null } })
  })

  it('is a form', async () => {
    const type = 'application/x-www-form-urlencoded; charset=UTF-8'
    expect(await read('a=1&b=%C3%A9', type)).toEqual({ fields: { a: '1', b: 'é' } })
  })

  it.each([
    null,
    '',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/json; charset=latin1',
    'application/xml',
    'application/jsonp',
  ])('is of no known type as %s', async (type) => {
    expect(await read('{}', type)).toEqual({ status: 415 })
  })

  it.each(['', ' ', '{', '[]', '[{}]', 'null', '1', '"a"', "{'a':1}", '{"a":1}x', '\u0000', 'a=1'])(
    'cannot be read: %j',
    async (body) => {
      expect(await read(body)).toEqual({ status: 400 })
    },
  )

  it.each([
    ['a lone byte', [0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]],
    ['an overlong slash', [0x22, 0xc0, 0xaf, 0x22]],
    ['half a character', [0x7b, 0xc3]],
    ['UTF-16', [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]],
  ])('cannot be read where it is broken UTF-8: %s', async (_name, bytes) => {
    expect(await read(new Uint8Array(bytes))).toEqual({ status: 400 })
    const form = 'application/x-www-form-urlencoded'
    expect(await read(new Uint8Array(bytes), form)).toEqual({ status: 400 })
  })

  it('may be nested as deep as its size allows', async () => {
    const deep = `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
    expect(await read(deep)).toHaveProperty('fields')
    expect(await read('['.repeat(60_000))).toEqual({ status: 400 })
  })
})
