import { describe, expect, it, vi } from 'vitest'
import { rememberTextPictures } from './remember-text-pictures.server'

const court = {
  hash: 'court_a1b2',
  ext: '.jpg',
  name: 'court.jpg',
  url: '/uploads/court_a1b2.jpg',
  width: 1600,
  height: 900,
}

function parts(answer: unknown) {
  const fetch = vi.fn((_path: string) => Promise.resolve(answer))
  return { fetch, known: { remember: vi.fn(), forget: vi.fn() } }
}

describe('the pictures of texts', () => {
  it('are those of the media library; others are forgotten', async () => {
    const { fetch, known } = parts([court])
    const content = [
      { description: 'Look: ![A court](http://localhost:1337/uploads/court_a1b2.jpg)' },
      { blocks: [{ markdown: '![gone](/uploads/gone_c3.jpg) ![again](/uploads/court_a1b2.jpg)' }] },
    ]
    await rememberTextPictures(content, { fetch, known })
    expect(fetch.mock.calls).toEqual([['pictures?hash=court_a1b2&hash=gone_c3']])
    expect(known.remember.mock.calls).toEqual([[court]])
    expect(known.forget.mock.calls).toEqual([['gone_c3']])
  })

  it('are shown whatever a camera or an editor called the file', async () => {
    const hash = `${'long_name_'.repeat(20)}a1b2`
    const named = { ...court, hash, ext: '.JPG', url: `/uploads/${hash}.JPG` }
    const { fetch, known } = parts([named])
    await rememberTextPictures({ text: `![A court](${named.url})` }, { fetch, known })
    expect(known.remember.mock.calls).toEqual([[named]])
  })

  it('are not requested for a text without pictures', async () => {
    const { fetch, known } = parts([])
    await rememberTextPictures({ name: 'House', text: '[a](/uploads/x.jpg)' }, { fetch, known })
    expect(fetch).not.toHaveBeenCalled()
  })

  it('are a part of the content: where the CMS cannot tell, it is not read', async () => {
    const content = { text: '![a](/uploads/x.jpg)' }
    await expect(rememberTextPictures(content, parts({ error: {} }))).rejects.toThrow(/pictures/)
  })
})
