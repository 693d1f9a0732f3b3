import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SeenRentalsList } from '~/features/catalogue/seen/seen-rentals-list'
import { Featured } from '~/features/home/sections/featured'
import { Hero } from '~/features/home/sections/hero'
import { homeHead } from '~/features/home/home-head'
import { Intro } from '~/features/home/sections/intro'
import { LatestPosts } from '~/features/home/sections/latest-posts'
import { Offers } from '~/features/home/sections/offers'
import { PartnerBanner } from '~/features/home/sections/partner-banner'
import { Places } from '~/features/home/sections/places'
import { readHomePage } from '~/features/home/read-home-page.server'
import { SectionCards } from '~/features/home/sections/section-cards'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'

export const handle = { i18n: ['home', 'listings', 'calculator'] } satisfies I18nHandle

export async function loader({ request }: LoaderFunctionArgs) {
  return readHomePage(await requestLocale(request))
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? homeHead(data, siteDataOf(matches)) : []

export default function Home() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <Hero home={data.home} regions={data.regions} earliestCheckIn={data.earliestCheckIn} />
      <SectionCards home={data.home} />
      <Featured home={data.home} featured={data.featured} />
      <SeenRentalsList className="content" />
      <Offers offers={data.offers} />
      <Places home={data.home} regions={data.regions} />
      <LatestPosts posts={data.posts} />
      <Intro home={data.home} />
      <PartnerBanner />
    </>
  )
}
