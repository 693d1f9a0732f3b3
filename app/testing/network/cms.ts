import { delay, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'
import { previewTokenHeader } from '~content/preview'
import { env } from '~/platform/env/env.server'

const at = (path: string) => `${env.CMS_URL}/api/${path}`

/** What the CMS may be like, as handlers of a fake network. */
export const cms = {
  /** Up: it answers a path, to the site's own token alone. */
  answers: (path: string, body: JsonBodyType): HttpHandler =>
    http.get(at(path), ({ request }) =>
      request.headers.get('Authorization') === `Bearer ${env.CMS_CONTENT_TOKEN}`
        ? HttpResponse.json(body)
        : new HttpResponse(null, { status: 401 }),
    ),
  /** Up, and it refuses what it is asked for. */
  refuses: (path: string, status: number): HttpHandler =>
    http.all(at(path), () => new HttpResponse(null, { status })),
  /** It has a draft for those who bring a preview token; `onToken` hears which. */
  hasDraft: (
    data: JsonBodyType,
    onToken: (token: string | null) => void = () => undefined,
  ): HttpHandler =>
    http.get(at('preview'), ({ request }) => {
      onToken(request.headers.get(previewTokenHeader))
      return HttpResponse.json({ data })
    }),
  /** The link of a preview token was revoked. */
  hasNoPreview: (): HttpHandler =>
    http.get(at('preview'), () => HttpResponse.json({ data: null, isLinkOver: true })),
  /** So slow that no request waits for it to the end. */
  isSlow: (): HttpHandler => http.all(at('*'), () => delay('infinite')),
  /** It starts behind a proxy that is up. */
  isStarting: (): HttpHandler => http.all(at('*'), () => new HttpResponse(null, { status: 502 })),
  isDown: (): HttpHandler => http.all(at('*'), () => HttpResponse.error()),
}
