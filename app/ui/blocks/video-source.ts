/** How a video is played: in the player of its site, or by the browser itself. */
export type VideoSource = { kind: 'player' | 'file'; src: string }

/** Hosts of the players that pages may frame; the Content-Security-Policy names them too. */
export const playerOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
] as const

/** The number of a video of Vimeo at the end of a path, with the hash of an unlisted one. */
const vimeoVideo = /\/(\d+)(?:\/([0-9a-f]+))?\/?$/

/**
 * The player of a page or player of YouTube or Vimeo, without their cookies; any other https address is taken for a
 * file. Null if it is none.
 */
export function videoSource(address: string): VideoSource | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:') return null
  const host = url.hostname.replace(/^(www|m)\./, '')
  const last = url.pathname.split('/').filter(Boolean).at(-1) ?? ''
  if (['youtube.com', 'youtube-nocookie.com', 'youtu.be'].includes(host)) {
    const id = url.searchParams.get('v') ?? last
    return /^[\w-]{6,20}$/.test(id) ? player(playerOrigins[0], `/embed/${id}?autoplay=1`) : null
  }
  const isPlayer = host === 'player.vimeo.com' && url.pathname.startsWith('/video/')
  if (host === 'vimeo.com' || isPlayer) {
    const [, id, inPath] = vimeoVideo.exec(url.pathname) ?? []
    const hash = inPath ?? url.searchParams.get('h') ?? ''
    const key = /^[0-9a-f]+$/.test(hash) ? `&h=${hash}` : ''
    return id ? player(playerOrigins[1], `/video/${id}?autoplay=1&dnt=1${key}`) : null
  }
  return { kind: 'file', src: url.href }
}

function player(origin: (typeof playerOrigins)[number], path: string): VideoSource {
  return { kind: 'player', src: origin + path }
}
