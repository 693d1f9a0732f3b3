/**
 * Reads a stream of up to `limit` bytes; null as soon as there are more, whatever the Content-Length. Throws if the
 * stream fails, e.g. because the client disconnected.
 */
export async function readLimited(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    size += next.value.length
    if (size > limit) {
      await reader?.cancel()
      return null
    }
    chunks.push(next.value)
  }
  return Buffer.concat(chunks)
}
