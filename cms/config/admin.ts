import { environment } from '../src/environment/environment'

export default () => {
  const settings = environment()
  return {
    auth: { secret: settings.ADMIN_JWT_SECRET },
    apiToken: { salt: settings.API_TOKEN_SALT },
    transfer: { token: { salt: settings.TRANSFER_TOKEN_SALT } },
    secrets: { encryptionKey: settings.ENCRYPTION_KEY },
    autoOpen: false,
    // Nothing to show until the site has a preview of drafts.
    preview: { enabled: false },
    ai: { enabled: false },
    flags: { nps: false, promoteEE: false, docLinks: false },
  }
}
