import classes from '~/features/private-pages/private-page.module.css'

/** `waiting`: an action is due; `done`: completed; `quiet`: closed. */
export type Tone = 'waiting' | 'done' | 'quiet'

export function StageBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}
