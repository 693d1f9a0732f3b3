import { expect, it } from 'vitest'
import { entryOf } from '../src/admin/form/entry-of-call'
import {
  forgetRejectedForm,
  keptAnswer,
  recordAnswer,
  onClosedRejectedForm,
} from '../src/admin/form/keep-rejected-form'
import { seenVersionOf } from '../src/admin/form/seen-versions'
import { noVersion, overwritingCode } from '../src/publishing/overwriting-code'

const panel = 'https://cms.example/content-manager'
const post = `${panel}/collection-types/api::blog-post.blog-post/abc`
const at = (address: string) => new URL(address)
const answers = (text: string, status = 200) => new Response(text, { status })
const rejection = JSON.stringify({ error: { details: { code: overwritingCode } } })

it('knows the calls that read, save, publish and discard an entry, and no others', () => {
  const entry = 'api::blog-post.blog-post abc es'
  expect(entryOf(at(`${post}?locale=es`))).toBe(entry)
  expect(entryOf(at(`${post}/actions/publish?locale=es`))).toBe(entry)
  expect(entryOf(at(`${post}/actions/discard?locale=es`))).toBe(entry)
  expect(entryOf(at(`${panel}/single-types/api::menu.menu?locale=en`))).toBe('api::menu.menu  en')
  expect(entryOf(at(`${post}/actions/countDraftRelations?locale=es`))).toBeUndefined()
  expect(entryOf(at(`${panel}/collection-types/api::blog-post.blog-post`))).toBeUndefined()
})

it('names the version that was read of the same entry and language, not the published one', async () => {
  const seen = '2026-11-26T15:00:00.000Z'
  const read = (query: string, data: object) =>
    recordAnswer('GET', at(`${post}?${query}`), answers(JSON.stringify({ data })))
  await read('locale=es&status=draft', { name: 'Hola', updatedAt: seen })
  await read('locale=es&status=published', { name: 'Hola', updatedAt: '2026-11-25T15:00:00.000Z' })
  expect(seenVersionOf(at(`${post}?locale=es`))).toBe(seen)
  expect(seenVersionOf(at(`${post}?locale=en`))).toBeUndefined()
  expect(seenVersionOf(at(`${panel}/init`))).toBeUndefined()
  await read('locale=es', {})
  expect(seenVersionOf(at(`${post}?locale=es`))).toBe(noVersion)
  await recordAnswer('GET', at(`${post}?locale=es`), answers('<p>Not JSON</p>'))
  expect(seenVersionOf(at(`${post}?locale=es`))).toBeUndefined()
})

it('reads an entry anew until its form was rejected, then as it was', async () => {
  const url = at(`${post}?locale=en`)
  await recordAnswer('GET', url, answers('{"data":"before"}'))
  await recordAnswer('PUT', url, answers('{"error":{"message":"too long"}}', 400))
  expect(keptAnswer('GET', url)).toBeUndefined()
  await recordAnswer('POST', at(`${post}/actions/publish?locale=en`), answers(rejection, 400))
  expect(await keptAnswer('GET', url)?.text()).toBe('{"data":"before"}')
  expect(keptAnswer('PUT', url)).toBeUndefined()
  expect(keptAnswer('GET', at(`${post}?locale=es`))).toBeUndefined()
  await recordAnswer('PUT', url, answers('{"data":{}}'))
  expect(keptAnswer('GET', url)).toBeUndefined()
})

it('reads an entry anew once its rejected form was closed, and keeps the forms of others', async () => {
  const urls = [
    at(`${post}?locale=en`),
    at(`${panel}/collection-types/api::blog-post.blog-post/abcd?locale=en`),
    at(`${panel}/single-types/api::menu.menu?locale=en`),
  ]
  for (const url of urls) {
    await recordAnswer('GET', url, answers('{"data":"before"}'))
    await recordAnswer('PUT', url, answers(rejection, 400))
  }
  const closed: string[][] = []
  onClosedRejectedForm((...entry) => closed.push(entry))
  const areKept = () => urls.map((url) => keptAnswer('GET', url) !== undefined)
  forgetRejectedForm('api::blog-post.blog-post', 'abc')
  expect(areKept()).toEqual([false, true, true])
  forgetRejectedForm('api::menu.menu', 'menu-id')
  forgetRejectedForm('api::menu.menu', 'menu-id')
  expect(areKept()).toEqual([false, true, false])
  expect(closed).toEqual([
    ['api::blog-post.blog-post', 'abc'],
    ['api::menu.menu', 'menu-id'],
  ])
})
