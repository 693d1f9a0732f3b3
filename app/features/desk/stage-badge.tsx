import classes from './desk.module.css'

/** `waiting`: somebody has to do something; `done`: it went well; `quiet`: nothing happens any more. */
export type Tone = 'waiting' | 'done' | 'quiet'

export function StageBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}
