import { seconds } from '~/platform/units/duration'

type Camera = { stream: MediaStream; video: HTMLVideoElement }

/** Some cameras never answer; the picture that the window shows is there at once. */
const patience = seconds(4)

/** Asks for more than cameras have: browsers give the most that there is. */
const sharpest = { width: { ideal: 4096 }, height: { ideal: 3072 } }

/** Throws where there is no camera or it may not be used; insecure pages have no devices at all. */
export async function openCamera(facing: 'user' | 'environment'): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) throw new Error('No camera')
  return devices.getUserMedia({
    audio: false,
    video: { ...sharpest, facingMode: { ideal: facing } },
  })
}

export function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/**
 * A picture as sharp as the camera takes it: a still photo where browser and camera have one that is larger than the
 * moving picture, else what the window shows right now, in full size.
 */
export async function takePicture({ stream, video }: Camera): Promise<ImageBitmap> {
  const frame = await createImageBitmap(video)
  const photo = await takeStill(stream).catch(() => null)
  if (!photo || photo.width <= frame.width) return frame
  frame.close()
  return photo
}

async function takeStill(stream: MediaStream): Promise<ImageBitmap | null> {
  const [track] = stream.getVideoTracks()
  if (!track || !('ImageCapture' in window)) return null
  const late = new Promise<null>((resolve) => window.setTimeout(resolve, patience, null))
  const blob = await Promise.race([new ImageCapture(track).takePhoto(), late])
  return blob && createImageBitmap(blob)
}
