/** How a video is played: in the player of its site, or by the browser itself. */
export type VideoSource = { kind: 'player' | 'file'; src: string }

/** Hosts of the players that pages may frame; the Content-Security-Policy names them too. */
export const playerOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
] as const

/**
 * The player of a page of YouTube or Vimeo, without their cookies; any other https address is taken for a file.
 * Null if it is none.
 */
export function videoSource(address: string): VideoSource | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:') return null
  const host = url.hostname.replace(/^(www|m)\./, '')
  const last = url.pathname.split('/').filter(Boolean).at(-1) ?? ''
  if (host === 'youtube.com' || host === 'youtu.be') {
    const id = url.searchParams.get('v') ?? last
    return /^[\w-]{6,20}$/.test(id) ? player(playerOrigins[0], `/embed/${id}?autoplay=1`) : null
  }
  if (host === 'vimeo.com') {
    return /^\d+$/.test(last) ? player(playerOrigins[1], `/video/${last}?autoplay=1&dnt=1`) : null
  }
  return { kind: 'file', src: url.href }
}

function player(origin: (typeof playerOrigins)[number], path: string): VideoSource {
  return { kind: 'player', src: origin + path }
}
