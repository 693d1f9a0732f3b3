import { useEffect, useRef, useState } from 'react'
import type { ContractWords } from '../contract-words'
import classes from './camera-dialog.module.css'

/** contracts-and-routes.md §9: the size of a photo. */
const size = { width: 640, height: 480 }
const jpegQuality = 0.9

type CameraDialogProps = {
  words: ContractWords['guest']
  title: string
  facing: 'user' | 'environment'
  onPhoto: (photo: File) => void
  onClose: (isDenied: boolean) => void
}

/** Takes a picture with the camera: look, take, take again, use. Opens at once; denied, it closes and says so. */
export function CameraDialog({ words, title, facing, onPhoto, onClose }: CameraDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isTaken, setTaken] = useState(false)
  const [isReady, setReady] = useState(false)
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    let stream: MediaStream | null = null
    let isGone = false
    dialog.current?.showModal()
    openCamera(facing).then(
      (opened) => {
        stream = opened
        if (isGone) stopCamera(opened)
        else if (video.current) video.current.srcObject = opened
      },
      () => {
        if (!isGone) close.current(true)
      },
    )
    return () => {
      isGone = true
      if (stream) stopCamera(stream)
    }
  }, [facing])

  function take(): void {
    const from = video.current
    const context = canvas.current?.getContext('2d')
    if (!from || !context) return
    const scale = Math.max(size.width / from.videoWidth, size.height / from.videoHeight)
    const width = from.videoWidth * scale
    const height = from.videoHeight * scale
    context.drawImage(from, (size.width - width) / 2, (size.height - height) / 2, width, height)
    setTaken(true)
  }

  function use(): void {
    canvas.current?.toBlob(
      (blob) => {
        if (blob) onPhoto(new File([blob], 'photo.jpg', { type: 'image/jpeg' }))
      },
      'image/jpeg',
      jpegQuality,
    )
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
      <div className={classes.picture}>
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          hidden={isTaken}
          onPlaying={() => setReady(true)}
        />
        <canvas ref={canvas} width={size.width} height={size.height} hidden={!isTaken} />
      </div>
      <div className={classes.actions}>
        {isTaken ? (
          <>
            <button type="button" className={classes.main} onClick={use}>
              {words.use}
            </button>
            <button type="button" onClick={() => setTaken(false)}>
              {words.retake}
            </button>
          </>
        ) : (
          <button type="button" className={classes.main} onClick={take} disabled={!isReady}>
            {words.capture}
          </button>
        )}
        <button type="button" onClick={() => onClose(false)}>
          {words.closeCamera}
        </button>
      </div>
    </dialog>
  )
}

/** Throws where there is none or it may not be used; insecure pages have no devices at all. */
async function openCamera(facing: 'user' | 'environment'): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) throw new Error('No camera')
  return devices.getUserMedia({
    audio: false,
    video: { width: size.width, height: size.height, facingMode: { ideal: facing } },
  })
}

function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
