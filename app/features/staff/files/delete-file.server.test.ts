import { expect, it } from 'vitest'
import { href } from '~/routing/href'
import { staffReader, startStore } from '~/testing/private-store'
import type { Staff } from '../session/require-staff.server'
import { deleteFile } from './delete-file.server'

const administrator: Staff = { id: 1, name: 'Luz Ajú', role: 'administrator' }
const content = Buffer.from('%PDF-1.7 …')

async function start() {
  const { store, sealed } = await startStore()
  async function keep(kind: string, owner: string | null) {
    const { id } = await store.keep({ kind, type: 'pdf', name: 'a.pdf', content })
    if (owner) await store.claim([{ id, kind }], owner)
    return id
  }
  function send(file: string, requireDeleter = async () => administrator) {
    const body = new URLSearchParams({ file, q: 'CS-ONE' })
    const request = new Request('http://localhost:3000/staff/files', { method: 'POST', body })
    return deleteFile(request, 'es', { store, requireDeleter })
  }
  return { store, sealed, keep, send }
}

it('a file that somebody asks to have erased is gone at once, and who read it stays known', async () => {
  const { store, sealed, keep, send } = await start()
  const id = await keep('contract-document', 'C-ONE')
  const other = await keep('career-cv', 'CS-ONE')
  await store.read(id, staffReader)
  const answer = await send(id)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe(href('staffFiles', 'es', {}, 'done=deleted&q=CS-ONE'))
  expect(await store.find(id)).toBeNull()
  expect(await sealed.ids()).toEqual([other])
  expect(await store.listReads(id)).toHaveLength(1)
  expect((await send(id)).status).toBe(303)
})

it('no file that the list does not hold is deleted', async () => {
  const { store, keep, send } = await start()
  for (const id of [await keep('contract-agreement', 'C-ONE'), await keep('career-cv', null)]) {
    await expect(send(id)).rejects.toMatchObject({ status: 404 })
    expect(await store.find(id)).not.toBeNull()
  }
})

it('nothing is deleted without the right', async () => {
  const { store, keep, send } = await start()
  const id = await keep('career-cv', 'CS-ONE')
  const refused = new Error('Forbidden')
  await expect(send(id, () => Promise.reject(refused))).rejects.toBe(refused)
  expect(await store.find(id)).not.toBeNull()
})
