import { delay, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'

const siteverify = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

const answers = (body: JsonBodyType, status = 200): HttpHandler =>
  http.post(siteverify, () => HttpResponse.json(body, { status }))

/** What Cloudflare's service may be like, as handlers of a fake network. */
export const turnstile = {
  /** Every visitor is a person; `onSent` hears what was sent. */
  passes: (onSent: (body: string) => void = () => undefined): HttpHandler =>
    http.post(siteverify, async ({ request }) => {
      onSent(await request.text())
      return HttpResponse.json({ success: true, hostname: 'ceiba.example' })
    }),
  fails: (...codes: string[]): HttpHandler => answers({ success: false, 'error-codes': codes }),
  isBroken: (): HttpHandler => answers('out of order', 500),
  isSlow: (): HttpHandler => http.post(siteverify, () => delay('infinite')),
  isDown: (): HttpHandler => http.post(siteverify, () => HttpResponse.error()),
}
