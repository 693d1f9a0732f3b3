import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { systemFields } from '~/platform/forms/system-fields'
import classes from './hidden-fields.module.css'

/**
 * Hidden fields of every form: the honeypot and the idempotency key. The key is made in the browser, since the page is
 * the same for every visitor.
 */
export function HiddenFields() {
  const { t } = useTranslation('forms')
  const key = useRef<HTMLInputElement>(null)

  useEffect(() => {
    // A page from the back/forward cache is a new form.
    const renew = () => {
      // Secure contexts only. Without a key the server recognizes a repetition by its content.
      if (key.current && 'randomUUID' in crypto) key.current.value = crypto.randomUUID()
    }
    const renewRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) renew()
    }
    renew()
    addEventListener('pageshow', renewRestored)
    return () => removeEventListener('pageshow', renewRestored)
  }, [])

  return (
    <>
      <input ref={key} type="hidden" name={systemFields.submissionKey} defaultValue="" />
      <div className={classes.honeypot} aria-hidden="true">
        <label>
          {t('honeypot')}
          <input
            type="text"
            name={systemFields.honeypot}
            defaultValue=""
            tabIndex={-1}
            autoComplete="off"
          />
        </label>
      </div>
    </>
  )
}
