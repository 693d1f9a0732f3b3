import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { firstLegalPath } from '~/features/legal/first-legal-path.server'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return redirect(await firstLegalPath(await requestLocale(request)))
}

/** Never shown: the loader leads on. A route without a component answers like a resource, even to client navigation. */
export default function Terms() {
  return null
}
