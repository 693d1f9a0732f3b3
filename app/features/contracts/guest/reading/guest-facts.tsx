import type { ContractWords } from '~/features/contracts/contract-words'
import type { Fact } from '../guest-data'
import classes from '../guest-page.module.css'

type GuestFactsProps = {
  facts: readonly Fact[]
  words: Pick<ContractWords, 'guest'>
  /** The name of this part of the page, where there are several. */
  label?: string
}

/** What the staff agreed on with the guest: read, not written. */
export function GuestFacts({ facts, words: { guest }, label = guest.summary }: GuestFactsProps) {
  return (
    <section aria-label={label}>
      <dl className={classes.facts}>
        {facts.map(({ label: name, value, was }) => (
          <div
            key={name}
            data-changed={was === undefined ? undefined : true}
            data-wide={value.includes('\n') ? true : undefined}
          >
            <dt>{name}</dt>
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
