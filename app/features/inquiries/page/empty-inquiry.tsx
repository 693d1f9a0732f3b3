import { useTranslation } from 'react-i18next'
import { SectionLinks } from '~/features/site/section-links'
import classes from './empty-inquiry.module.css'

type EmptyInquiryProps = {
  /** In place of an inquiry that the visitor has just deleted, with the button that had the focus. */
  takesFocus?: boolean
}

const focus = (heading: HTMLElement | null) => heading?.focus()

/** Nothing is chosen: how to choose, and where. */
export function EmptyInquiry({ takesFocus = false }: EmptyInquiryProps) {
  const { t } = useTranslation('inquiry')
  return (
    <div className={`content ${classes.empty}`}>
      <Suitcase className={classes.picture} />
      <h1 className={classes.title} tabIndex={-1} ref={takesFocus ? focus : null}>
        {t('emptyTitle')}
      </h1>
      <p className={classes.text}>{t('emptyText')}</p>
      <SectionLinks />
    </div>
  )
}

/** A suitcase that waits before the volcanoes. */
function Suitcase({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 240 160" className={className} aria-hidden="true">
      <circle cx="186" cy="44" r="18" fill="#e0a030" />
      <path d="m0 136 62-76q8-9 16 0l46 54 24-26q7-7 14 0l78 48v8H0Z" fill="#c9dbd2" />
      <path d="m56 72 14-16 14 16q-7 7-13 2-7 5-15-2Z" fill="#fff" />
      <path d="M0 138q60-22 120-8t120-8v38H0Z" fill="#1f6f5c" />
      <path d="M100 82V70q0-8 8-8h24q8 0 8 8v12" fill="none" stroke="#22252b" strokeWidth="6" />
      <rect x="76" y="80" width="88" height="62" rx="10" fill="#a8452f" />
      <path d="M92 80h10v62H92zM138 80h10v62h-10z" fill="#8c3726" />
      <rect x="110" y="98" width="20" height="14" rx="4" fill="#f7e8c8" />
      <circle cx="90" cy="145" r="5" fill="#22252b" />
      <circle cx="150" cy="145" r="5" fill="#22252b" />
    </svg>
  )
}
