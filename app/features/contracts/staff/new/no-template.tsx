import { StaffBar, type StaffBarData } from '~/features/staff/area/staff-bar'
import type { ContractWords } from '~/features/contracts/contract-words'
import classes from '../contract-editor.module.css'

/** In place of the editor where no template is in use. */
export function NoTemplate({ words, bar }: { words: ContractWords; bar: StaffBarData }) {
  return (
    <>
      <StaffBar bar={bar} />
      <div className={`content ${classes.page}`}>
        <h1 className={classes.title}>{words.staff.newTitle}</h1>
        <p className={classes.lead}>{words.staff.noTemplate}</p>
      </div>
    </>
  )
}
