import * as z from 'zod'
import type { StoredPage } from './page-types'

const pair = z.tuple([z.string(), z.string()])

const recordSchema = z.object({
  key: z.string(),
  policy: z.enum(['stored', 'transient', 'never']),
  status: z.number(),
  headers: z.array(pair),
  etag: z.string(),
  tags: z.array(z.string()),
  identity: z.string().nullable(),
  gzip: z.string().nullable(),
  brotli: z.string().nullable(),
  renderedAt: z.number(),
  freshFor: z.number(),
  expiresAt: z.number().nullable(),
})

/** A page as JSON for the second-level store; bodies in base64. */
export function pageToRecord(page: StoredPage): z.input<typeof recordSchema> {
  const { bodies, ...rest } = page
  const text = (body: Buffer | null) => body?.toString('base64') ?? null
  return {
    ...rest,
    headers: rest.headers.map(([name, value]) => [name, value]),
    tags: [...rest.tags],
    identity: text(bodies.identity),
    gzip: text(bodies.gzip),
    brotli: text(bodies.brotli),
  }
}

/** The page of such a record; null if it is damaged. */
export function pageFromRecord(record: unknown): StoredPage | null {
  const parsed = recordSchema.safeParse(record)
  if (!parsed.success) return null
  const { identity, gzip, brotli, ...rest } = parsed.data
  const bytes = (text: string) => Buffer.from(text, 'base64')
  if (gzip !== null && brotli !== null) {
    return { ...rest, bodies: { identity: null, gzip: bytes(gzip), brotli: bytes(brotli) } }
  }
  if (identity === null) return null
  return { ...rest, bodies: { identity: bytes(identity), gzip: null, brotli: null } }
}
