/** How a video is played: in the player of its site, or by the browser itself. */
export type VideoSource = { kind: 'player' | 'file'; src: string }

/** Hosts of the players that pages may frame; the Content-Security-Policy names them too. */
export const playerOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
] as const

/** Paths of YouTube below which the id of a video stands. */
const videoPaths = ['embed', 'shorts', 'live', 'v']

/** What stands there for a playlist or the stream of a channel. */
const noVideos = ['videoseries', 'live_stream']

/** The number of a video of Vimeo at the end of a path, with what stands before it and the hash of an unlisted one. */
const vimeoVideo = /(?:^|\/([^/]+))\/(\d+)(?:\/([0-9a-f]+))?\/?$/

/** What stands before the numbers of Vimeo that are no videos. */
const vimeoOthers = ['showcase', 'album', 'user', 'event']

/**
 * The player of a page or player of one video on YouTube or Vimeo, without their cookies; any other https address is
 * taken for a file. Null if it is none, and for what else these sites show, such as channels and playlists.
 */
export function videoSource(address: string): VideoSource | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:') return null
  const host = url.hostname.replace(/^(www|m)\./, '')
  if (['youtube.com', 'youtube-nocookie.com', 'youtu.be'].includes(host)) {
    const id = youtubeId(host, url)
    return id ? player(playerOrigins[0], `/embed/${id}?autoplay=1`) : null
  }
  const isPlayer = host === 'player.vimeo.com' && url.pathname.startsWith('/video/')
  if (host === 'vimeo.com' || isPlayer) {
    const [, before = '', id, inPath] = vimeoVideo.exec(url.pathname) ?? []
    if (!id || vimeoOthers.includes(before)) return null
    const hash = inPath ?? url.searchParams.get('h') ?? ''
    const key = /^[0-9a-f]+$/.test(hash) ? `&h=${hash}` : ''
    return player(playerOrigins[1], `/video/${id}?autoplay=1&dnt=1${key}`)
  }
  return { kind: 'file', src: url.href }
}

function youtubeId(host: string, { pathname, searchParams }: URL): string | null {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean)
  const below = videoPaths.includes(first) ? second : ''
  const onPage = first === 'watch' ? (searchParams.get('v') ?? '') : below
  const id = host === 'youtu.be' ? first : onPage
  return /^[\w-]{11}$/.test(id) && !noVideos.includes(id) ? id : null
}

function player(origin: (typeof playerOrigins)[number], path: string): VideoSource {
  return { kind: 'player', src: origin + path }
}
