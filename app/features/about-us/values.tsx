import type { AboutUsData } from './read-about-us.server'
import classes from './values.module.css'

export function Values({ page }: Pick<AboutUsData, 'page'>) {
  return (
    <section className={`content ${classes.section}`} aria-labelledby="values">
      <h2 id="values" className={classes.title}>
        {page.valuesTitle}
      </h2>
      <ul className={classes.values}>
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
