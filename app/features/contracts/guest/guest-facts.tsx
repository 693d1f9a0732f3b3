import type { GuestData } from './guest-data'
import classes from './guest-page.module.css'

/** What the staff agreed on with the guest: read, not written. */
export function GuestFacts({ data }: { data: Pick<GuestData, 'facts' | 'words'> }) {
  return (
    <section aria-label={data.words.guest.summary}>
      <dl className={classes.facts}>
        {data.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
