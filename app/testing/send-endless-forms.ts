import { onTestFinished } from 'vitest'
import { withReceivedForm } from '~/platform/files/uploads/receive-form.server'
import { clientAddressHeader } from '~/platform/http/client-address'
import { temporaryFolder } from './temporary-folder'

/** Forms with files of one client that stop in the middle and stay open until the test ends. */
export async function sendEndlessForms(address: string, count: number): Promise<void> {
  const folder = await temporaryFolder()
  for (let sent = 0; sent < count; sent++) {
    const body = new TransformStream<Uint8Array, Uint8Array>()
    const writer = body.writable.getWriter()
    const request = new Request('http://localhost:3000/x', {
      method: 'POST',
      headers: {
        'Content-Type': 'multipart/form-data; boundary=b',
        [clientAddressHeader]: address,
      },
      body: body.readable,
      duplex: 'half',
    })
    const received = withReceivedForm(request, { folder, maxFiles: 1 }, async () => null)
    onTestFinished(async () => {
      await writer.close()
      await received
    })
  }
}
