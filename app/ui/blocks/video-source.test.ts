import { expect, it } from 'vitest'
import { videoSource } from './video-source'

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PLabcdefghijk',
  'https://www.youtube.com/embed/dQw4w9WgXcQ?si=x',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('plays %s without the cookies of its site', (address) => {
  expect(videoSource(address)).toEqual({
    kind: 'player',
    src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  })
})

it.each([
  ['https://vimeo.com/76979871', ''],
  ['https://vimeo.com/channels/staffpicks/76979871', ''],
  ['https://vimeo.com/showcase/10842193/video/76979871', ''],
  ['https://player.vimeo.com/video/76979871', ''],
  ['https://vimeo.com/76979871/0a1b2c3d4e', '&h=0a1b2c3d4e'],
  ['https://vimeo.com/76979871/1234567890?share=copy', '&h=1234567890'],
  ['https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&title=0', '&h=0a1b2c3d4e'],
])('plays %s in the player, unlisted ones with their hash', (address, hash) => {
  expect(videoSource(address)).toEqual({
    kind: 'player',
    src: `https://player.vimeo.com/video/76979871?autoplay=1&dnt=1${hash}`,
  })
})

it('plays everything else as a file', () => {
  for (const file of [
    'https://videos.example/farm.mp4',
    'https://player.vimeo.com/external/76979871.sd.mp4',
  ]) {
    expect(videoSource(file)).toEqual({ kind: 'file', src: file })
  }
})

it.each(['', 'farm.mp4', 'javascript:alert(1)', 'http://a.example/v.mp4', 'https://youtu.be/"x"'])(
  'plays nothing for %j',
  (address) => expect(videoSource(address)).toBeNull(),
)

it.each([
  'https://www.youtube.com/@CeibaStays',
  'https://www.youtube.com/c/CeibaStays',
  'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv',
  'https://www.youtube.com/CeibaStays1',
  'https://www.youtube.com/playlist?list=PLabcdefghijk',
  'https://www.youtube.com/playlist?v=dQw4w9WgXcQ',
  'https://www.youtube.com/embed/videoseries?list=PLabcdefghijk',
  'https://www.youtube.com/embed/live_stream?channel=UCabcdefghijk',
  'https://www.youtube.com/watch?v=dQw4w9WgXc',
  'https://vimeo.com/showcase/10842193',
  'https://vimeo.com/album/10842193/0a1b2c3d4e',
  'https://vimeo.com/user/76979871',
  'https://vimeo.com/event/76979871',
  'https://vimeo.com/ceibastays',
])('plays nothing for %s, which is no single video', (address) => {
  expect(videoSource(address)).toBeNull()
})
