import { expect, it } from 'vitest'
import { megabytes } from '~/platform/units/size'
import { decodeTable, readUpload } from './read-upload.server'

function upload(content: Uint8Array<ArrayBuffer> | null, name = 'casas.csv') {
  const form = new FormData()
  if (content) form.set('file', new File([content], name))
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

it('says that there is no file, or that it is too large', async () => {
  expect(await readUpload(upload(null))).toEqual({ problem: 'noFile' })
  expect(await readUpload(upload(new Uint8Array(0), ''))).toEqual({ problem: 'noFile' })
  const large = new Uint8Array(megabytes(10) + 1).fill(65)
  expect(await readUpload(upload(large))).toEqual({ problem: 'tooLarge' })
})

it('takes no form without files', async () => {
  const body = new URLSearchParams({ file: 'slug' })
  const request = new Request('http://site.test/', { method: 'POST', body })
  expect(await readUpload(request)).toMatchObject({ status: 415 })
})
