import { href } from '~/routing/href'
import { ButtonLink } from '~/ui/button/button'
import classes from './section-links.module.css'
import { useSite } from './use-site'

/** The kinds of stay as buttons, where a page has nothing else to show. They stand as the text around them does. */
export function SectionLinks() {
  const { menu, locale } = useSite()
  return (
    <ul className={classes.links}>
      {menu.sections.map(({ page, label }) => (
        <li key={page}>
          <ButtonLink to={href(page, locale)}>{label}</ButtonLink>
        </li>
      ))}
    </ul>
  )
}
