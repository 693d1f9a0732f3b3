import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { notFound } from '~/platform/http/not-found.server'
import { wrongLanguageTarget } from '~/routing/wrong-language-target'
import { scriptless } from '~/ui/layout/page-scripts'

/** Any other path: the other language's slug leads on, everything else is a 404 in its language. */
export async function loader({ request }: LoaderFunctionArgs) {
  const target = wrongLanguageTarget(new URL(request.url))
  if (target) throw redirect(target, 301)
  throw notFound()
}

/** It is sent for every address that is missing; the script would ask for the data of another one. */
export const handle = scriptless

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function NotFound() {
  return null
}
