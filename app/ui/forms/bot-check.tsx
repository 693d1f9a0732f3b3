import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ownFields } from '~/platform/forms/own-fields'
import classes from './bot-check.module.css'
import { loadTurnstile } from './load-turnstile'

type BotCheckProps = {
  /** None where no check is configured. */
  siteKey: string | null
  /** Changes with each answer of the server: a token is good for one. */
  attempt?: unknown
}

/** Cloudflare's check that a person fills in the form; asks for a click in doubtful cases alone. */
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
          'response-field-name': ownFields.botCheckToken,
        })
        remove = () => turnstile.remove(widget)
      },
      // Where the check cannot be loaded, the server says so when the form is sent.
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
