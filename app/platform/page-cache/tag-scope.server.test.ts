import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { noteTags, withTagScope } from './tag-scope.server'

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
