import { describedAlt, pictureHash } from '~content/markdown-pictures'
import type { Picture } from '~content/picture'
import { pictureAddress, pictureSrcSet } from '~/platform/pictures/picture-address'
import { element, type MarkdownNode } from './markdown-node'

/** Matches the maximum width of texts. */
const sizes = '(min-width: 768px) 720px, 100vw'
const widest = 1280

/**
 * Replaces the pictures of a text by responsive pictures of the picture service. A picture that `find` does not know is
 * removed, so that no foreign URL gets into a page.
 */
export function replacePictures(find: (hash: string) => Picture | null) {
  return (tree: MarkdownNode): undefined => replaceIn(tree)

  function replaceIn(node: MarkdownNode): undefined {
    if (!node.children) return
    for (const child of node.children) replaceIn(child)
    node.children = node.children.flatMap((child) => {
      if (child.tagName === 'img') return toOwn(child)
      return isEmptied(child) ? [] : [figureOf(child) ?? child]
    })
  }

  function toOwn({ properties = {} }: MarkdownNode): MarkdownNode[] {
    const { src, alt, title } = properties
    const hash = typeof src === 'string' ? pictureHash(src) : null
    const picture = hash === null ? null : find(hash)
    if (!picture) return []
    const own = pictureNode(picture, describedAlt(typeof alt === 'string' ? alt : ''))
    return typeof title === 'string' ? [own, caption(title)] : [own]
  }
}

/** A paragraph that only contained a removed picture. */
function isEmptied({ tagName, children }: MarkdownNode): boolean {
  return tagName === 'p' && children?.length === 0
}

/** A caption as the toolbar can write it: words in italics, on the line below the picture. */
const caption = (words: string) => element('em', {}, [{ type: 'text', value: words }])

/** A paragraph of pictures and words in italics below them, as a figure; null for any other node. */
function figureOf({ tagName, children = [] }: MarkdownNode): MarkdownNode | null {
  if (tagName !== 'p') return null
  const parts = children.filter(
    (child) => child.tagName !== 'br' && !(child.type === 'text' && child.value?.trim() === ''),
  )
  const last = parts.at(-1)
  const pictures = parts.slice(0, -1)
  const isCaptioned =
    last?.tagName === 'em' &&
    pictures.length > 0 &&
    pictures.every((part) => part.tagName === 'picture')
  return isCaptioned
    ? element('figure', {}, [...pictures, element('figcaption', {}, last.children)])
    : null
}

function pictureNode(picture: Picture, alt: string): MarkdownNode {
  return element('picture', {}, [
    element('source', {
      type: 'image/avif',
      srcSet: pictureSrcSet(picture, 'avif', widest),
      sizes,
    }),
    element('img', {
      src: pictureAddress(picture, 640, 'webp'),
      srcSet: pictureSrcSet(picture, 'webp', widest),
      sizes,
      alt,
      width: picture.width,
      height: picture.height,
      loading: 'lazy',
      decoding: 'async',
      className: ['text-picture'],
    }),
  ])
}
