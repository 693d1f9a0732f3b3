import { describe, expect, it } from 'vitest'
import { unavailableResponse } from '~/platform/content/content-unavailable.server'
import { createPrivateStore } from '~/platform/files/store/create-private-store.server'
import { createFileKeys } from '~/platform/files/store/file-keys.server'
import { clientAddressHeader } from '~/platform/http/client-address'
import { hours } from '~/platform/units/duration'
import { temporaryFolder } from '~/testing/temporary-folder'
import type { Staff } from '../session/require-staff.server'
import { answerFile } from './answer-file.server'

const operations: Staff = { id: 7, name: 'Ana Tzul', role: 'operations' }
const administrator: Staff = { id: 1, name: 'Luz Ajú', role: 'administrator' }
const content = Buffer.from('%PDF-1.7 …')

async function startStore() {
  const clock = { now: Date.UTC(2027, 0, 10) }
  const store = createPrivateStore({
    folder: await temporaryFolder(),
    keys: createFileKeys('a secret of this test only!!!!!!'),
    now: () => clock.now,
  })
  async function keep(kind: string, owner: string | null) {
    const { id } = await store.keep({ kind, type: 'pdf', name: 'a.pdf', content })
    if (owner) await store.claim([{ id, kind }], owner)
    return id
  }
  function ask(id: string, reader: Staff | null, language = 'en') {
    const request = new Request(`http://localhost:3000/staff/files/${id}?language=${language}`, {
      headers: { [clientAddressHeader]: '190.56.1.2' },
    })
    return answerFile(request, id, { store, findReader: async () => reader })
  }
  return { store, clock, keep, ask }
}

describe('a private file', () => {
  it('is handed to whoever may have it, and who had it is written down', async () => {
    const { store, clock, keep, ask } = await startStore()
    const id = await keep('career-cv', 'CS-ONE')
    const answer = await ask(id, operations)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(content)
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment;/)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await store.listReads(id)).toEqual([
      { at: clock.now, reader: 'staff:7 Ana Tzul', address: '190.56.1.2' },
    ])
  })

  it('of a guest’s identity is for administrators alone', async () => {
    const { store, keep, ask } = await startStore()
    const id = await keep('contract-document', 'CS-ONE')
    const rejected = await ask(id, operations)
    expect(rejected.status).toBe(403)
    expect(await rejected.text()).toBe(
      'Your account may not open this. Ask an administrator if you need it.',
    )
    expect(await store.listReads(id)).toEqual([])
    expect((await ask(id, administrator)).status).toBe(200)
  })

  it('is refused when no form uses its kind any more', async () => {
    const { keep, ask } = await startStore()
    expect((await ask(await keep('old-kind', 'CS-ONE'), administrator)).status).toBe(403)
  })

  it('is refused to a role without access to files', async () => {
    const { keep, ask } = await startStore()
    const id = await keep('career-cv', 'CS-ONE')
    expect((await ask(id, { ...operations, role: 'marketing' })).status).toBe(403)
  })

  it('that is unknown, deleted, expired or part of no submission answers alike', async () => {
    const { store, clock, keep, ask } = await startStore()
    const deleted = await keep('career-photo', 'CS-ONE')
    const expired = await keep('career-cv', null)
    clock.now += hours(1)
    await store.deleteOlderThan('career-photo', clock.now)
    const unclaimed = await keep('career-cv', null)
    for (const id of ['f'.repeat(40), '..%2Fprivate.db', deleted, expired, unclaimed]) {
      const answer = await ask(id, administrator, 'es')
      expect(answer.status, id).toBe(404)
      expect(await answer.text()).toBe('Esto no existe, o ya fue eliminado.')
    }
  })

  it('leads a stranger to the sign-in, whether it exists or not', async () => {
    const { keep, ask } = await startStore()
    for (const id of [await keep('career-cv', 'CS-ONE'), 'f'.repeat(40)]) {
      const answer = await ask(id, null, 'es')
      expect(answer.status).toBe(303)
      expect(answer.headers.get('Location')).toBe(
        '/es/personal/entrar?next=%2Fes%2Fpersonal%2Farchivos',
      )
    }
  })

  it('stays closed while nobody can say who is asking', async () => {
    const { store, keep } = await startStore()
    const id = await keep('career-cv', 'CS-ONE')
    const answer = await answerFile(new Request(`http://localhost:3000/staff/files/${id}`), id, {
      store,
      async findReader() {
        throw unavailableResponse()
      },
    })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('Retry-After')).toBe('30')
    expect(await store.listReads(id)).toEqual([])
  })
})
