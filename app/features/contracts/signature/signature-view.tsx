import type { GivenSignature, CountersignatureView } from './given-signature'
import classes from './signature.module.css'
import { signatureBox, smoothPath, type Signature } from './signature'

type SignaturesViewProps = {
  /** Of the guests; none where the tick alone was the signature. */
  signatures: readonly GivenSignature[]
  house: CountersignatureView | null
}

/** The signatures of all sides, beside each other where there is room. */
export function SignaturesView({ signatures, house }: SignaturesViewProps) {
  if (signatures.length === 0 && !house) return null
  return (
    <div className={classes.sides}>
      {signatures.map(({ name, signature }, index) => (
        <SignatureView key={index} signature={signature} label={name} />
      ))}
      {house && (
        <SignatureView
          signature={house.signature ?? { kind: 'typed', name: house.name }}
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
