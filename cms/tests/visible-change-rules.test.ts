import { describe, expect, it } from 'vitest'
import { visibleEvent } from '../src/changes/visible-change'

describe('visible changes', () => {
  it('leave out what happens to drafts', () => {
    const saved = { name: 'update', status: undefined, hasDrafts: true }
    expect(visibleEvent(saved)).toBeNull()
    expect(visibleEvent({ ...saved, status: 'published' })).toBe('publish')
    expect(visibleEvent({ ...saved, hasDrafts: false })).toBe('update')
    expect(visibleEvent({ ...saved, name: 'discardDraft' })).toBeNull()
  })
})
