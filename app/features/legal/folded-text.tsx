import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import prose from '~/ui/blocks/prose.module.css'
import { Button } from '~/ui/button/button'
import classes from './folded-text.module.css'
import type { LegalPageData } from './read-legal-page.server'

/** A text whose length folds away behind a button, on phones sooner; without script all of it is there. */
export function FoldedText({ html }: Pick<LegalPageData, 'html'>) {
  const { t } = useTranslation('legal')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isFolded = Boolean(html.middle || html.end)
  return (
    <div className={classes.text} data-open={isOpen || undefined}>
      <Part html={html.start} />
      <div id={id}>
        <Part html={html.middle} className={classes.middle} />
        <Part html={html.end} className={classes.end} />
      </div>
      {isFolded && (
        <Button
          className={html.end ? classes.toggle : classes.phoneToggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen)
          }}
        >
          {t(isOpen ? 'readLess' : 'readMore')}
        </Button>
      )}
    </div>
  )
}

function Part({ html, className }: { html: string; className?: string | undefined }) {
  if (!html) return null
  // Sanitized where it was rendered.
  return (
    <div
      className={`${prose.prose} ${className ?? ''}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
