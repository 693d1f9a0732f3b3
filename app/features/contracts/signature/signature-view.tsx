import classes from './signature.module.css'
import { signatureBox, smoothPath, type Signature } from './signature'

type SignatureViewProps = { signature: Signature; label: string }

/** A signature as it was given: the lines of the hand, or the name in the script face. */
export function SignatureView({ signature, label }: SignatureViewProps) {
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
