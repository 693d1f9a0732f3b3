import { evenColumns } from '~/ui/layout/even-columns'
import type { AboutUsData } from './read-about-us.server'
import classes from './values.module.css'

export function Values({ page }: Pick<AboutUsData, 'page'>) {
  return (
    <section className={`content ${classes.section}`} aria-labelledby="values">
      <h2 id="values" className={classes.title}>
        {page.valuesTitle}
      </h2>
      <ul className={classes.values} data-columns={evenColumns(page.values.length, 4)}>
        {page.values.map(({ title, text }) => (
          <li key={title} className={classes.value}>
            <h3 className={classes.name}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
