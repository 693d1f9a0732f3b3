import type { ContractWords } from '../contract-words'
import { sidesOf, type MarkedBlock } from './compare-blocks'
import classes from './contract-sides.module.css'
import { ContractText } from './contract-text'

type ContractSidesProps = { blocks: readonly MarkedBlock[]; words: ContractWords['guest'] }

/**
 * A changed contract with the earlier text beside it, where there is room; on phones one text with marks says the same.
 */
export function ContractSides({ blocks, words }: ContractSidesProps) {
  return (
    <>
      <div className={classes.one}>
        <ContractText blocks={blocks} />
      </div>
      <div className={classes.sides}>
        <p className={classes.side}>{words.sideBefore}</p>
        <p className={classes.side}>{words.sideNow}</p>
        {sidesOf(blocks).map(({ before, after }, index) => (
          <div key={index} className={classes.row}>
            <div>{before && <ContractText blocks={[before]} />}</div>
            <div>{after && <ContractText blocks={[after]} />}</div>
          </div>
        ))}
      </div>
    </>
  )
}
