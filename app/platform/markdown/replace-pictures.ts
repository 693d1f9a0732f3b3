import { describedAlt, pictureHash } from '~content/markdown-pictures'
import type { Picture } from '~content/picture'
import { pictureAddress, pictureSrcSet } from '~/platform/pictures/picture-address'
import type { MarkdownNode } from './markdown-node'

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
      return isEmptied(child) ? [] : [child]
    })
  }

  function toOwn({ properties = {} }: MarkdownNode): MarkdownNode[] {
    const { src, alt } = properties
    const hash = typeof src === 'string' ? pictureHash(src) : null
    const picture = hash === null ? null : find(hash)
    return picture ? [pictureNode(picture, describedAlt(typeof alt === 'string' ? alt : ''))] : []
  }
}

/** A paragraph that only contained a removed picture. */
function isEmptied({ tagName, children }: MarkdownNode): boolean {
  return tagName === 'p' && children?.length === 0
}

function pictureNode(picture: Picture, alt: string): MarkdownNode {
  const element = (tagName: string, properties: MarkdownNode['properties'] = {}): MarkdownNode => ({
    ...{ type: 'element', tagName, properties, children: [] },
  })
  return {
    ...element('picture'),
    children: [
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
    ],
  }
}
