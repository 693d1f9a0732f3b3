import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PostPage } from '~/features/blog/post/post-page'
import { postHead } from '~/features/blog/post/post-head'
import { readPostPage } from '~/features/blog/post/read-post-page.server'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readPostPage(await requestLocale(request), params.slug ?? '')
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? postHead(data, siteDataOf(matches)) : []

export default function Post() {
  const data = useLoaderData<typeof loader>()
  return <PostPage key={data.post.id} data={data} />
}
