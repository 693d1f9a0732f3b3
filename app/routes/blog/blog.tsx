import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { blogHead } from '~/features/blog/list/blog-head'
import { BlogPage } from '~/features/blog/list/blog-page'
import { readBlogPage } from '~/features/blog/list/read-blog-page.server'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return readBlogPage(await requestLocale(request), new URL(request.url).searchParams)
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? blogHead(data, siteDataOf(matches)) : []

export default function Blog() {
  return <BlogPage data={useLoaderData<typeof loader>()} />
}
