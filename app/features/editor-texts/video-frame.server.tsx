import { renderToStaticMarkup } from 'react-dom/server'
import type { LinkLine } from '~/platform/markdown/replace-lines'
import { videoSource } from '~/ui/blocks/video-source'

const videoFile = /\.(mp4|webm|mov|m4v)$/i

/**
 * A video by the address of its page or file; null for any other address. The frame holds a page of its own with one
 * link. The browser contacts the video's host only after a click, and no script is needed.
 */
export function videoFrame({ address, words, picture }: LinkLine): string | null {
  const source = videoSource(address)
  if (!source) return null
  const title = words || 'Video'
  if (source.kind === 'file') {
    if (!videoFile.test(new URL(address).pathname)) return null
    return renderToStaticMarkup(
      <video
        className="text-video"
        src={source.src}
        poster={picture ?? undefined}
        title={title}
        controls
        playsInline
        preload="none"
      />,
    )
  }
  const host = new URL(source.src).hostname.includes('vimeo') ? 'Vimeo' : 'YouTube'
  const poster = picture && <img src={picture} alt="" />
  const inner = renderToStaticMarkup(
    <>
      <style dangerouslySetInnerHTML={{ __html: frameStyle }} />
      <a href={source.src}>
        {poster}
        <i aria-hidden="true" />
        <span>{`${title} · ${host}`}</span>
      </a>
    </>,
  )
  return renderToStaticMarkup(
    <iframe
      className="text-video"
      title={title}
      srcDoc={inner}
      loading="lazy"
      // To the player's host too, which follows in this frame: without `*` only the site itself may.
      allow="autoplay *; encrypted-media *; fullscreen *; picture-in-picture *"
    />,
  )
}

/** The frame's page knows nothing of the site's styles. */
const frameStyle = `html,body{height:100%;margin:0}
a{position:relative;display:grid;place-content:center;justify-items:center;gap:.75rem;height:100%;padding:1rem;box-sizing:border-box;
overflow:hidden;background:#22252b;color:#fff;font:600 1.0625rem/1.4 'Nunito Sans Variable',system-ui,sans-serif;text-align:center;text-decoration:none}
img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;opacity:.7}
i{position:relative;display:grid;place-items:center;width:4rem;height:4rem;padding-left:.25rem;box-sizing:border-box;border-radius:50%;
background:#a8452f}
i::before{border:.75rem solid transparent;border-right:0;border-left:1.25rem solid #fff;content:''}
span{position:relative;padding:.125rem .625rem;border-radius:99px;background:#22252bcc}
a:focus-visible{outline:3px solid #e0a030;outline-offset:-6px}`
