import type { Block } from '~content/blocks'
import { landingOffer } from '~content/landing-offer'
import { landingPages } from '~content/landing-page'
import { landingPagesWithProducts } from '~content/landing-page-with-product'
import { landingPrice } from '~content/landing-price'
import type { LandingProduct } from '~content/landing-product'
import type { LandingSource } from '~content/landing-source'
import { listingSections } from '~content/listing-section'
import { locales, type Locale } from '~content/locale'
import { readContent } from '~/platform/content/read-content.server'
import { log } from '~/platform/log/log.server'

/** A landing of any type: its products are its own or those of its blocks. */
type WithProducts = { blocks: Block[]; landing_page_products?: LandingProduct[] }

type Titled = { id: string; title: string | null | undefined }

const sources = {
  landing_page: async (locale: Locale) =>
    ((await readContent(landingPages, locale)) ?? []).map(titled),
  landing_pages_with_product: async (locale: Locale) =>
    ((await readContent(landingPagesWithProducts, locale)) ?? []).map(titled),
  landing_page_product: async (locale: Locale) => {
    const pages: WithProducts[] = [
      ...((await readContent(landingPages, locale)) ?? []),
      ...((await readContent(landingPagesWithProducts, locale)) ?? []),
      (await readContent(landingOffer, locale)) ?? { blocks: [] },
      (await readContent(landingPrice, locale)) ?? { blocks: [] },
    ]
    return pages
      .flatMap(productsOf)
      .map(({ documentId, name }) => ({ id: documentId, title: name }))
  },
  landing_offer: async (locale: Locale) => single(await readContent(landingOffer, locale)),
  landing_price: async (locale: Locale) => single(await readContent(landingPrice, locale)),
  listing_section: async (locale: Locale) => {
    const sections = (await readContent(listingSections, locale)) ?? []
    return sections.map(({ key, coverTitle, title }) => ({ id: key, title: coverTitle || title }))
  },
} satisfies Record<LandingSource, (locale: Locale) => Promise<Titled[]>>

/**
 * The title of what a landing form belongs to, in the visitor's language or else in the other one; null if
 * no such entry is published or the CMS is unreachable: a lead never waits for its title.
 */
export async function findSourceTitle(
  { field, id }: { field: LandingSource; id: string },
  locale: Locale,
): Promise<string | null> {
  try {
    for (const language of [locale, ...locales.filter((other) => other !== locale)]) {
      const found = (await sources[field](language)).find((one) => one.id === id)
      if (found?.title) return found.title
    }
  } catch (err) {
    log.warn({ err, field }, 'landing title look-up failed')
  }
  return null
}

function productsOf({ blocks, landing_page_products: own = [] }: WithProducts): LandingProduct[] {
  return [
    ...own,
    ...blocks.flatMap((block) =>
      block.__component === 'blocks.product-list' ? block.products : [],
    ),
  ]
}

function titled({
  documentId,
  titleOffer,
}: {
  documentId: string
  titleOffer?: string | null
}): Titled {
  return { id: documentId, title: titleOffer }
}

function single(entry: { documentId: string; title?: string | null } | null): Titled[] {
  return entry ? [{ id: entry.documentId, title: entry.title }] : []
}
