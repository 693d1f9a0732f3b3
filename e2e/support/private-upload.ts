import { randomUUID } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { expect, type APIRequestContext } from '@playwright/test'
import * as z from 'zod'
import { resources } from '~/routing/table'
import { changeSiteData } from './site-database'
import { newVisitor } from './visitor-address'

export type PrivateUpload = { id: string; name: string; reference: string; content: Buffer }

const storedSchema = z.tuple([z.object({ _id: z.string() })])

/** A document that a visitor has sent, and that belongs to a submission with a reference of its own. */
export async function sendPrivateFile(
  request: APIRequestContext,
  baseURL: string,
  kind: 'career-cv' | 'contract-document',
): Promise<PrivateUpload> {
  const reference = `CS-${randomUUID().slice(0, 8)}`
  const name = `${reference}.pdf`
  const content = onePage(`Private paper ${reference}`)
  const response = await request.post(`/${resources.upload.path}?kind=${kind}`, {
    headers: { ...newVisitor(), Origin: new URL(baseURL).origin },
    multipart: { files: { name, mimeType: 'application/pdf', buffer: content } },
  })
  expect(response.status(), await response.text()).toBe(201)
  const [{ _id: id }] = storedSchema.parse(await response.json())
  const claim = 'UPDATE file SET claimed_by = :reference, expires_at = NULL WHERE id = :id'
  expect(changeSiteData('private/private.db', claim, { id, reference })).toBe(1)
  return { id, name, reference, content }
}

/** A PDF of one page with a line of text. */
function onePage(text: string): Buffer {
  const drawn = deflateSync(Buffer.from(`BT /F1 18 Tf 72 720 Td (${text}) Tj ET`))
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    ),
    Buffer.concat([
      Buffer.from(`<< /Length ${drawn.length} /Filter /FlateDecode >>\nstream\n`),
      drawn,
      Buffer.from('\nendstream'),
    ]),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
  ]
  const parts = [Buffer.from('%PDF-1.4\n')]
  const offsets = objects.map((object, index) => {
    const offset = Buffer.concat(parts).length
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'))
    return offset
  })
  const start = Buffer.concat(parts).length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  parts.push(
    Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`),
    Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n`),
    Buffer.from(`startxref\n${start}\n%%EOF\n`),
  )
  return Buffer.concat(parts)
}
