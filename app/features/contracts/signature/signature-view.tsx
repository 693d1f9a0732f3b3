import type { Signatory } from '~content/contract'
import classes from './signature.module.css'
import { signatureBox, smoothPath, type Signature } from './signature'

type SignaturesViewProps = {
  /** Null where the tick alone was the signature. */
  signature: Signature | null
  guestName: string
  house: Signatory | null
}

/** The signatures of both sides, beside each other where there is room. */
export function SignaturesView({ signature, guestName, house }: SignaturesViewProps) {
  if (!signature && !house) return null
  return (
    <div className={classes.sides}>
      {signature && <SignatureView signature={signature} label={guestName} />}
      {house && (
        <SignatureView
          signature={{ kind: 'typed', name: house.name }}
          label={[house.name, house.role].filter(Boolean).join(', ')}
        />
      )}
    </div>
  )
}

type SignatureViewProps = { signature: Signature; label: string }

/** A signature as it was given: the lines of the hand, or the name in the script face. */
function SignatureView({ signature, label }: SignatureViewProps) {
  const { width, height } = signatureBox
  return (
    <figure className={classes.given}>
      {signature.kind === 'drawn' ? (
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
          <path d={smoothPath(signature.strokes)} className={classes.ink} />
        </svg>
      ) : (
        <p className={classes.script}>{signature.name}</p>
      )}
      <figcaption>{label}</figcaption>
    </figure>
  )
}
