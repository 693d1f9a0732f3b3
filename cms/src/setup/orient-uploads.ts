import type { Core } from '@strapi/strapi'

type Settings = { autoOrientation?: boolean }
type UploadService = {
  getSettings: () => Promise<Settings | null>
  setSettings: (settings: Settings) => Promise<unknown>
}

/**
 * Photos of phones are turned upright as they are uploaded. By default, Strapi drops how the camera was held when it
 * makes a picture smaller, so portraits lay on their side.
 */
export async function orientUploads(strapi: Core.Strapi): Promise<void> {
  const service: UploadService = strapi.plugin('upload').service('upload')
  const settings = await service.getSettings()
  if (settings?.autoOrientation) return
  await service.setSettings({ ...settings, autoOrientation: true })
}
