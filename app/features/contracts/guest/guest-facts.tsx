import type { ContractWords } from '../contract-words'
import type { Fact } from './guest-data'
import classes from './guest-page.module.css'

type GuestFactsProps = { facts: readonly Fact[]; words: Pick<ContractWords, 'guest'> }

/** What the staff agreed on with the guest: read, not written. */
export function GuestFacts({ facts, words: { guest } }: GuestFactsProps) {
  return (
    <section aria-label={guest.summary}>
      <dl className={classes.facts}>
        {facts.map(({ label, value, was }) => (
          <div key={label} data-changed={was === undefined ? undefined : true}>
            <dt>{label}</dt>
            <dd>
              {was === undefined ? value : <ins>{value}</ins>}
              {was !== undefined && (
                <span className={classes.was}>
                  {guest.was} <del>{was}</del>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
