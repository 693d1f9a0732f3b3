import type { TeamGroup } from './list-team'
import { MemberCard } from './member-card'
import classes from './team-directory.module.css'

/** The team in its groups, each with as many members in a row as it says. */
export function TeamDirectory({ team }: { team: TeamGroup[] }) {
  return team.map(({ documentId, name, text, col, members }) => (
    <section key={documentId} aria-labelledby={`team-${documentId}`} className={classes.group}>
      <div className={classes.head}>
        <h3 id={`team-${documentId}`} className={classes.name}>
          {name}
        </h3>
        <p className={classes.text}>{text}</p>
      </div>
      <ul className={classes.members} data-columns={col}>
        {members.map((member) => (
          <li key={member.documentId}>
            <MemberCard member={member} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
