// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import { showIn } from '~/testing/show'
import { Modal } from './modal'

it('closes while it is still in the page, so that the browser gives the focus back', async () => {
  onTestFinished(() => void vi.restoreAllMocks())
  const wasThere: boolean[] = []
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(
    this: HTMLDialogElement,
  ) {
    wasThere.push(this.isConnected)
  })
  const show = await showIn('en')
  const { rerender } = show(
    <Modal labelledBy="title" className="dialog" onClose={() => undefined}>
      Hello
    </Modal>,
  )
  expect(document.querySelector('dialog')?.open).toBe(true)
  rerender(<p />)
  expect(wasThere).toEqual([true])
})
