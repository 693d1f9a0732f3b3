import type { Core } from '@strapi/strapi'
import { markdownPictures } from '../../content-types/markdown-pictures'
import { translate } from '../../labels/translate'
import { type EntryComponent, placeOf } from './list-components'

type Text = { field: string; markdown: string }

/** `<https://…>` is a link, not HTML, and the toolbar writes `<u>` for underlined words. */
const htmlTag = /<(?!u>)([a-z][a-z0-9-]*)(?=[\s/>])[^>]*>/gi
/** Links to uploads, except pictures and links around pictures. */
const uploadLink = /(?<!!)\[(?!!\[)[^\]]*\]\(\s*<?([^\s)>]*\/uploads\/[^\s)>]+)/g

/** Faults: each picture in a text needs words for people who do not see it. */
export function textFaults(parts: EntryComponent[]): string[] {
  const silent = parts
    .flatMap(textsOf)
    .filter(({ markdown }) => markdownPictures(markdown).some(({ alt }) => alt === ''))
  return silent.map(({ field }) =>
    translate('A picture in "{field}" has no words for people who do not see it.', { field }),
  )
}

/** Warnings about parts of an entry's Markdown that the site does not show. */
export async function textWarnings(
  strapi: Core.Strapi,
  parts: EntryComponent[],
): Promise<string[]> {
  const texts = parts.flatMap(textsOf)
  const hashes = texts.flatMap(({ markdown }) =>
    markdownPictures(markdown).flatMap(({ hash }) => hash ?? []),
  )
  const shown = await findPictures(strapi, hashes)
  return [...new Set(texts.flatMap((text) => warningsOn(text, shown)))]
}

/** The hashes that belong to pictures of the media library. The site needs their size, so it must be known. */
async function findPictures(strapi: Core.Strapi, hashes: string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const where = { hash: { $in: hashes }, width: { $gt: 0 }, height: { $gt: 0 } }
  const files = await strapi.db.query('plugin::upload.file').findMany({ where, select: ['hash'] })
  return new Set(files.map(({ hash }) => hash))
}

export function warningsOn({ field, markdown }: Text, shown: ReadonlySet<string>): string[] {
  const pictures = markdownPictures(markdown).flatMap(({ address, hash }) => {
    if (hash !== null && shown.has(hash)) return []
    const text =
      'Visitors do not see a picture in "{field}": it is not one of the media library ({address}).'
    return [translate(text, { field, address })]
  })
  const tags = [...markdown.matchAll(htmlTag)].map(([, tag = '']) =>
    translate('Visitors do not see the HTML in "{field}": <{tag}>.', {
      field,
      tag: tag.toLowerCase(),
    }),
  )
  const links = [...markdown.matchAll(uploadLink)].map(([, address = '']) =>
    translate(
      '"{field}" leads to a file that lies in the CMS, where visitors cannot go: {address}.',
      {
        field,
        address,
      },
    ),
  )
  return [...pictures, ...tags, ...links]
}

export function textsOf(part: EntryComponent): Text[] {
  return Object.entries(part.attributes).flatMap(([name, { type }]) => {
    const markdown = part.value[name]
    if (type !== 'richtext' || typeof markdown !== 'string') return []
    return [{ field: placeOf(part, name), markdown }]
  })
}
