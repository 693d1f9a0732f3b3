import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerManifest } from '~/features/site/manifest/answer-manifest.server'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return answerManifest(await requestLocale(request))
}
