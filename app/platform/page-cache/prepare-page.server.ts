import { createHash } from 'node:crypto'
import { forEachChunk } from '~/platform/process/for-each-chunk.server'
import { everyPageTag } from './invalidation.server'
import { compressBodies } from './page-bodies.server'
import type { RenderedPage, StoredPage } from './page-types'

/**
 * Compresses a rendered page and computes its ETag, which is weak since all encodings share it. If the ETag equals
 * that of `before`, the compressed bodies are reused.
 */
export async function preparePage(
  rendered: RenderedPage,
  { key, policy, freshFor }: Pick<StoredPage, 'key' | 'policy' | 'freshFor'>,
  before: StoredPage | null,
): Promise<StoredPage> {
  const etag = `W/"${rendered.status}-${(await hashOf(rendered.body)).slice(0, 24)}"`
  return {
    key,
    policy,
    status: rendered.status,
    headers: rendered.headers,
    etag,
    tags: [...new Set([...rendered.tags, everyPageTag])],
    bodies: before?.etag === etag ? before.bodies : await compressBodies(rendered.body),
    renderedAt: rendered.renderedAt,
    freshFor,
    expiresAt: rendered.expiresAt,
  }
}

async function hashOf(body: Buffer): Promise<string> {
  const hash = createHash('sha256')
  await forEachChunk(body, (chunk) => hash.update(chunk))
  return hash.digest('base64url')
}
