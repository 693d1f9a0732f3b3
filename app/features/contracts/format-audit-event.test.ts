import { expect, it } from 'vitest'
import { contractWords } from './contract-words.server'
import { formatAuditEvent } from './format-audit-event'

it('tells who did what in the language of the reader', () => {
  const uploaded = { kind: 'uploaded', actor: 'guest', detail: 'contract-photo' } as const
  expect(formatAuditEvent(uploaded, contractWords('es'))).toEqual({
    what: 'Archivo recibido',
    who: 'huésped',
    about: 'fotografía',
  })
  const mailed = { kind: 'linkMailed', actor: 'staff: Ana {{x}}', detail: 'a@b.example' } as const
  expect(formatAuditEvent(mailed, contractWords('en'))).toEqual({
    what: 'Link sent by e-mail',
    who: 'staff: Ana {{x}}',
    about: 'a@b.example',
  })
  const odd = { kind: 'edited', actor: 'constructor', detail: '' } as const
  expect(formatAuditEvent(odd, contractWords('en'))).toMatchObject({
    who: 'constructor',
    about: '',
  })
})
