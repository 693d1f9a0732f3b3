import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { systemFields } from '~/platform/forms/system-fields'
import classes from './bot-check.module.css'
import { loadTurnstile } from './load-turnstile'

type BotCheckProps = {
  /** Null if no bot check is configured. */
  siteKey: string | null
  /** Changes with each reply of the server, since a token can be used once. */
  attempt?: unknown
}

/** Cloudflare Turnstile. Asks for a click in doubtful cases only. */
export function BotCheck({ siteKey, attempt }: BotCheckProps) {
  const { t, i18n } = useTranslation('forms')
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = box.current
    if (!siteKey || !element) return
    let remove: (() => void) | undefined
    let isGone = false
    loadTurnstile().then(
      (turnstile) => {
        if (isGone) return
        const widget = turnstile.render(element, {
          sitekey: siteKey,
          language: i18n.language,
          size: 'flexible',
          'response-field-name': systemFields.botCheckToken,
        })
        remove = () => turnstile.remove(widget)
      },
      // If the script cannot be loaded, the server rejects the form with a message.
      () => {},
    )
    return () => {
      isGone = true
      remove?.()
    }
  }, [siteKey, attempt, i18n.language])

  if (!siteKey) return null
  return (
    <>
      <div ref={box} className={classes.check} />
      <noscript>
        <p className={classes.note}>{t('botCheckNeedsScript')}</p>
      </noscript>
    </>
  )
}
