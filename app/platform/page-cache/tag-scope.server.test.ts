import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { addCacheTags, expirePageAt, withTagScope } from './tag-scope.server'

describe('the tags of a page', () => {
  it('are those added while it was rendered, without duplicates', async () => {
    const { result, tags } = await withTagScope(async () => {
      addCacheTags('b', 'a')
      await wait(1)
      addCacheTags('a')
      return 'page'
    })
    expect(result).toBe('page')
    expect(tags).toEqual(['a', 'b'])
  })

  it('do not mix with those of a page rendered at the same time', async () => {
    const render = (tag: string) =>
      withTagScope(async () => {
        await wait(1)
        addCacheTags(tag)
      })
    const [one, two] = await Promise.all([render('one'), render('two')])
    expect(one.tags).toEqual(['one'])
    expect(two.tags).toEqual(['two'])
  })

  it('can be added outside a scope without effect', () => {
    expect(() => addCacheTags('nobody')).not.toThrow()
  })
})

describe('the expiry of a page', () => {
  const at = (milliseconds: number) => new Date(Date.now() + milliseconds)

  it('is the earliest future time that was set', async () => {
    const first = at(1000)
    const { expiresAt } = await withTagScope(async () => {
      expirePageAt(at(5000))
      expirePageAt(at(-5000))
      await wait(1)
      expirePageAt(first)
      expirePageAt(at(2000))
    })
    expect(expiresAt).toBe(first.getTime())
  })

  it('is null when only past times were set', async () => {
    expect((await withTagScope(async () => expirePageAt(at(-1)))).expiresAt).toBeNull()
  })

  it('counts where it passes while the page is made', async () => {
    const { expiresAt } = await withTagScope(async () => {
      const soon = at(2)
      await wait(10)
      expirePageAt(soon)
    })
    expect(expiresAt).not.toBeNull()
  })
})
