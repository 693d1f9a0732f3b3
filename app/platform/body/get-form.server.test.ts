import { expect, it } from 'vitest'
import { getForm, getRevision } from './get-form.server'

const sent = (body: BodyInit) => new Request('http://localhost/', { method: 'POST', body })

it('resolves with the form', async () => {
  const form = await getForm(sent(new URLSearchParams({ note: 'Uno' })))
  expect(form.get('note')).toBe('Uno')
})

it('throws the error response of a form that cannot be read', async () => {
  await expect(getForm(sent('no form'))).rejects.toMatchObject({ status: 415 })
  await expect(getForm(sent(new URLSearchParams({ note: 'a\0b' })))).rejects.toMatchObject({
    status: 400,
  })
})

it.each([undefined, '', '0', '-1', '1.5', 'x', '9007199254740993'])(
  'throws 400 for the revision %j',
  (revision) => {
    const form = new FormData()
    if (revision !== undefined) form.set('revision', revision)
    expect(() => getRevision(form)).toThrow(expect.objectContaining({ status: 400 }))
  },
)

it('reads a revision', () => {
  const form = new FormData()
  form.set('revision', '12')
  expect(getRevision(form)).toBe(12)
})
