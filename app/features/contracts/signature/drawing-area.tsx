import { useEffect, useRef, useState } from 'react'
import type SignaturePad from 'signature_pad'
import { signatureBox, type Stroke } from './signature'
import classes from './signature.module.css'

type DrawingAreaProps = {
  label: string
  /** In units of the box, see `signatureBox`. */
  strokes: readonly Stroke[]
  isInvalid: boolean
  onDraw: (strokes: readonly Stroke[]) => void
  /** The program that draws could not be loaded. */
  onUnavailable: () => void
}

const pen = { dotSize: 1.8, minWidth: 0.9, maxWidth: 2.6, velocityFilterWeight: 0.7 }
const ink = { penColor: '#1d2b36', compositeOperation: 'source-over' } as const

/** A sheet to sign on with finger, pen or mouse. Turning the phone keeps what was drawn. */
export function DrawingArea(props: DrawingAreaProps) {
  const { label, strokes, isInvalid } = props
  const [isReady, setReady] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad | null>(null)
  const drawn = useRef(strokes)
  const told = useRef(props)
  told.current = props

  useEffect(() => {
    const sheet = canvas.current
    if (!sheet) return
    let isGone = false
    const resized = new ResizeObserver(() => show(pad.current, sheet, drawn.current))
    import('signature_pad').then(
      ({ default: Pad }) => {
        if (isGone) return
        const made = new Pad(sheet, { ...pen, ...ink })
        made.addEventListener('endStroke', () => {
          drawn.current = strokesOf(made, sheet)
          told.current.onDraw(drawn.current)
        })
        pad.current = made
        resized.observe(sheet)
        setReady(true)
      },
      () => {
        if (!isGone) told.current.onUnavailable()
      },
    )
    return () => {
      isGone = true
      resized.disconnect()
      pad.current?.off()
      pad.current = null
    }
  }, [])

  // Taken back by the button beside it.
  useEffect(() => {
    if (drawn.current === strokes || !canvas.current) return
    drawn.current = strokes
    show(pad.current, canvas.current, strokes)
  }, [strokes])

  return (
    <div
      role="img"
      aria-label={label}
      className={classes.sheet}
      data-invalid={isInvalid || undefined}
      data-ready={isReady || undefined}
    >
      <canvas ref={canvas} />
    </div>
  )
}

/** Draws strokes anew, as sharp as the screen. */
function show(
  pad: SignaturePad | null,
  sheet: HTMLCanvasElement,
  strokes: readonly Stroke[],
): void {
  if (!pad) return
  const { clientWidth, clientHeight } = sheet
  const sharpness = Math.max(window.devicePixelRatio, 1)
  sheet.width = clientWidth * sharpness
  sheet.height = clientHeight * sharpness
  sheet.getContext('2d')?.scale(sharpness, sharpness)
  const scale = clientWidth / signatureBox.width
  pad.fromData(
    strokes.map((points) => ({
      ...pen,
      ...ink,
      points: points.map(({ x, y }) => ({ x: x * scale, y: y * scale, pressure: 0, time: 0 })),
    })),
  )
}

function strokesOf(pad: SignaturePad, sheet: HTMLCanvasElement): Stroke[] {
  const scale = signatureBox.width / sheet.clientWidth
  return pad
    .toData()
    .map(({ points }) => points.map(({ x, y }) => ({ x: x * scale, y: y * scale })))
}
