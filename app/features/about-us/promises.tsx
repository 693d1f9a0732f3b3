import type { AboutUsData } from './read-about-us.server'
import classes from './promises.module.css'

/** Mission and vision, side by side. */
export function Promises({ page }: Pick<AboutUsData, 'page'>) {
  return (
    <div className={`content ${classes.promises}`}>
      <section className={classes.mission} aria-labelledby="mission">
        <Door className={classes.drawing} />
        <h2 id="mission" className={classes.title}>
          {page.missionTitle}
        </h2>
        <p className={classes.text}>{page.mission}</p>
      </section>
      <section className={classes.vision} aria-labelledby="vision">
        <Horizon className={classes.drawing} />
        <h2 id="vision" className={classes.title}>
          {page.visionTitle}
        </h2>
        <p className={classes.text}>{page.vision}</p>
      </section>
    </div>
  )
}

function Door({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      <path d="M14 96V44a34 34 0 0 1 68 0v52Z" fill="#f7e8c8" />
      <path d="M26 96V46a22 22 0 0 1 44 0v50Z" fill="#a8452f" />
      <path d="M47 25h2v71h-2z" fill="#8c3726" />
      <circle cx="42" cy="64" r="3" fill="#e0a030" />
      <circle cx="54" cy="64" r="3" fill="#e0a030" />
    </svg>
  )
}

function Horizon({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      <circle cx="48" cy="48" r="46" fill="#fff" />
      <circle cx="58" cy="42" r="15" fill="#e0a030" />
      <path d="m4 62 30-30q5-5 10 0l48 34A46 46 0 0 1 4 62Z" fill="#8fb3a6" />
      <path d="M3 58q24-8 46 6t44-2A46 46 0 0 1 3 58Z" fill="#1f6f5c" />
    </svg>
  )
}
