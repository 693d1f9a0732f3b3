import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import * as z from 'zod'
import { resources } from '~/routing/resources'
import { claimPrivateFile } from '../../scripts/cluster/site-stores'
import { onePage } from './one-page'
import { newSender } from './visitor-address'

export type PrivateUpload = { id: string; name: string; reference: string; content: Buffer }

const storedSchema = z.tuple([z.object({ _id: z.string() })])

/** A document that a visitor has sent, and that belongs to a submission with a reference of its own. */
export async function sendPrivateFile(
  request: APIRequestContext,
  baseURL: string | undefined,
  kind: 'career-cv' | 'contract-document',
): Promise<PrivateUpload> {
  const reference = `CS-${randomUUID().slice(0, 8)}`
  const name = `${reference}.pdf`
  const content = onePage(`Private paper ${reference}`)
  const response = await request.post(`/${resources.upload.path}?kind=${kind}`, {
    headers: newSender(baseURL),
    multipart: { files: { name, mimeType: 'application/pdf', buffer: content } },
  })
  expect(response.status(), await response.text()).toBe(201)
  const [{ _id: id }] = storedSchema.parse(await response.json())
  expect(await claimPrivateFile(id, reference)).toBe(1)
  return { id, name, reference, content }
}
