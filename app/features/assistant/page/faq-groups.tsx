import classes from './faq-groups.module.css'
import type { AssistantPageData } from './read-assistant-page.server'

type FaqGroupsProps = { title: string; groups: AssistantPageData['faqGroups'] }

/** Every question under its topic, folded; the browser unfolds them without script. */
export function FaqGroups({ title, groups }: FaqGroupsProps) {
  return (
    <section className={classes.faqs} aria-labelledby="faq">
      <h2 id="faq" className={classes.title}>
        {title}
      </h2>
      <div className={classes.groups}>
        {groups.map((group) => (
          <div key={group.title} className={classes.group}>
            <h3 className={classes.topic}>{group.title}</h3>
            {group.entries.map(({ id, question, html }) => (
              <details key={id} className={classes.entry}>
                <summary>{question}</summary>
                {/* Sanitized by the server. */}
                <div className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />
              </details>
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}
