// @vitest-environment happy-dom
import { useForm } from '@conform-to/react'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showIn } from '~/testing/show'
import { contractWords } from '../contract-words.server'
import { IdentityFile } from './identity-file'

const show = await showIn('en')
const words = contractWords('en').guest

function Photo() {
  const [, { photo }] = useForm<{ photo: string }>({})
  return (
    <form>
      <IdentityFile
        field={photo}
        inputName="photo-file"
        kind="contractPhoto"
        facing="user"
        accept="image/jpeg"
        label="A photo of you"
        hint="Your face"
        words={words}
        locale="en"
        saved={{ id: 'file-1', name: 'me.jpg' }}
        problem={null}
        onChange={() => undefined}
        onWay={() => undefined}
      />
    </form>
  )
}

it('keeps the photo that was sent where the camera may not be used for another one', async () => {
  const { container } = show(<Photo />)
  fireEvent.click(screen.getByRole('button', { name: words.retake }))
  expect((await screen.findByRole('alert')).textContent).toContain(words.cameraDeniedHelp)
  expect(container.querySelector<HTMLInputElement>('input[name=photo]')?.value).toBe('file-1')
  expect(screen.getByRole('status').textContent).toContain('me.jpg')
})
