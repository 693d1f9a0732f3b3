import { expect, it } from 'vitest'
import { entryOf } from '../src/admin/form/entry-of-call'
import { keptAnswer, noteAnswer } from '../src/admin/form/keep-rejected-form'
import { noteSeenVersion, seenVersionOf } from '../src/admin/form/seen-versions'
import { overwritingCode } from '../src/publishing/overwriting-code'

const panel = 'https://cms.example/content-manager'
const post = `${panel}/collection-types/api::blog-post.blog-post/abc`
const at = (address: string) => new URL(address)

it('knows the calls that read, save and publish an entry, and no others', () => {
  const entry = 'api::blog-post.blog-post abc es'
  expect(entryOf(at(`${post}?locale=es`))).toBe(entry)
  expect(entryOf(at(`${post}/actions/publish?locale=es`))).toBe(entry)
  expect(entryOf(at(`${panel}/single-types/api::menu.menu?locale=en`))).toBe('api::menu.menu  en')
  expect(entryOf(at(`${post}/actions/countDraftRelations?locale=es`))).toBeUndefined()
  expect(entryOf(at(`${panel}/collection-types/api::blog-post.blog-post`))).toBeUndefined()
})

it('names the version that the form of the same entry and language shows', () => {
  const entry = { model: 'api::blog-post.blog-post', documentId: 'abc', locale: 'es' }
  noteSeenVersion(entry, '2026-11-26T15:00:00.000Z')
  expect(seenVersionOf(at(`${post}?locale=es`))).toBe('2026-11-26T15:00:00.000Z')
  expect(seenVersionOf(at(`${post}?locale=en`))).toBeUndefined()
  expect(seenVersionOf(at(`${panel}/init`))).toBeUndefined()
})

it('reads an entry anew until its form was rejected, then as it was', async () => {
  const url = at(`${post}?locale=en`)
  const answers = (text: string, status = 200) => new Response(text, { status })
  await noteAnswer('GET', url, answers('{"data":"before"}'))
  await noteAnswer('PUT', url, answers('{"error":{"message":"too long"}}', 400))
  expect(keptAnswer('GET', url)).toBeUndefined()
  const rejection = JSON.stringify({ error: { details: { code: overwritingCode } } })
  await noteAnswer('POST', at(`${post}/actions/publish?locale=en`), answers(rejection, 400))
  expect(await keptAnswer('GET', url)?.text()).toBe('{"data":"before"}')
  expect(keptAnswer('PUT', url)).toBeUndefined()
  expect(keptAnswer('GET', at(`${post}?locale=es`))).toBeUndefined()
})
