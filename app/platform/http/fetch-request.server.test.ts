import { expect, it } from 'vitest'
import { startTestServer } from '~/testing/start-test-server'
import { httpRequest } from '~/testing/http-request'
import { temporaryFolder } from '~/testing/temporary-folder'

async function startSite() {
  const seen: Request[] = []
  const { port } = await startTestServer(await temporaryFolder(), async (request) => {
    seen.push(request)
    return new Response('fine')
  })
  return { port, seen }
}

it('a form of a page that sends no referrer is seen as ours, as its browser says', async () => {
  const { port, seen } = await startSite()
  const post = (headers: Record<string, string>) =>
    httpRequest(port, '/private', { method: 'POST', headers, body: 'a=1' })
  expect((await post({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
  expect(seen[0]?.headers.get('Origin')).toBeNull()
  expect((await post({ Origin: 'null', 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await post({ Origin: 'null' })).status).toBe(403)
  expect(seen).toHaveLength(1)
})

it('a form from a further host of ours reaches the page', async () => {
  const { port, seen } = await startSite()
  const headers = { Host: 'further.example', Origin: 'http://further.example' }
  const answer = await httpRequest(port, '/private', { method: 'POST', headers, body: 'a=1' })
  expect(answer.status).toBe(200)
  expect(seen[0]?.headers.get('Origin')).toBeNull()
})

it('an old way of Remix to ask for data is none', async () => {
  const { port, seen } = await startSite()
  await httpRequest(port, '/private?_data=en%2Fcontract&saved=1')
  await httpRequest(port, '/private?_data')
  expect(seen.map(({ url }) => new URL(url).search)).toEqual(['?saved=1', ''])
})
