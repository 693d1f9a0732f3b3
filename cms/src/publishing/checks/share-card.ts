import * as z from 'zod'
import { environment } from '../../environment/environment'
import { sharePathOf } from '../../content-types/share-image.server'
import type { ShareFacts } from '../../content-types/share-image'
import { headingField } from './missing-field-checks'

/** The preview that other sites show for a shared link. */
export type ShareCard = {
  site: string
  title: string
  description: string
  /** The address of what is shown: the editor's own picture, the image that the site draws, or the page's picture. */
  picture: string | null
}

const fileSchema = z.object({
  hash: z.string(),
  ext: z.string(),
  url: z.string(),
  formats: z.object({ medium: z.object({ url: z.string() }).optional() }).nullish(),
})

type File = z.infer<typeof fileSchema>

/** For the pages of these the site draws an image with title and picture. */
const drawn = new Set([
  'api::blog-post.blog-post',
  'api::landing-offer.landing-offer',
  'api::landing-page.landing-page',
  'api::landing-page-with-product.landing-page-with-product',
  'api::landing-price.landing-price',
  'api::listing-section.listing-section',
  'api::newsletter-issue.newsletter-issue',
  'api::rental.rental',
])

/** A page without its own description or picture uses the first of these fields that is filled. */
const descriptions = ['shortDescription', 'titleOfferDescription', 'text', 'description', 'intro']
const pictures = ['image', 'heroPicture', 'picture']
const galleries = ['photos', 'gallery']

/** The card of an entry with a page of its own; null for others. `brand` is the site's name. */
export function shareCard(
  uid: string,
  draft: Record<string, unknown>,
  brand: string,
): ShareCard | null {
  const heading = headingField(uid)
  if (heading === undefined) return null
  const own = seoSchema.parse(draft.seo)
  const title = textOf(draft[heading])
  const picture = findPicture(draft)
  return {
    site: new URL(environment().SITE_ORIGIN).host,
    title: own.metaTitle || title,
    description:
      own.metaDescription || firstOf(descriptions.map((name) => plainText(textOf(draft[name])))),
    picture:
      addressOf(own.sharePicture) ??
      (drawn.has(uid) ? drawnAddress({ brand, title, over: '', under: '', picture }) : null) ??
      addressOf(picture),
  }
}

const seoSchema = z
  .object({
    metaTitle: z.string().nullish(),
    metaDescription: z.string().nullish(),
    sharePicture: fileSchema.nullish().catch(null),
  })
  .catch({})

/** What other sites show of a long text. */
const longest = 200

/** The words of a Markdown text, without pictures, tables, addresses and marks. */
function plainText(markdown: string): string {
  const words = markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*\|.*$/gm, '')
    .replace(/https?:\/\/\S+/g, '')
    .replace(/<\/?u>|[#*_~`>]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return words.length > longest ? `${words.slice(0, longest).replace(/ \S*$/, '')}…` : words
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const firstOf = (texts: string[]) => texts.find((text) => text !== '') ?? ''
const addressOf = (file: File | null | undefined) => file?.formats?.medium?.url ?? file?.url ?? null

/** The site may not know the picture of a draft, so the address names its file. */
function drawnAddress(facts: ShareFacts): string {
  const { SITE_ORIGIN, PREVIEW_SECRET } = environment()
  return new URL(sharePathOf(facts, PREVIEW_SECRET), SITE_ORIGIN).href
}

function findPicture(draft: Record<string, unknown>): File | null {
  const first = galleries.flatMap((name) => {
    const [entry]: unknown[] = Array.isArray(draft[name]) ? draft[name] : []
    return typeof entry === 'object' && entry !== null && 'picture' in entry ? [entry.picture] : []
  })
  for (const candidate of [...pictures.map((name) => draft[name]), ...first]) {
    const file = fileSchema.safeParse(candidate)
    if (file.success) return file.data
  }
  return null
}
