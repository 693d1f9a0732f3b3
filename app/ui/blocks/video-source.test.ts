import { expect, it } from 'vitest'
import { videoSource } from './video-source'

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
])('plays %s without the cookies of its site', (address) => {
  expect(videoSource(address)).toEqual({
    kind: 'player',
    src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  })
})

it('plays Vimeo in its player and everything else as a file', () => {
  expect(videoSource('https://vimeo.com/76979871')).toEqual({
    kind: 'player',
    src: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  })
  const file = 'https://videos.example/farm.mp4'
  expect(videoSource(file)).toEqual({ kind: 'file', src: file })
})

it.each(['', 'farm.mp4', 'javascript:alert(1)', 'http://a.example/v.mp4', 'https://youtu.be/"x"'])(
  'plays nothing for %j',
  (address) => expect(videoSource(address)).toBeNull(),
)
