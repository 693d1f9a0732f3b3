import { environment } from '../src/environment/environment'
import { forgottenPassword } from '../src/mail/forgotten-password'
import { previewLink } from '../src/preview/preview-link'

export default () => {
  const settings = environment()
  return {
    auth: { secret: settings.ADMIN_JWT_SECRET },
    apiToken: { salt: settings.API_TOKEN_SALT },
    transfer: { token: { salt: settings.TRANSFER_TOKEN_SALT } },
    secrets: { encryptionKey: settings.ENCRYPTION_KEY },
    forgotPassword: { emailTemplate: forgottenPassword },
    autoOpen: false,
    preview: {
      enabled: true,
      // The only origin that the panel may show in its preview frame.
      config: { allowedOrigins: [settings.SITE_ORIGIN], handler: previewLink },
    },
    ai: { enabled: false },
    flags: { nps: false, promoteEE: false, docLinks: false },
  }
}
