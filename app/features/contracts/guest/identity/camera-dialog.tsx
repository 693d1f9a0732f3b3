import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { toJpeg } from '~/features/uploads/shrink-picture'
import { Button } from '~/ui/button/button'
import type { ContractWords } from '~/features/contracts/contract-words'
import { judgePicture, type PictureFault } from './judge-picture'
import classes from './camera-dialog.module.css'
import { openCamera, stopCamera, takePicture } from './take-picture'

type CameraDialogProps = {
  words: ContractWords['guest']
  title: string
  facing: 'user' | 'environment'
  onPhoto: (photo: File) => void
  onClose: (isDenied: boolean) => void
}

/** What the camera took, as it will be sent, a picture of it to look at, and what makes it hard to read. */
type Taken = { photo: File; preview: string; fault: PictureFault | null }

/**
 * Takes a picture with the camera: look through the frame, take, check, take again, use. Too dark or blurred is told at
 * once. The window is small (contracts-and-routes.md §9), the picture as sharp as the camera. Opens at once; denied, it
 * closes and says so.
 */
export function CameraDialog({ words, title, facing, onPhoto, onClose }: CameraDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const stream = useCamera(facing, video, () => onClose(true))
  const [state, setState] = useState<'opening' | 'ready' | 'taking' | Taken>('opening')
  const [isLarge, setLarge] = useState(false)
  const actions = useRef<HTMLDivElement>(null)
  const taken = typeof state === 'object' ? state : null
  useFirstFocused(actions, taken !== null)

  // It closes while it is still in the page: a dialog that was removed gives no focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (shown && !shown.open) shown.showModal()
    return () => shown?.close()
  }, [])

  async function take(): Promise<void> {
    if (state !== 'ready' || !video.current || !stream.current) return
    setState('taking')
    setLarge(false)
    try {
      const picture = await takePicture({ stream: stream.current, video: video.current })
      const jpeg = await toJpeg(picture, picture)
      picture.close()
      const photo = new File(jpeg ? [jpeg] : [], 'photo.jpg', { type: 'image/jpeg' })
      if (!jpeg) return setState('ready')
      const [preview, fault] = await Promise.all([readAsAddress(photo), judgePicture(photo)])
      setState({ photo, preview, fault })
    } catch {
      // The camera gave no picture: it can be tried again.
      setState('ready')
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      className={classes.dialog}
      onCancel={(event) => {
        event.preventDefault()
        onClose(false)
      }}
    >
      <div className={classes.picture} data-large={isLarge || undefined}>
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          hidden={taken !== null}
          onPlaying={() => setState((before) => (before === 'opening' ? 'ready' : before))}
        />
        {taken ? (
          <img src={taken.preview} alt={title} />
        ) : (
          <span className={classes.frame} data-of={facing} aria-hidden="true" />
        )}
      </div>
      <p role="status" className={classes.check} data-fault={taken?.fault ?? undefined}>
        {taken
          ? taken.fault
            ? words.faults[taken.fault]
            : words.checkPhoto
          : words.frames[facing]}
      </p>
      <div ref={actions} className={classes.actions}>
        {taken ? (
          <>
            <Button kind="light" onClick={() => onPhoto(taken.photo)}>
              {words.use}
            </Button>
            <Button kind="quiet" className={classes.other} onClick={() => setLarge(!isLarge)}>
              {isLarge ? words.wholePhoto : words.enlarge}
            </Button>
            <Button kind="quiet" className={classes.other} onClick={() => setState('ready')}>
              {words.retake}
            </Button>
          </>
        ) : (
          <Button
            kind="light"
            className={classes.capture}
            aria-disabled={state !== 'ready'}
            onClick={() => void take()}
          >
            {words.capture}
          </Button>
        )}
        <Button kind="quiet" className={classes.other} onClick={() => onClose(false)}>
          {words.closeCamera}
        </Button>
      </div>
    </dialog>
  )
}

/** Shows the camera in the video while the dialog is there; gives its stream. */
function useCamera(
  facing: 'user' | 'environment',
  video: RefObject<HTMLVideoElement>,
  onDenied: () => void,
) {
  const stream = useRef<MediaStream | null>(null)
  const deny = useRef(onDenied)
  deny.current = onDenied
  useEffect(() => {
    let isGone = false
    openCamera(facing).then(
      (opened) => {
        if (isGone) return stopCamera(opened)
        stream.current = opened
        if (video.current) video.current.srcObject = opened
      },
      () => {
        if (!isGone) deny.current()
      },
    )
    return () => {
      isGone = true
      if (stream.current) stopCamera(stream.current)
    }
  }, [facing, video])
  return stream
}

/** Focuses the first button once others take the place of the one that was pressed. */
function useFirstFocused(actions: RefObject<HTMLElement>, isTaken: boolean): void {
  const wasTaken = useRef(isTaken)
  useEffect(() => {
    if (wasTaken.current === isTaken) return
    wasTaken.current = isTaken
    actions.current?.querySelector('button')?.focus()
  }, [actions, isTaken])
}

/** A file as an address that the page's policy lets a picture have. */
function readAsAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result)
    }
    reader.onerror = () => reject(new Error('The picture could not be read'))
    reader.readAsDataURL(file)
  })
}
