import { Form } from '@remix-run/react'
import { Button } from '~/ui/button/button'
import classes from './staff-bar.module.css'
import { StaffNavigation, type StaffLink } from './staff-navigation'

export type StaffBarData = {
  label: string
  links: StaffLink[]
  signedInAs: string
  name: string
  role: string
  signOut: string
  signOutPath: string
}

/** Where the staff can go and who is signed in, above a page that guests see without it. */
export function StaffBar({ bar }: { bar: StaffBarData }) {
  return (
    <div className={classes.bar}>
      <StaffNavigation label={bar.label} links={bar.links} />
      <div className={classes.who}>
        <p>
          <span className="visually-hidden">{bar.signedInAs}</span> <strong>{bar.name}</strong>{' '}
          <span className={classes.role}>{bar.role}</span>
        </p>
        <Form method="post" action={bar.signOutPath} reloadDocument>
          <Button type="submit" kind="text">
            {bar.signOut}
          </Button>
        </Form>
      </div>
    </div>
  )
}
