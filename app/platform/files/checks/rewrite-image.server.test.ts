import { expect, it, vi } from 'vitest'
import { log } from '~/platform/log/log.server'
import { rewriteImage } from './rewrite-image.server'

it('rejects what is no picture, and logs why', async () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue()
  expect(await rewriteImage(Buffer.from('no picture'), 'png')).toEqual({ rejection: 'unreadable' })
  expect(warned).toHaveBeenCalledOnce()
})
