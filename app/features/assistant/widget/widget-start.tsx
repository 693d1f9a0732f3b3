import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button/button'
import { loadWidget } from './load-widget'
import classes from './widget-start.module.css'

/** Loads the widget of a third party once the visitor asks for it, and not before. */
export function WidgetStart({ address }: { address: string }) {
  const { t } = useTranslation('assistant')
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <div className={`${classes.start} needs-script`}>
      <Button
        kind="primary"
        onClick={() => {
          setHasFailed(false)
          loadWidget(address).catch(() => setHasFailed(true))
        }}
      >
        {t('startChat')}
      </Button>
      <p role="status">{hasFailed ? t('chatFailed') : ''}</p>
    </div>
  )
}
