import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '~/testing/temporary-folder'
import { createPrivateStore } from './create-private-store.server'
import { createFileKeys } from './file-keys.server'
import { privateFileResponse } from './private-file-response.server'
import { FileDamaged } from './seal-file.server'

const by = { reader: 'staff:7', address: '190.56.1.2' }

async function storeWith(name: string) {
  const folder = await temporaryFolder()
  const store = createPrivateStore({
    folder,
    keys: createFileKeys('a secret of this test only!!!!!!'),
  })
  const content = Buffer.from('%PDF-1.7 …')
  const file = await store.keep({ kind: 'cv', type: 'pdf', name, content })
  return { store, content, file, path: join(folder, 'files', file.id) }
}

it('a private file is handed out to be saved, run by nobody and kept by nobody', async () => {
  const { store, content, file } = await storeWith('Currículum de "Ana".pdf')
  const answer = await privateFileResponse(store, file.id, by)
  expect(await answer?.text()).toBe(content.toString())
  expect(Object.fromEntries(answer?.headers ?? [])).toEqual({
    'content-type': 'application/pdf',
    'content-length': String(content.length),
    'content-disposition': `attachment; filename="Curr_culum de _Ana_.pdf"; filename*=UTF-8''Curr%C3%ADculum%20de%20%22Ana%22.pdf`,
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  expect(await store.listReads(file.id)).toMatchObject([by])
})

it('nobody gets what is not there or not what was stored, and no reading is noted', async () => {
  const { store, file, path } = await storeWith('a.pdf')
  expect(await privateFileResponse(store, 'f'.repeat(40), by)).toBeNull()
  expect(await privateFileResponse(store, '../private.db', by)).toBeNull()
  await writeFile(path, 'another file')
  await expect(privateFileResponse(store, file.id, by)).rejects.toThrow(FileDamaged)
  expect(await store.listReads(file.id)).toEqual([])
})
