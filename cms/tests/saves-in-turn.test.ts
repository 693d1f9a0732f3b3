import type { Context } from 'koa'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guardOverwriting } from '../src/publishing/guard-overwriting'

beforeEach(() => void vi.stubGlobal('strapi', { contentTypes: {} }))
afterEach(() => void vi.unstubAllGlobals())

/** A call of the panel that saves the version of one entry that its form read since the start. */
function callOf(person: number, entry: string): Context {
  return {
    params: { model: 'plugin::notes.note', id: entry },
    query: {},
    request: {},
    state: { user: { id: person } },
    status: 200,
    get: (header: string) => (header === 'X-Seen-Version' ? '2100-01-01T00:00:00.000Z' : ''),
  } as unknown as Context
}

it('a form is saved although another save of the entry fails at the same time', async () => {
  let fail = () => {}
  const failing = new Promise((_, reject) => {
    fail = () => reject(new Error('No title'))
  })
  const first = guardOverwriting(() => failing)(callOf(1, 'a'))
  const save = vi.fn(async () => {})
  const second = guardOverwriting(save)(callOf(2, 'a'))
  await Promise.resolve()
  expect(save).not.toHaveBeenCalled()
  fail()
  await expect(first).rejects.toThrow('No title')
  await second
  expect(save).toHaveBeenCalledOnce()
})

it('a form of another entry does not wait', async () => {
  void guardOverwriting(() => new Promise(() => {}))(callOf(1, 'b'))
  const save = vi.fn(async () => {})
  await guardOverwriting(save)(callOf(2, 'c'))
  expect(save).toHaveBeenCalledOnce()
})
