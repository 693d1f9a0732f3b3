// @vitest-environment happy-dom
import { useForm } from '@conform-to/react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { FileField, type SentFile } from './file-field'

const i18n = await createServerI18n('es')
beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

function SampleForm({ send }: { send: (file: File) => Promise<SentFile> }) {
  const [form, fields] = useForm<{ cv: string; cvName: string }>({ id: 'sample' })
  return (
    <I18nextProvider i18n={i18n}>
      <form id={form.id}>
        <FileField
          field={fields.cv}
          nameField={fields.cvName}
          fileName="cvFile"
          label="CV"
          hint="PDF"
          accept=".pdf"
          send={send}
        />
      </form>
    </I18nextProvider>
  )
}

/** A chooser as browsers have it: it says nothing where the file that it holds is chosen again. */
function show(send: (file: File) => Promise<SentFile>) {
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  act(() => root.render(<SampleForm send={send} />))
  onTestFinished(() => {
    act(() => root.unmount())
    page.remove()
  })
  const input = page.querySelector<HTMLInputElement>('[type=file]')
  const id = page.querySelector<HTMLInputElement>('[name=cv]')
  if (!input || !id) throw new Error('There is no chooser')
  let held: File | null = null
  Object.defineProperty(input, 'files', { get: () => (held ? [held] : []) })
  Object.defineProperty(input, 'value', {
    get: () => held?.name ?? '',
    set: (value: string) => {
      if (value === '') held = null
    },
  })
  const choose = (file: File) =>
    act(async () => {
      if (held?.name === file.name) return
      held = file
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
  return { page, id, choose }
}

it('takes the corrected file of the same name after one that was refused', async () => {
  const send = vi.fn(async (file: File): Promise<SentFile> => {
    return file.size > 3 ? { message: 'Demasiado grande' } : { id: 'the-id', name: file.name }
  })
  const { page, id, choose } = show(send)
  await choose(new File(['too large'], 'cv.pdf'))
  expect(page.querySelector('[role=alert]')?.textContent).toBe('Demasiado grande')
  expect(id.value).toBe('')
  await choose(new File(['ok'], 'cv.pdf'))
  expect(send).toHaveBeenCalledTimes(2)
  expect(id.value).toBe('the-id')
  expect(page.querySelector('[role=alert]')).toBeNull()
  expect(page.querySelector('[role=status]')?.textContent).toBe('Recibido: cv.pdf')
})
