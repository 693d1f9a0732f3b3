import { expect, it } from 'vitest'
import { createPrivateStore } from '~/platform/files/store/create-private-store.server'
import { createFileKeys } from '~/platform/files/store/file-keys.server'
import { temporaryFolder } from '~/testing/temporary-folder'
import type { Staff } from '../session/require-staff.server'
import { formatMoment } from '~/platform/time/format-moment'
import { formatBytes } from './format-file'
import { readFilesPage } from './read-files-page.server'

const operations: Staff = { id: 7, name: 'Ana Tzul', role: 'operations' }
const administrator: Staff = { id: 1, name: 'Luz Ajú', role: 'administrator' }

const referenceOfOwner = async (owner: string) => owner.replace('key-', 'CS-')

async function storeWith(files: number) {
  const clock = { now: Date.UTC(2027, 0, 10) }
  const store = createPrivateStore({
    folder: await temporaryFolder(),
    keys: createFileKeys('a secret of this test only!!!!!!'),
    now: () => clock.now,
  })
  for (let number = 1; number <= files; number++) {
    const kind = number % 2 ? 'career-cv' : 'contract-document'
    clock.now += 1000
    const name = `file-${number}.pdf`
    const { id } = await store.keep({ kind, type: 'pdf', name, content: Buffer.from('x') })
    await store.claim([{ id, kind }], `key-${number}`)
  }
  return (staff: Staff, query: string) =>
    readFilesPage(
      staff,
      { locale: 'es', query: new URLSearchParams(query) },
      { store, referenceOfOwner },
    )
}

it('the list of a role has no file that it may not open', async () => {
  const read = await storeWith(4)
  const own = await read(operations, '')
  expect(own.files.map(({ name }) => name)).toEqual(['file-3.pdf', 'file-1.pdf'])
  expect(own).toMatchObject({ total: 2, hasAll: false })
  expect(own.files[0]).toMatchObject({ type: 'PDF', reference: 'CS-3', kind: 'career-cv' })
  expect(own.files[0]?.path).toMatch(/^\/staff\/files\/[0-9a-f]{40}\?language=es$/)
  expect(await read(operations, 'q=file-2')).toMatchObject({ total: 0 })
  expect(own.mayDelete).toBe(false)
  expect(await read(administrator, '')).toMatchObject({ total: 4, hasAll: true, mayDelete: true })
})

it('it comes in pages of 25, and a page that is none is empty or the first', async () => {
  const read = await storeWith(30)
  expect((await read(administrator, '')).files).toHaveLength(25)
  const second = await read(administrator, 'page=2')
  expect(second.files.map(({ name }) => name).at(-1)).toBe('file-1.pdf')
  expect(second).toMatchObject({ page: 2, pages: 2, total: 30 })
  expect((await read(administrator, 'page=99')).files).toEqual([])
  for (const page of ['0', '-1', '1e9', 'x', '99999999']) {
    expect(await read(administrator, `page=${page}`)).toMatchObject({ page: 1 })
  }
})

it('times are those of Guatemala, sizes those of the language', () => {
  expect(formatMoment('2027-01-10T03:05:00Z', 'es')).toBe('09-ene-2027 21:05')
  expect(formatBytes(10, 'en')).toBe('1 kB')
  expect(formatBytes(345 * 1024, 'es')).toBe('345 kB')
  expect(formatBytes(1.26 * 1024 * 1024, 'es')).toBe('1.3 MB')
})
