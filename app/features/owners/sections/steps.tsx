import { evenColumns } from '~/ui/layout/even-columns'
import classes from './steps.module.css'

type StepsProps = { title: string; steps: { title: string; text: string }[] }

/** What happens one after the other. */
export function Steps({ title, steps }: StepsProps) {
  if (steps.length === 0) return null
  return (
    <section className={`content ${classes.section}`} aria-labelledby="steps">
      <h2 id="steps" className={classes.title}>
        {title}
      </h2>
      <ol className={classes.steps} data-columns={evenColumns(steps.length, 4)}>
        {steps.map((step) => (
          <li key={step.title} className={classes.step}>
            <h3 className={classes.name}>{step.title}</h3>
            <p className={classes.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
