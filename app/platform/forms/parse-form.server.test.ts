import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { isFieldName } from '../body/field-name'
import { fc, propertyRuns } from '~/testing/fast-check'
import { parseForm } from './parse-form.server'

const schema = z.object({
  name: z.string('enterName').min(2, 'enterName'),
  guests: z
    .array(z.object({ fullName: z.string() }))
    .max(3)
    .optional(),
})

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const parse = (fields: Record<string, string>) => {
  const result = parseForm(schema, formOf(fields))
  return 'submission' in result ? result.submission : result.status
}

describe('a form', () => {
  it('is parsed by its schema', () => {
    expect(parse({ name: 'Ana', 'guests[0].fullName': 'Eva' })).toMatchObject({
      status: 'success',
      value: { name: 'Ana', guests: [{ fullName: 'Eva' }] },
    })
  })

  it('answers with the keys of the messages', () => {
    expect(parse({})).toMatchObject({ status: 'error', error: { name: ['enterName'] } })
  })

  it('adds an entry where its button asks for it', () => {
    const intent = { type: 'insert', payload: { name: 'guests' } }
    const submission = parse({ name: 'Ana', __intent__: JSON.stringify(intent) })
    expect(submission).toMatchObject({
      status: undefined,
      payload: { guests: { length: 1 } },
    })
  })

  it('adds an entry that begins with a value', () => {
    const payload = { name: 'guests', defaultValue: { fullName: 'Eva' } }
    const intent = JSON.stringify({ type: 'insert', payload })
    expect(parse({ name: 'Ana', __intent__: intent })).toMatchObject({
      payload: { guests: [{ fullName: 'Eva' }] },
    })
  })
})

describe('a broken intent is a broken form', () => {
  it.each([
    'x',
    '{',
    '{}',
    'null',
    '[]',
    '{"type":"explode","payload":{}}',
    '{"type":"insert"}',
    '{"type":"insert","payload":{"name":"guests","index":4294967294}}',
    '{"type":"insert","payload":{"name":"guests[4294967294].x"}}',
    '{"type":"insert","payload":{"name":"__proto__"}}',
    '{"type":"insert","payload":{"name":"guests","defaultValue":{"constructor":"x"}}}',
    '{"type":"insert","payload":{"name":"guests","defaultValue":{"fullName":["x"]}}}',
    '{"type":"remove","payload":{"name":"guests","index":-1}}',
    '{"type":"remove","payload":{"name":"guests","index":1e300}}',
    '{"type":"update","payload":{"value":{"name":"x"}}}',
    '{"type":"reset","payload":{"name":"guests[4294967294]"}}',
    '{"type":"reorder","payload":{"name":"name","from":0,"to":0}}',
  ])('%s', (intent) => {
    expect(parse({ name: 'Ana', __intent__: intent })).toBe(400)
  })

  it.each(['x', '{}', '{"validated":{"guests[4294967294]":true}}', '{"validated":{"name":1}}'])(
    'and so is the state %s',
    (state) => {
      expect(parse({ name: 'Ana', __state__: state })).toBe(400)
    },
  )
})

it('never throws for a form from `readForm`', () => {
  const name = fc.constantFrom(
    '__intent__',
    '__state__',
    'name',
    'guests',
    'guests[0]',
    'guests[49].fullName',
    'guests[3].x',
    'name.x',
    'name[2]',
    'other',
  )
  const value = fc.oneof(
    fc.string(),
    fc.json({ maxDepth: 3 }),
    fc
      .record({
        type: fc.constantFrom('validate', 'reset', 'insert', 'remove', 'reorder'),
        payload: fc.record(
          {
            name: fc.constantFrom('name', 'guests', 'guests[1]', 'name.x', 'other'),
            index: fc.nat(60),
            defaultValue: fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
            from: fc.nat(60),
            to: fc.nat(60),
          },
          { requiredKeys: [] },
        ),
      })
      .map((intent) => JSON.stringify(intent)),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (fields) => {
      expect(fields.every(([field]) => isFieldName(field))).toBe(true)
      const form = new FormData()
      for (const [field, text] of fields) form.append(field, text)
      const result = parseForm(schema, form)
      expect('submission' in result || result.status === 400).toBe(true)
      if ('submission' in result) JSON.stringify(result.submission.reply())
    }),
    propertyRuns(),
  )
})
