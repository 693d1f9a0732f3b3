type WidgetOptions = {
  sitekey: string
  language: string
  size: 'flexible'
  'response-field-name': string
}

type Turnstile = {
  render: (element: HTMLElement, options: WidgetOptions) => string
  remove: (widget: string) => void
}

declare global {
  var turnstile: Turnstile | undefined
}

const source = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
let loading: Promise<Turnstile> | undefined

/** Loads the Turnstile script once; rejects if that fails. */
export function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      loading = undefined
      reject(new Error('The bot check cannot be loaded'))
    }
    script.src = source
    script.async = true
    script.onload = () => (globalThis.turnstile ? resolve(globalThis.turnstile) : fail())
    script.onerror = fail
    document.head.append(script)
  })
  return loading
}
