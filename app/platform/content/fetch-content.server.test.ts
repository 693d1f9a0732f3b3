import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { fetchContent } from './fetch-content.server'

const definition = {
  uid: 'api::note.note',
  path: 'notes',
  populate: { seo: true },
  schema: z.array(z.object({ title: z.string() })),
}
const address = 'http://127.0.0.1:1337/api/notes'
const server = setupServer()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

test('a collection is read to its last page', async () => {
  server.use(
    http.get(address, ({ request }) => {
      const page = new URL(request.url).searchParams.get('pagination[page]')
      const pagination = { page: Number(page), pageSize: 100, pageCount: 2, total: 101 }
      return HttpResponse.json({ data: [{ title: `page ${page}` }], meta: { pagination } })
    }),
  )
  expect(await fetchContent(definition, 'es')).toEqual([{ title: 'page 1' }, { title: 'page 2' }])
})

test('a missing entry is null, an invalid response is an outage', async () => {
  server.use(http.get(address, () => new HttpResponse(null, { status: 404 })))
  expect(await fetchContent(definition, 'en')).toBeNull()

  const pagination = { page: 1, pageSize: 100 }
  server.use(http.get(address, () => HttpResponse.json({ data: [], meta: { pagination } })))
  await expect(fetchContent(definition, 'en')).rejects.toThrow('failed validation')

  server.use(http.get(address, () => HttpResponse.json({ data: [{ title: 1 }] })))
  await expect(fetchContent(definition, 'en')).rejects.toThrow('failed validation')
})
