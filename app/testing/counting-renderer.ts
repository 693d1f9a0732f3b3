import { vi } from 'vitest'
import { addCacheTags } from '~/platform/page-cache/tag-scope.server'

const filler = 'Casa con patio y fuente. '.repeat(100)

/** A page in Spanish with a text that `textOf` finds. */
export function page(text: string, init: ResponseInit = {}): Response {
  return new Response(`<html><script>run()</script><p>${text}</p>${filler}</html>`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': 'es' },
    ...init,
  })
}

/** A renderer that answers with the state of some content, counting. */
export function renderer() {
  const content = { text: 'one' }
  const handle = vi.fn(async (request: Request) => {
    addCacheTags('content', `path:${new URL(request.url).pathname}`)
    return page(content.text)
  })
  return { content, handle }
}

export const textOf = (answer: { body: Buffer }) =>
  /<p>(.*?)<\/p>/.exec(answer.body.toString())?.[1]
