import type { Locale } from '~content/locale'
import type { Picture } from '~content/picture'
import { shareFactsSchema, type ShareFacts } from '~content/share-image'
import { sharePathOf } from '~content/share-image.server'
import { siteSettings } from '~content/site-settings'
import type { DrawnShareImage } from '~/features/site/head/page-head'
import { readContent } from '~/platform/content/read-content.server'
import { env } from '~/platform/env/env.server'

type Shared = Pick<ShareFacts, 'title'> &
  Partial<Pick<ShareFacts, 'over' | 'under'>> & {
    picture: Pick<Picture, 'hash'> | null | undefined
  }

/** Where the image lies that other sites show of a page. Loaders ask for it, since the server signs its address. */
export async function shareImageOf(
  locale: Locale,
  { title, over = '', under = '', picture }: Shared,
): Promise<DrawnShareImage> {
  const settings = await readContent(siteSettings, locale)
  const facts = shareFactsSchema.parse({
    brand: settings?.brandName ?? '',
    title,
    over,
    under,
    picture: picture ? { hash: picture.hash } : null,
  })
  return { path: sharePathOf(facts, env.PREVIEW_SECRET), alt: facts.title }
}
