import { act } from '@testing-library/react'
import { HttpResponse, type JsonBodyType } from 'msw'

/**
 * An answer whose headers come at once and whose body comes with `send`. Unlike a whole answer that is late, its body
 * is read also where the request was aborted meanwhile, as one that arrives just then.
 */
export function lateJson() {
  let send = (_body: JsonBodyType) => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (value) => {
        controller.enqueue(new TextEncoder().encode(JSON.stringify(value)))
        controller.close()
      }
    },
  })
  const response = new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })
  return { response, send: (value: JsonBodyType) => send(value) }
}

/** Waits until what was answered has been read and shown. */
export const delivered = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)))
