import { useTranslation } from 'react-i18next'
import { useLocation } from '@remix-run/react'
import { findPage } from '~/routing/find-page'
import { pageEntry } from '~/routing/table'
import classes from './ask-us.module.css'
import { ContactLinks } from './contact-links'

/** Contact of the team, for guests whose private link does not open. */
export function AskUs() {
  const { t } = useTranslation()
  return (
    <section className={classes.ask} aria-labelledby="ask-us">
      <h2 id="ask-us">{t('askUs')}</h2>
      <ContactLinks isPrivate />
    </section>
  )
}

/** The same on pages that have no footer, and nothing on the others. */
export function AskUsWithoutFooter() {
  const page = findPage(useLocation().pathname)
  return page !== null && pageEntry(page.name).hasMinimalLayout ? <AskUs /> : null
}
