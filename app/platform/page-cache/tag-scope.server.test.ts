import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { noteTags, noteTurnover, withTagScope } from './tag-scope.server'

describe('the tags of a page', () => {
  it('are all that were noted while it was rendered, once each', async () => {
    const { result, tags } = await withTagScope(async () => {
      noteTags('b', 'a')
      await wait(1)
      noteTags('a')
      return 'page'
    })
    expect(result).toBe('page')
    expect(tags).toEqual(['a', 'b'])
  })

  it('do not mix with those of a page rendered at the same time', async () => {
    const render = (tag: string) =>
      withTagScope(async () => {
        await wait(1)
        noteTags(tag)
      })
    const [one, two] = await Promise.all([render('one'), render('two')])
    expect(one.tags).toEqual(['one'])
    expect(two.tags).toEqual(['two'])
  })

  it('may be noted outside of a scope without effect', () => {
    expect(() => noteTags('nobody')).not.toThrow()
  })
})

describe('the turnover of a page', () => {
  const at = (milliseconds: number) => new Date(Date.now() + milliseconds)

  it('is the first of the moments to come, whatever else was noted', async () => {
    const first = at(1000)
    const { turnsOverAt } = await withTagScope(async () => {
      noteTurnover(at(5000))
      noteTurnover(at(-5000))
      await wait(1)
      noteTurnover(first)
      noteTurnover(at(2000))
    })
    expect(turnsOverAt).toBe(first.getTime())
  })

  it('is none where only moments of the past were noted', async () => {
    expect((await withTagScope(async () => noteTurnover(at(-1)))).turnsOverAt).toBeNull()
  })

  it('counts where it passes while the page is made', async () => {
    const { turnsOverAt } = await withTagScope(async () => {
      const soon = at(2)
      await wait(10)
      noteTurnover(soon)
    })
    expect(turnsOverAt).not.toBeNull()
  })
})
