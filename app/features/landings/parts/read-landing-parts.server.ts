import type { LandingSource } from '~content/landing-source'
import type { Locale } from '~content/locale'
import type { Picture } from '~content/picture'
import type { Seo } from '~content/seo'
import { readLeadFormData } from '~/features/leads/form/read-lead-form-data.server'
import { shareImageOf } from '~/features/share-images/share-image-of.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { href, type PageParams } from '~/routing/href'
import type { PageName } from '~/routing/table'
import { translationsOf, type Translations } from '~/routing/translations'
import type { BlockContext, BlockLanding } from '../blocks/block-context'
import { readBlockContext } from '../blocks/read-block-context.server'
import { toBlockViews } from '../blocks/to-block-views.server'
import { chatLink } from '~/features/site/contact/chat-link'
import type { LandingParts } from './landing-parts'
import { productParameter } from '../blocks/product-view'
import { shownProducts } from '../products/shown-products'

type LandingFacts = {
  locale: Locale
  page: PageName
  params?: PageParams
  translations?: Translations
  search: URLSearchParams
  source: { field: LandingSource; id: string }
  landing: BlockLanding
  text: string
  picture: Picture | null
  seo: Seo | null
  /** The last day of the offer, in words. */
  until?: string | null
  /** Whether a form of the page asks where in the country. */
  asksForPlace: boolean
}

/** What all landings have in common, and the context from which their own parts are worked out. */
export async function readLandingParts(
  facts: LandingFacts,
): Promise<{ parts: LandingParts; context: BlockContext }> {
  const { locale, page, params = {}, landing, text, seo } = facts
  const context = await readBlockContext(landing, locale, href(page, locale, params))
  const blocks = toBlockViews(context)
  const withPlaces =
    facts.asksForPlace ||
    landing.blocks.some((block) => block.__component === 'blocks.form' && block.showLocation)
  const parts: LandingParts = {
    locale,
    page,
    params,
    translations: facts.translations ?? translationsOf(params),
    type: landing.type,
    title: landing.title,
    text,
    meta: {
      title: seo?.metaTitle || landing.title,
      description: seo?.metaDescription || text,
      seo,
      drawn: await shareImageOf(locale, {
        title: landing.title,
        under: await lastDay(locale, facts.until),
        picture: facts.picture,
      }),
    },
    blocks,
    form: {
      source: facts.source,
      data: readLeadFormData(locale, { withPlaces }),
      product: productRequest(landing, facts.search),
    },
    chat: chatLink(landing, context.settings),
  }
  return { parts, context }
}

/** The line below the title of the shared image. */
async function lastDay(locale: Locale, date: string | null | undefined): Promise<string> {
  if (!date) return ''
  const { t } = await createServerI18n(locale)
  return t('landings:until', { date })
}

function productRequest({ products, blocks }: BlockLanding, search: URLSearchParams) {
  const requested = search.get(productParameter)
  if (!requested) return null
  const all = [
    ...products,
    ...blocks.flatMap((block) =>
      block.__component === 'blocks.product-list' ? block.products : [],
    ),
  ]
  const product = shownProducts(all).find(({ documentId }) => documentId === requested)
  return product ? { id: product.documentId, name: product.name } : null
}
