import { expect, it } from 'vitest'
import { megabytes } from '~/platform/units/size'
import { decodeTable, readUpload } from './read-upload.server'

function upload(
  content: Uint8Array<ArrayBuffer> | null,
  { name = 'casas.csv', field = 'file' } = {},
) {
  const form = new FormData()
  if (content) form.set(field, new File([content], name))
  else form.set('other', 'x')
  return new Request('http://site.test/', { method: 'POST', body: form })
}

it('reads the file with its name', async () => {
  const content = new TextEncoder().encode('slug\ncasa-ñandú')
  expect(await readUpload(upload(content))).toEqual({
    fileName: 'casas.csv',
    text: 'slug\ncasa-ñandú',
  })
})

it('reads what Excel saves as plain CSV', () => {
  expect(decodeTable(Buffer.from('Casa Ñandú, jardín', 'latin1'))).toBe('Casa Ñandú, jardín')
})

it('reads what Excel saves as Unicode text', () => {
  const text = 'slug\tname_es\ncasa\tCasa Ñandú'
  expect(decodeTable(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toBe(text)
})

it('takes no workbook, whose bytes are no text', async () => {
  const workbook = new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8, 0])
  expect(await readUpload(upload(workbook, { name: 'casas.xlsx' }))).toEqual({
    problem: 'notText',
    of: 'table',
  })
})

it('says that there is no file, or that it is too large', async () => {
  const none = { problem: 'noFile', of: 'table' }
  expect(await readUpload(upload(null))).toEqual(none)
  expect(await readUpload(upload(new Uint8Array(0), { name: '' }))).toEqual(none)
  const large = new Uint8Array(megabytes(10) + 1).fill(65)
  expect(await readUpload(upload(large))).toEqual({ problem: 'tooLarge', of: 'table' })
})

it('takes an archive of pictures that is larger than a table may be', async () => {
  const archive = { name: 'casas.zip', field: 'archive' }
  const large = new Uint8Array(megabytes(12)).fill(65)
  const read = await readUpload(upload(large, archive))
  expect('archive' in read && read.archive.length).toBe(megabytes(12))
  const tooLarge = new Uint8Array(megabytes(50) + 1)
  expect(await readUpload(upload(tooLarge, archive))).toEqual({
    problem: 'tooLarge',
    of: 'archive',
  })
})

it('takes no form without files', async () => {
  const body = new URLSearchParams({ file: 'slug' })
  const request = new Request('http://site.test/', { method: 'POST', body })
  expect(await readUpload(request)).toMatchObject({ status: 415 })
})
