import { useState } from 'react'
import fallbackUrl from '~/ui/media/fallback.svg?url'
import classes from './rental-picture.module.css'

/** The picture that the inquire button kept; the fallback where there is none or it fails. */
export function RentalPicture({ address }: { address: string | null }) {
  const [failed, setFailed] = useState(false)
  const source = failed ? null : address
  return (
    <img
      src={source ?? fallbackUrl}
      alt=""
      width={640}
      height={480}
      className={classes.picture}
      onError={() => setFailed(true)}
    />
  )
}
