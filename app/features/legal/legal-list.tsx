import { NavLink } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { legalAreas } from '~content/legal-area'
import classes from './legal-list.module.css'
import type { LegalPageData } from './read-legal-page.server'

/** All texts, the conditions of the kinds of places in a group of their own. */
export function LegalList({ list }: Pick<LegalPageData, 'list'>) {
  const { t } = useTranslation('legal')
  return (
    <nav className={classes.list} aria-label={t('allTexts')}>
      {legalAreas.map((area) => {
        const texts = list.filter((text) => text.area === area)
        return (
          texts.length > 0 && (
            <div key={area}>
              {area === 'accommodation' && <p className={classes.group}>{t('accommodation')}</p>}
              <ul className={classes.links}>
                {texts.map(({ id, name, path }) => (
                  <li key={id}>
                    <NavLink to={path} className={classes.link}>
                      {name}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          )
        )
      })}
    </nav>
  )
}
